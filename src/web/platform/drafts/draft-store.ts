import { openDB, type IDBPDatabase } from 'idb';
import { rowsOf, type DraftKind } from './draft-kinds.ts';

type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };
const DATABASE = 'drafts';
const PAGES = 'pages';
const KEYS = 'keys';

/**
 * Keeps a draft on this device, or forgets it, sealed (AES-256-GCM) under a key that cannot be read out and bound to her account, so that nothing
 * of it stands in clear (E5 of security.md 9). Signing out clears both. Rejects where the browser has no such database.
 */
export async function keepDraft(
  { owner, kind }: { readonly owner: string; readonly kind: DraftKind },
  { name, draft }: { name: string; draft: unknown },
): Promise<void> {
  const db = await open();
  try {
    const row = rowsOf(owner, kind)[0] + name;
    if (draft === null) return await db.delete(PAGES, row);
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const bytes = await crypto.subtle.encrypt(
      way(row, nonce),
      await keyOf(db, owner),
      new TextEncoder().encode(JSON.stringify(draft)),
    );
    await db.put(PAGES, { nonce, bytes } satisfies Sealed, row);
  } finally {
    db.close();
  }
}

/** The drafts of one kind that she left on this device, by name; without those that cannot be opened any more. */
export async function keptDrafts(owner: string, kind: DraftKind): Promise<Readonly<Record<string, unknown>>> {
  const db = await open();
  try {
    const [first, beyond] = rowsOf(owner, kind);
    const own = IDBKeyRange.bound(first, beyond);
    const tx = db.transaction([PAGES, KEYS]);
    const [rows, sealed, key] = await Promise.all([
      tx.objectStore(PAGES).getAllKeys(own),
      tx.objectStore(PAGES).getAll(own) as Promise<Sealed[]>,
      tx.objectStore(KEYS).get(owner) as Promise<CryptoKey | undefined>,
    ]);
    if (!key) return {};
    const drafts = await Promise.all(sealed.map((one, at) => unsealed(one, { key, row: String(rows[at]) })));
    return Object.fromEntries(
      drafts.flatMap((draft, at) => (draft ? [[String(rows[at]).slice(first.length), draft]] : [])),
    );
  } finally {
    db.close();
  }
}

async function unsealed({ nonce, bytes }: Sealed, { key, row }: { key: CryptoKey; row: string }): Promise<unknown> {
  const text = await crypto.subtle.decrypt(way(row, nonce), key, bytes).catch(() => null);
  return text && (JSON.parse(new TextDecoder().decode(text)) as unknown);
}

function open(): Promise<IDBPDatabase> {
  return openDB(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore(PAGES);
      db.createObjectStore(KEYS);
    },
  });
}

/** Her key on this device, made when it is first needed. Two tabs that make one at once end with the same. */
async function keyOf(db: IDBPDatabase, owner: string): Promise<CryptoKey> {
  const known = (await db.get(KEYS, owner)) as CryptoKey | undefined;
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const tx = db.transaction(KEYS, 'readwrite');
  const first = (await tx.store.get(owner)) as CryptoKey | undefined;
  if (!first) await tx.store.put(made, owner);
  await tx.done;
  return first ?? made;
}

function way(row: string, iv: Uint8Array<ArrayBuffer>) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`drafts ${row}`) };
}
