import type { SignedProof } from '#contract/privacy-proof/privacy-proof.schemas.ts';

/** `open` where this browser does not know Ed25519 or stands on no safe origin. */
export type Signature = 'good' | 'bad' | 'open';
/** A text, its signature and the key of it, both in base64; a key is bare, or wrapped as RFC 8410 has it. */
type SignedText = {
  readonly text: string;
  readonly signature: string;
  readonly publicKey: string;
  readonly form: 'raw' | 'spki';
};

/** Whether a proof bears the signature of its key. */
export function checkSignature({ payload, signature }: SignedProof): Promise<Signature> {
  return checkText({
    text: JSON.stringify(payload),
    signature: signature.value,
    publicKey: signature.publicKey,
    form: 'raw',
  });
}

/** Whether a text bears the signature of its key. */
export async function checkText({ text, signature, publicKey, form }: SignedText): Promise<Signature> {
  if (!globalThis.crypto?.subtle) return 'open';
  const key = await crypto.subtle.importKey(form, bytesOf(publicKey), 'Ed25519', false, ['verify']).catch(() => null);
  if (!key) return 'open';
  const isRight = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text));
  return isRight ? 'good' : 'bad';
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
