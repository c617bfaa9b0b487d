import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { PRODUCT } from '#domain/account/product.ts';

/** Whose site a passkey belongs to: the public origin and its host. */
export type Site = { readonly origin: string };
export type KnownPasskey = { readonly credentialId: Buffer; readonly transports: readonly string[] };
export type NewPasskey = {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};

const hostOf = ({ origin }: Site) => new URL(origin).hostname;
const named = (known: readonly KnownPasskey[]) =>
  known.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    transports: [...transports],
  }));

/**
 * What a browser needs to make a passkey. `user` is a random id of ours, never the member's address alone; those the
 * member has are left out.
 */
export async function enrolment(
  site: Site,
  { userId, email, has, challenge }: { userId: string; email: string; has: readonly KnownPasskey[]; challenge: Buffer },
) {
  return generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: hostOf(site),
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    challenge: new Uint8Array(challenge),
    attestationType: 'none',
    excludeCredentials: named(has),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser needs to use one: any of the member's, or, where nobody is known yet, any it holds. */
export async function question(site: Site, { has, challenge }: { has: readonly KnownPasskey[]; challenge: Buffer }) {
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    challenge: new Uint8Array(challenge),
    allowCredentials: named(has),
    userVerification: 'required',
  });
}

/**
 * A browser's answer, as far as we read it ourselves: the challenge it claims to answer, and which passkey. Null when
 * it is none.
 */
export type PasskeyAnswer = { readonly challenge: string; readonly credentialId: Buffer; readonly whole: unknown };
export function readWords(answer: string): PasskeyAnswer | null {
  try {
    const whole = JSON.parse(answer) as { id: unknown; response: { clientDataJSON: string } };
    const { challenge } = JSON.parse(Buffer.from(whole.response.clientDataJSON, 'base64url').toString()) as {
      challenge: unknown;
    };
    return typeof challenge === 'string' && typeof whole.id === 'string'
      ? { challenge, credentialId: Buffer.from(whole.id, 'base64url'), whole }
      : null;
  } catch {
    return null;
  }
}

/** The passkey that a browser made for a challenge of ours; null when anything about it is not right. */
export async function readEnrolment(site: Site, { challenge, whole }: PasskeyAnswer): Promise<NewPasskey | null> {
  const read = await verifyRegistrationResponse({
    response: whole as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: true,
  }).catch(() => null);
  if (!read?.verified) return null;
  const { id, publicKey, counter, transports = [] } = read.registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transports.slice(0, 8),
  };
}

/** The new counter when an answer was signed by this passkey for a challenge of ours; null when not. */
export async function readAnswer(
  site: Site,
  {
    answer: { challenge, credentialId, whole },
    passkey,
  }: { answer: PasskeyAnswer; passkey: { publicKey: Buffer; counter: number } },
): Promise<number | null> {
  const credential = {
    id: credentialId.toString('base64url'),
    publicKey: new Uint8Array(passkey.publicKey),
    counter: passkey.counter,
  };
  const read = await verifyAuthenticationResponse({
    response: whole as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    credential,
    requireUserVerification: true,
  }).catch(() => null);
  return read?.verified ? read.authenticationInfo.newCounter : null;
}
