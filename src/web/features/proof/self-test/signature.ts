import type { SignedProof } from '#contract/proof/proof.schemas.ts';

/** Whether a proof bears the signature of its key; `open` where this browser does not know Ed25519 or stands on no safe origin. */
export async function checkSignature({ payload, signature }: SignedProof): Promise<'good' | 'bad' | 'open'> {
  if (!globalThis.crypto?.subtle) return 'open';
  const key = await crypto.subtle.importKey('raw', bytesOf(signature.publicKey), 'Ed25519', false, ['verify']).catch(() => null);
  if (!key) return 'open';
  const isRight = await crypto.subtle.verify('Ed25519', key, bytesOf(signature.value), new TextEncoder().encode(JSON.stringify(payload)));
  return isRight ? 'good' : 'bad';
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
