import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import { keyIn, seal, unseal, type Sealed } from '#web/platform/device/seal.ts';
import type { OutboxEntry, NewEntry, OutboxStore } from './entry.ts';

/** The name of the browser's database. */
export const DATABASE = 'outbox';

type Row = { readonly order?: number; readonly owner: string; readonly sealed: Sealed };
interface Schema extends DBSchema {
  entries: { key: number; value: Row; indexes: { owner: string } };
  keys: { key: string; value: CryptoKey };
}
type Db = IDBPDatabase<Schema>;

/**
 * The outbox in the browser's database: each entry sealed under a key of its owner that lies beside it and cannot be
 * read out. Throws where the browser has no such database.
 */
export async function sealedStore(): Promise<OutboxStore> {
  const base = new Base();
  await base.open();
  const sealedOf = async (owner: string, entry: Omit<OutboxEntry, 'order'>): Promise<Sealed> =>
    seal(entry, { key: await keyIn((await base.open()) as unknown as IDBPDatabase, owner), bound: boundTo(owner) });
  return {
    lasting: true,
    add: async (owner, entry: NewEntry) => {
      const fresh = { ...entry, refused: null };
      const order = await (await base.open()).add('entries', { owner, sealed: await sealedOf(owner, fresh) });
      return { ...fresh, order };
    },
    all: async (owner) => {
      const db = await base.peek();
      return db ? readAll(db, owner) : { entries: [], unreadable: [] };
    },
    change: async (owner, { order, ...entry }) => {
      const sealed = await sealedOf(owner, entry);
      const tx = (await base.open()).transaction('entries', 'readwrite');
      // What the member discarded in another tab meanwhile does not come back.
      if (await tx.store.get(order)) await tx.store.put({ order, owner, sealed });
      await tx.done;
    },
    remove: async (_owner, order) => (await base.open()).delete('entries', order),
    clear: async (owner) => {
      const isEmpty = await clearOf(await base.open(), owner);
      if (isEmpty) await base.erase();
    },
  };
}

/** Keeps one connection, gives way to a tab that erases the database, and opens anew when it is needed again. */
class Base {
  #opening: Promise<Db> | null = null;

  open(): Promise<Db> {
    this.#opening ??= openDB<Schema>(DATABASE, 1, {
      upgrade: (db) => {
        db.createObjectStore('entries', { keyPath: 'order', autoIncrement: true }).createIndex('owner', 'owner');
        db.createObjectStore('keys');
      },
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        this.#opening = null;
      },
      terminated: () => void (this.#opening = null),
    }).catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  /** Without making one where there is none. */
  async peek(): Promise<Db | null> {
    return this.#opening || (await isDatabaseHere(DATABASE, true)) ? this.open() : null;
  }

  async erase(): Promise<void> {
    (await this.open()).close();
    this.#opening = null;
    await deleteDB(DATABASE);
  }
}

async function readAll(db: Db, owner: string): Promise<{ entries: OutboxEntry[]; unreadable: number[] }> {
  const [rows, key] = await Promise.all([db.getAllFromIndex('entries', 'owner', owner), db.get('keys', owner)]);
  const read = await Promise.all(
    rows.map(async ({ order = 0, sealed }) => ({
      order,
      value: entryOf(key ? await unseal(sealed, { key, bound: boundTo(owner) }) : null),
    })),
  );
  const entries = read.flatMap(({ order, value }) => (value ? [{ ...value, order }] : []));
  const unreadable = read.filter(({ value }) => !value).map(({ order }) => order);
  return { entries: entries.toSorted((a, b) => a.order - b.order), unreadable };
}

type Stored = Omit<OutboxEntry, 'order'>;

/** An opened row as an entry. A release before this one called its `entityKey` `thing`. */
function entryOf(value: unknown): Stored | null {
  if (typeof value !== 'object' || value === null || !('name' in value && 'key' in value)) return null;
  if ('entityKey' in value) return value as unknown as Stored;
  if (!('thing' in value)) return null;
  const { thing: entityKey, ...entry } = value;
  return { ...entry, entityKey } as unknown as Stored;
}

async function clearOf(db: Db, owner: string): Promise<boolean> {
  const tx = db.transaction(['entries', 'keys'], 'readwrite');
  const [entries, keys] = [tx.objectStore('entries'), tx.objectStore('keys')];
  for (const order of await entries.index('owner').getAllKeys(owner)) await entries.delete(order);
  await keys.delete(owner);
  const left = await entries.count();
  await tx.done;
  return left === 0;
}

function boundTo(owner: string): string {
  return `outbox ${owner}`;
}
