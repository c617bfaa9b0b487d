import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import { newKey, seal, unseal, type Sealed } from '#web/platform/device/seal.ts';
import { forgetThings } from './kept-store.ts';
import { forgetSounds } from './sound-store.ts';

/** The name of the browser's database. */
const DATABASE = 'offline-copy';

/** The copy of one member; `at` is when this device took it, in milliseconds by its own clock. */
type Row = { readonly owner: string; readonly at: number; readonly sealed: Sealed };
interface Schema extends DBSchema {
  copies: { key: string; value: Row };
  keys: { key: string; value: CryptoKey };
}

/** What a member may read on this device without a line, as it was put there. */
export type FoundCopy = { readonly owner: string; readonly at: number; readonly copy: unknown };

/**
 * Keeps what a member may read here without a line, in place of what was there, sealed (AES-256-GCM) under a key that
 * cannot be read out (E5 of security.md 9). A device holds one such copy: what another member had here goes in the same
 * step.
 */
export function keepCopy(owner: string, { copy, at }: { copy: unknown; at: number }): Promise<void> {
  return withBase(async (db) => {
    const key = (await db.get('keys', owner)) ?? (await newKey());
    const sealed = await seal(copy, { key, bound: boundTo(owner) });
    const tx = db.transaction(['copies', 'keys'], 'readwrite');
    await Promise.all([tx.objectStore('copies').clear(), tx.objectStore('keys').clear()]);
    await Promise.all([
      tx.objectStore('copies').put({ owner, at, sealed }, owner),
      tx.objectStore('keys').put(key, owner),
    ]);
    await tx.done;
  });
}

/** The copy on this device, opened; null where there is none, or it cannot be opened any more. */
export async function findCopy(): Promise<FoundCopy | null> {
  if (!(await isThere())) return null;
  return withBase(async (db) => {
    const [row] = await db.getAll('copies');
    const key = row && (await db.get('keys', row.owner));
    const copy = row && key ? await unseal(row.sealed, { key, bound: boundTo(row.owner) }) : null;
    return row && copy !== null ? { owner: row.owner, at: row.at, copy } : null;
  });
}

/**
 * When the copy of a member was taken, in milliseconds by this device's clock; null where there is none of the
 * member's.
 */
export async function takenAt(owner: string): Promise<number | null> {
  if (!(await isThere())) return null;
  return withBase(async (db) => (await db.get('copies', owner))?.at ?? null);
}

/**
 * Leaves nothing on this device but the copy of this member and what the member keeps beside it; nothing at all for
 * null.
 */
export async function forgetCopies({ but }: { but: string | null }): Promise<void> {
  await Promise.all([forgetCopy({ but }), forgetThings({ but }), forgetSounds({ but })]);
}

async function forgetCopy({ but }: { but: string | null }): Promise<void> {
  if (!(await isThere())) return;
  const isHers = await withBase(async (db) => (await db.getAllKeys('copies')).every((owner) => owner === but));
  if (but === null || !isHers) await deleteDB(DATABASE);
}

/** A browser that cannot say has it opened. */
function isThere(): Promise<boolean> {
  return isDatabaseHere(DATABASE, true);
}

/** Each look is short, so that nobody who empties this device waits for a tab. */
async function withBase<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(DATABASE, 1, {
    upgrade: (made) => {
      made.createObjectStore('copies');
      made.createObjectStore('keys');
    },
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

function boundTo(owner: string): string {
  // The word before it is that of the first sealed store: copies that lie on devices are bound by it.
  return `outbox copy ${owner}`;
}
