const NONCE_BYTES = 12;

/** Something sealed: AES-256-GCM under a key that never leaves the browser, bound to its owner. */
export type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

/** A new key that this browser can use and nobody can read out (E5 of security.md 9). */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Seals a value for its owner. */
export async function seal(value: unknown, { key, owner }: { key: CryptoKey; owner: string }): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: bound(owner) },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return { nonce, bytes };
}

/** What was sealed; null where it was damaged, or sealed under another key or for somebody else. */
export async function unseal(sealed: Sealed, { key, owner }: { key: CryptoKey; owner: string }): Promise<unknown> {
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.nonce, additionalData: bound(owner) },
      key,
      sealed.bytes,
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}

function bound(owner: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`outbox ${owner}`);
}
