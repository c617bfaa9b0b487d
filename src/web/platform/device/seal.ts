import type { IDBPDatabase } from 'idb';

const NONCE_BYTES = 12;

/** Something sealed: AES-256-GCM under a key that never leaves the browser, bound to what it is and whose. */
export type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };
/** `bound` names what is sealed and whose it is: under another name it does not open. */
type Lock = { readonly key: CryptoKey; readonly bound: string };

/** A new key that this browser can use and nobody can read out (E5 of security.md 9). */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/**
 * A member's key, from the store `keys` of a database, made when it is first needed. Two tabs that make one at once end
 * with the same.
 */
export async function keyIn(db: IDBPDatabase, owner: string): Promise<CryptoKey> {
  const known = (await db.get('keys', owner)) as CryptoKey | undefined;
  if (known) return known;
  const made = await newKey();
  const tx = db.transaction('keys', 'readwrite');
  const first = (await tx.store.get(owner)) as CryptoKey | undefined;
  if (!first) await tx.store.put(made, owner);
  await tx.done;
  return first ?? made;
}

/** Seals a value. */
export function seal(value: unknown, lock: Lock): Promise<Sealed> {
  return sealBytes(new TextEncoder().encode(JSON.stringify(value)), lock);
}

/** Seals bytes as they are. */
export async function sealBytes(content: Uint8Array<ArrayBuffer>, { key, bound }: Lock): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return { nonce, bytes: await crypto.subtle.encrypt(way(bound, nonce), key, content) };
}

/** Bytes that were sealed; null where they were damaged, or sealed under another key or name. */
export async function unsealBytes(
  { nonce, bytes }: Sealed,
  { key, bound }: Lock,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(way(bound, nonce), key, bytes));
  } catch {
    return null;
  }
}

/** What was sealed; null where it was damaged, or sealed under another key or name. */
export async function unseal({ nonce, bytes }: Sealed, { key, bound }: Lock): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt(way(bound, nonce), key, bytes);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return null;
  }
}

function way(bound: string, iv: Uint8Array<ArrayBuffer>) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(bound) };
}
