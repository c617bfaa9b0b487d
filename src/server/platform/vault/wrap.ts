import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { RootKey } from './root-key.ts';

/** A key sealed by a root key: nonce(12) | ciphertext | tag(16), bound to its owner by the additional data. */
export type Wrapped = { readonly rootKeyId: string; readonly wrapped: Buffer };

/** Seals a data key under a root key for one owner ("user|<id>|1", "app|email-index|1"). */
export function wrapKey(root: RootKey, key: Buffer, owner: string): Wrapped {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', root.bytes, nonce).setAAD(Buffer.from(`${root.id}|${owner}`));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return { rootKeyId: root.id, wrapped: Buffer.concat([nonce, sealed, cipher.getAuthTag()]) };
}

/** Opens a wrapped key. Throws when the root key is not live any more, or the key belongs to another owner. */
export function unwrapKey(roots: readonly RootKey[], sealed: Wrapped, owner: string): Buffer {
  const root = roots.find((key) => key.id === sealed.rootKeyId);
  if (!root) throw new Error(`root key ${sealed.rootKeyId} is not live`);
  const body = sealed.wrapped;
  const decipher = createDecipheriv('aes-256-gcm', root.bytes, body.subarray(0, 12)).setAAD(
    Buffer.from(`${root.id}|${owner}`),
  );
  decipher.setAuthTag(body.subarray(-16));
  return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]);
}
