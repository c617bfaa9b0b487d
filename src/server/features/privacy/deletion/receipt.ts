import { createPublicKey, createSecretKey } from 'node:crypto';
import type { ReceiptReply } from '#contract/privacy/privacy.schemas.ts';
import { receiptText } from '#domain/privacy/deletion.ts';
import { signed, signingKey } from '#server/platform/vault/signing.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/**
 * A receipt as the member may keep it: signed with Ed25519, so that it can be checked also where this server is gone.
 * The key in it is SPKI in base64.
 */
export function signedReceipt(vault: Vault, { id, erasedAt }: { id: string; erasedAt: Date }): ReceiptReply {
  const key = signingKey(createSecretKey(vault.mac('receipt-signing', 'ed25519')));
  const told = { id, erasedAt: erasedAt.toISOString() };
  const text = receiptText(told);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { ...told, text, signature: signed(key, text).value, publicKey };
}
