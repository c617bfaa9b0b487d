import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Whether this browser can hold or use a passkey. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** The member closed the browser's own question, or no passkey of the member's is here. Nothing was done. */
export class NoPasskey extends Error {}

/**
 * Asks the browser for a passkey of this site: the member's finger, face or PIN. Both sides as JSON text. Rejects with
 * NoPasskey when none comes.
 */
export async function answerByPasskey(options: string): Promise<string> {
  return JSON.stringify(
    await heard(
      startAuthentication({
        optionsJSON: JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      }),
    ),
  );
}

/** Has the browser make a passkey. Rejects as answerByPasskey does. */
export async function makePasskey(options: string): Promise<string> {
  return JSON.stringify(
    await heard(
      startRegistration({ optionsJSON: JSON.parse(options) as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
    ),
  );
}

function heard<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((cause: unknown) => {
    throw new NoPasskey(undefined, { cause });
  });
}
