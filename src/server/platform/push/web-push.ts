import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { isPushEndpoint } from '#domain/reminder/push-endpoint.ts';
import type { Vault } from '../vault/vault.ts';
import type { Push, PushMessage, PushSubscription } from './push.ts';

/** What goes over the wire, and what came back. Tests give a transport of their own. */
type Sealed = { readonly endpoint: string; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };
export type PushTransport = (sealed: Sealed) => Promise<number>;

type Options = { readonly vault: Vault; readonly subject: string; readonly post?: PushTransport };
type Identity = { readonly publicKey: string; readonly privateKey: string };

const WAIT_MS = 10_000;

/** A message was not taken just now. Neither its text nor its address is in the error. */
export class PushNotTaken extends Error {
  readonly code: string;
  constructor(status: number) {
    super('not taken');
    this.name = 'PushNotTaken';
    this.code = `${status}`;
  }
}

/** Web push (RFC 8030, 8291, 8292): sealed for the one browser, signed as this server. */
export function webPusher({ vault, subject, post = overNetwork }: Options): Push {
  const identity = identityOf(vault);
  return {
    publicKey: identity.publicKey,
    send: async (to, message) => {
      if (!isPushEndpoint(to.endpoint)) return 'gone';
      const status = await post(sealed(to, { message, identity, subject }));
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      throw new PushNotTaken(status);
    },
  };
}

function sealed(
  { endpoint, p256dh, auth }: PushSubscription,
  { message, identity, subject }: { message: PushMessage; identity: Identity; subject: string },
): Sealed {
  const { id, title, text, keptSeconds } = message;
  // The topic lets a later try replace one that waits at the push service: 32 characters of the base64url alphabet.
  const options = {
    vapidDetails: { subject, ...identity },
    TTL: keptSeconds,
    contentEncoding: 'aes128gcm',
    urgency: 'low',
    topic: id.replaceAll('-', ''),
  } as const;
  const made = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ id, title, text }),
    options,
  );
  const headers = Object.fromEntries(Object.entries(made.headers).map(([name, value]) => [name, String(value)]));
  return { endpoint, headers, body: made.body };
}

/** A redirect is not followed: it could lead anywhere. */
async function overNetwork({ endpoint, headers, body }: Sealed): Promise<number> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}

/**
 * The server's own pair of keys, made of its application key: the same after every start. One in four thousand million
 * texts is no key of the curve.
 */
function identityOf(vault: Vault): Identity {
  const pair = createECDH('prime256v1');
  for (let tries = 0; ; tries += 1) {
    const secret = vault.mac('push-identity', `vapid|${tries}`);
    try {
      pair.setPrivateKey(secret);
      return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
    } catch (error) {
      if (tries > 2) throw error;
    }
  }
}
