import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

// RFC 8410: an Ed25519 private key in PKCS#8 is this head and its 32 bytes.
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const RAW_BYTES = 32;

/** An Ed25519 key made of 32 secret bytes. */
export function signingKey(secret: KeyObject): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret.export()]), format: 'der', type: 'pkcs8' });
}

/** The signature of a text (UTF-8) and the public key that checks it, both in base64; the key as its 32 raw bytes. */
export function signed(key: KeyObject, text: string): { readonly publicKey: string; readonly value: string } {
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES);
  return { publicKey: publicKey.toString('base64'), value: sign(null, Buffer.from(text), key).toString('base64') };
}
