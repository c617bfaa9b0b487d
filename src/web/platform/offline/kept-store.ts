import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isStorageShut } from '#web/platform/browser-storage.ts';
import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import { keyIn, seal, unseal, type Sealed } from '#web/platform/device/seal.ts';

/** The name of the browser's database. */
const DATABASE = 'kept-on-device';
/** What is sealed is as long as the next multiple of this, in letters, so that its length does not tell what it is. */
const STEP = 8192;

type Row = { readonly owner: string; readonly sealed: Sealed };
interface Schema extends DBSchema {
  things: { key: string; value: Row };
  keys: { key: string; value: CryptoKey };
}
type Inside = { readonly id: string; readonly at: number; readonly content: unknown; readonly pad: string };

/** Something a member keeps here to have it without a connection: since when (this device's clock), and its bytes. */
export type KeptThing = {
  readonly id: string;
  readonly at: number;
  readonly bytes: number;
  readonly content: unknown;
};

/**
 * Keeps something of a member's choice on this device, in place of what it had under that id. Which one it is says
 * something of the member, so id and content lie sealed (AES-256-GCM) under a key that cannot be read out (E5 of
 * security.md 9), and all of it goes with the offline copy. Rejects where the browser has no room or no such database.
 */
export async function keepThing(
  owner: string,
  { id, at, content }: { readonly id: string; readonly at: number; readonly content: unknown },
): Promise<void> {
  await withBase(async (db) => {
    const rows = await rowsOf(db, owner);
    const row = rows.find(({ thing }) => thing.id === id)?.row ?? crypto.randomUUID();
    const bare = JSON.stringify({ id, at, content, pad: '' }).length;
    const inside: Inside = { id, at, content, pad: ' '.repeat((STEP - (bare % STEP)) % STEP) };
    const sealed = await seal(inside, { key: await keyIn(db as unknown as IDBPDatabase, owner), bound: boundTo(row) });
    // Whoever signed out meanwhile keeps nothing here.
    if (!isStorageShut()) await db.put('things', { owner, sealed }, row);
  });
}

/** What a member keeps here, newest first; without what does not open any more. */
export async function keptThings(owner: string): Promise<readonly KeptThing[]> {
  if (!(await isThere())) return [];
  return withBase(async (db) => {
    const rows = await rowsOf(db, owner);
    return rows.map(({ thing }) => thing).toSorted((one, other) => other.at - one.at);
  });
}

/** Removes one thing of a member's from this device. */
export async function dropThing(owner: string, id: string): Promise<void> {
  if (!(await isThere())) return;
  await withBase(async (db) => {
    const rows = await rowsOf(db, owner);
    await Promise.all(rows.filter(({ thing }) => thing.id === id).map(({ row }) => db.delete('things', row)));
  });
}

/** Leaves nothing on this device but what this member keeps; nothing at all for null. */
export async function forgetThings({ but }: { readonly but: string | null }): Promise<void> {
  if (!(await isThere())) return;
  const isHers = await withBase(async (db) => (await db.getAllKeys('keys')).every((owner) => owner === but));
  if (but === null || !isHers) await deleteDB(DATABASE);
}

/** A browser that cannot say has it opened. */
function isThere(): Promise<boolean> {
  return isDatabaseHere(DATABASE, true);
}

async function rowsOf(db: IDBPDatabase<Schema>, owner: string): Promise<{ row: string; thing: KeptThing }[]> {
  const tx = db.transaction(['things', 'keys']);
  const [names, rows, key] = await Promise.all([
    tx.objectStore('things').getAllKeys(),
    tx.objectStore('things').getAll(),
    tx.objectStore('keys').get(owner),
  ]);
  if (!key) return [];
  const opened = await Promise.all(
    rows.map(async (row, at) => {
      const name = names[at] ?? '';
      if (row.owner !== owner) return null;
      const inside = (await unseal(row.sealed, { key, bound: boundTo(name) })) as Inside | null;
      const { bytes } = row.sealed;
      return inside && { row: name, thing: { ...outside(inside), bytes: bytes.byteLength } };
    }),
  );
  return opened.filter((one) => one !== null);
}

function outside({ id, at, content }: Inside) {
  return { id, at, content };
}

/** Each look is short, so that nobody who empties this device waits for a tab. */
async function withBase<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(DATABASE, 1, {
    upgrade: (made) => {
      made.createObjectStore('things');
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

function boundTo(row: string): string {
  return `kept ${row}`;
}
