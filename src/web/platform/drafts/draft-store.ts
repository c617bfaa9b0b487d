import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import { keyIn, seal, unseal, type Sealed } from '#web/platform/device/seal.ts';
import { DRAFTS_DATABASE, DRAFT_KINDS, rowsOf, type DraftKind } from './draft-kinds.ts';

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

/** Forgets every draft of a member on this device, the key included; another's stay. */
export async function forgetDrafts(owner: string): Promise<void> {
  if (!(await isDatabaseHere(DRAFTS_DATABASE, false))) return;
  const db = await open();
  const tx = db.transaction([PAGES, KEYS], 'readwrite');
  const [pages, keys] = [tx.objectStore(PAGES), tx.objectStore(KEYS)];
  await Promise.all([
    ...DRAFT_KINDS.map((kind) => pages.delete(IDBKeyRange.bound(...rowsOf(owner, kind)))),
    keys.delete(owner),
  ]);
  const left = await keys.count();
  await tx.done;
  db.close();
  if (left === 0) await deleteDB(DRAFTS_DATABASE);
}

function open(): Promise<IDBPDatabase> {
  return openDB(DRAFTS_DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore(PAGES);
      db.createObjectStore(KEYS);
    },
    // Whoever empties this device waits for no tab.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

function boundTo(row: string): string {
  return `drafts ${row}`;
}
