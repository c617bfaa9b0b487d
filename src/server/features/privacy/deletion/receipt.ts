import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { ReceiptReply } from '#contract/privacy/privacy.schemas.ts';
import { receiptText } from '#domain/privacy/deletion.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

// RFC 8410: what stands before the 32 bytes of an Ed25519 key in PKCS #8.
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A receipt as she may keep it: signed with Ed25519, so that it can be checked also where this server is gone. The key in it is SPKI in base64. */
export function signedReceipt(vault: Vault, { id, erasedAt }: { id: string; erasedAt: Date }): ReceiptReply {
  const key = receiptKey(vault);
  const told = { id, erasedAt: erasedAt.toISOString() };
  const text = receiptText(told);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { ...told, text, signature: sign(null, Buffer.from(text), key).toString('base64'), publicKey };
}

function receiptKey(vault: Vault): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8, vault.mac('receipt-signing', 'ed25519')]), format: 'der', type: 'pkcs8' });
}
