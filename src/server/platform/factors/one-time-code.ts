import { Secret, TOTP } from 'otpauth';
import { PRODUCT } from '#domain/account/product.ts';

const SECONDS = 30;
const settings = { issuer: PRODUCT, algorithm: 'SHA1', digits: 6, period: SECONDS } as const;

/** A fresh seed: 160 random bits (RFC 4226). */
export function newSeed(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

/** A seed as the member's app takes it: in letters and digits, and as a link. `label` is the address the app shows. */
export function setupOf(seed: Buffer, label: string): { key: string; link: string } {
  const totp = new TOTP({ ...settings, label, secret: secretOf(seed) });
  return { key: totp.secret.base32, link: totp.toString() };
}

/**
 * The step of time (30 s, RFC 6238) a code belongs to, at most one away from `at`; null when it belongs to none of
 * these.
 */
export function stepOf(seed: Buffer, { code, at }: { code: string; at: Date }): number | null {
  const delta = new TOTP({ ...settings, label: '', secret: secretOf(seed) }).validate({
    token: code,
    timestamp: at.getTime(),
    window: 1,
  });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / SECONDS) + delta;
}

/** The code of a moment: what the member's app would show. */
export function codeAt(seed: Buffer, at: Date): string {
  return new TOTP({ ...settings, label: '', secret: secretOf(seed) }).generate({ timestamp: at.getTime() });
}

function secretOf(seed: Buffer): Secret {
  return Secret.fromHex(seed.toString('hex'));
}
