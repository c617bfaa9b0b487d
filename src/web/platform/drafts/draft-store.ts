import { openDB, type IDBPDatabase } from 'idb';
import { keyIn, seal, unseal, type Sealed } from '#web/platform/device/seal.ts';
import { DRAFTS_DATABASE, rowsOf, type DraftKind } from './draft-kinds.ts';

const PAGES = 'pages';
const KEYS = 'keys';

/**
 * Keeps a draft on this device, or forgets it, sealed (AES-256-GCM) under a key that cannot be read out and bound to
 * the member's account, so that nothing of it stands in clear (E5 of security.md 9). Signing out clears both. Rejects
 * where the browser has no such database.
 */
export async function keepDraft(
  { owner, kind }: { readonly owner: string; readonly kind: DraftKind },
  { name, draft }: { name: string; draft: unknown },
): Promise<void> {
  const db = await open();
  try {
    const row = rowsOf(owner, kind)[0] + name;
    if (draft === null) return await db.delete(PAGES, row);
    await db.put(PAGES, await seal(draft, { key: await keyIn(db, owner), bound: boundTo(row) }), row);
  } finally {
    db.close();
  }
}

/**
 * The drafts of one kind that the member left on this device, by name; without those that cannot be opened any more.
 */
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
    const drafts = await Promise.all(sealed.map((one, at) => unseal(one, { key, bound: boundTo(String(rows[at])) })));
    return Object.fromEntries(
      drafts.flatMap((draft, at) => (draft ? [[String(rows[at]).slice(first.length), draft]] : [])),
    );
  } finally {
    db.close();
  }
}

function open(): Promise<IDBPDatabase> {
  return openDB(DRAFTS_DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore(PAGES);
      db.createObjectStore(KEYS);
    },
  });
}

function boundTo(row: string): string {
  return `drafts ${row}`;
}
