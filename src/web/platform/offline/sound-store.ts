import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isStorageShut } from '#web/platform/browser-storage.ts';
import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import { keyIn, sealBytes, unsealBytes, type Sealed } from '#web/platform/device/seal.ts';
import { SOUND_PIECE } from './sound-address.ts';

/** The name of the browser's database. */
const DATABASE = 'kept-sound';

type Row = { readonly owner: string; readonly sealed: Sealed };
interface Schema extends DBSchema {
  pieces: { key: [name: string, at: number]; value: Row };
  keys: { key: string; value: CryptoKey };
}
type Piece = { readonly name: string; readonly at: number };

/**
 * Keeps a piece of a sound on this device, sealed as everything here (E5 of security.md 9). Every piece is as long as
 * the others, and the name says nothing: what a sound is stands in the sealed store beside it. Rejects where there is no
 * room.
 */
export async function keepPiece(owner: string, { name, at }: Piece, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const even = new Uint8Array(SOUND_PIECE);
  even.set(bytes);
  await withBase(async (db) => {
    const key = await keyIn(db as unknown as IDBPDatabase, owner);
    const sealed = await sealBytes(even, { key, bound: boundTo({ name, at }) });
    // Whoever signed out meanwhile keeps nothing here.
    if (!isStorageShut()) await db.put('pieces', { owner, sealed }, [name, at]);
  });
}

/** How many pieces of a sound are here, from its beginning on. */
export async function piecesOf(name: string): Promise<number> {
  if (!(await isThere())) return 0;
  return withBase((db) => db.count('pieces', all(name)));
}

/** One piece of a sound; null where it is not here, or does not open any more. */
export async function readPiece({ name, at }: Piece): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(await isThere())) return null;
  return withBase(async (db) => {
    const row = await db.get('pieces', [name, at]);
    const key = row && (await db.get('keys', row.owner));
    return row && key ? unsealBytes(row.sealed, { key, bound: boundTo({ name, at }) }) : null;
  });
}

/** Removes a sound from this device. */
export async function dropSound(name: string): Promise<void> {
  if (await isThere()) await withBase((db) => db.delete('pieces', all(name)));
}

/** Leaves nothing on this device but what this member keeps; nothing at all for null. */
export async function forgetSounds({ but }: { readonly but: string | null }): Promise<void> {
  if (!(await isThere())) return;
  const isHers = await withBase(async (db) => (await db.getAllKeys('keys')).every((owner) => owner === but));
  if (but === null || !isHers) await deleteDB(DATABASE);
}

/** A browser that cannot say has it opened. */
function isThere(): Promise<boolean> {
  return isDatabaseHere(DATABASE, true);
}

function all(name: string): IDBKeyRange {
  return IDBKeyRange.bound([name, 0], [name, Infinity]);
}

/** Each look is short, so that nobody who empties this device waits for a tab. */
async function withBase<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(DATABASE, 1, {
    upgrade: (made) => {
      made.createObjectStore('pieces');
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

function boundTo({ name, at }: Piece): string {
  return `sound ${name} ${at}`;
}
