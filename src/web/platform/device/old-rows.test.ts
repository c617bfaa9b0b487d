import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, type IDBPDatabase } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptDrafts } from '#web/platform/drafts/draft-store.ts';
import { findCopy } from '#web/platform/offline/copy-store.ts';
import { sealedStore } from '#web/platform/outbox/sealed-store.ts';

// What lies on devices was sealed before the three stores shared their code: written here by hand, as it was then.
beforeEach(() => void (globalThis.indexedDB = new IDBFactory()));
afterEach(() => void (globalThis.indexedDB = new IDBFactory()));

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

async function sealedThen(value: unknown, { key, bound }: { key: CryptoKey; bound: string }) {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const way = { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(bound) };
  return { nonce, bytes: await crypto.subtle.encrypt(way, key, new TextEncoder().encode(JSON.stringify(value))) };
}

async function within(name: string, store: string, work: (db: IDBPDatabase, key: CryptoKey) => Promise<unknown>) {
  const key = await newKey();
  const db = await openDB(name, 1, {
    upgrade: (made) => {
      if (store === 'entries')
        made.createObjectStore(store, { keyPath: 'order', autoIncrement: true }).createIndex('owner', 'owner');
      else made.createObjectStore(store);
      made.createObjectStore('keys');
    },
  });
  await db.put('keys', key, 'mara');
  await work(db, key);
  db.close();
}

test('a draft', async () => {
  const row = 'mara/journal/new';
  await within('drafts', 'pages', async (db, key) =>
    db.put('pages', await sealedThen({ title: 'Half a thought' }, { key, bound: `drafts ${row}` }), row),
  );
  expect(await keptDrafts('mara', 'journal')).toEqual({ new: { title: 'Half a thought' } });
});

test('an entry of the outbox', async () => {
  const entry = {
    name: 'putDayLog',
    input: { a: 1 },
    thing: 'day',
    key: 'k',
    at: '2026-11-20T10:00:00Z',
    refused: null,
  };
  await within('outbox', 'entries', async (db, key) =>
    db.add('entries', { owner: 'mara', sealed: await sealedThen(entry, { key, bound: 'outbox mara' }) }),
  );
  const { thing: entityKey, ...same } = entry;
  expect(await (await sealedStore()).all('mara')).toEqual({
    entries: [{ ...same, entityKey, order: 1 }],
    unreadable: [],
  });
});

test('a copy for reading without a line', async () => {
  await within('offline-copy', 'copies', async (db, key) =>
    db.put(
      'copies',
      { owner: 'mara', at: 5, sealed: await sealedThen({ days: 3 }, { key, bound: 'outbox copy mara' }) },
      'mara',
    ),
  );
  expect(await findCopy()).toEqual({ owner: 'mara', at: 5, copy: { days: 3 } });
});
