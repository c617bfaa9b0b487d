import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { findCopy, forgetCopies, keepCopy, takenAt } from './copy-store.ts';

const copy = { cycle: 'a secret day' };
const keep = (owner: string) => keepCopy(owner, { copy, at: 1_000 });
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

afterEach(() => forgetCopies({ but: null }));

test('comes back as it was put there, with its owner and its moment', async () => {
  await keep('mara');
  expect(await findCopy()).toEqual({ owner: 'mara', at: 1_000, copy });
  expect([await takenAt('mara'), await takenAt('jo')]).toEqual([1_000, null]);
});

test('a newer one takes its place', async () => {
  await keep('mara');
  await keepCopy('mara', { copy: 'newer', at: 2_000 });
  expect(await findCopy()).toEqual({ owner: 'mara', at: 2_000, copy: 'newer' });
});

test('a device holds one: what another member had here goes, her key with it', async () => {
  await keep('mara');
  await keep('jo');
  expect(await findCopy()).toMatchObject({ owner: 'jo' });
  expect(await rows('copies')).toHaveLength(1);
  expect(await rows('keys')).toHaveLength(1);
});

test.each([
  ['nobody', null, []],
  ['another', 'jo', []],
  ['her', 'mara', ['offline-copy']],
])('leaves nothing but what is of %s', async (_, but, left) => {
  await keep('mara');
  await forgetCopies({ but });
  expect(await databases()).toEqual(left);
});

test('looking where nothing was kept makes nothing', async () => {
  expect([await findCopy(), await takenAt('mara')]).toEqual([null, null]);
  await forgetCopies({ but: 'mara' });
  expect(await databases()).toEqual([]);
});

test('lies sealed under a key that cannot be read out, and does not open for another', async () => {
  await keep('mara');
  const [row] = (await rows('copies')) as { owner: string; sealed: { bytes: ArrayBuffer } }[];
  expect(new TextDecoder().decode(row?.sealed.bytes)).not.toContain('secret');
  const [key] = (await rows('keys')) as CryptoKey[];
  expect(key?.extractable).toBe(false);
  await put('copies', { ...row, owner: 'jo' }, 'jo');
  await put('keys', key, 'jo');
  await remove('copies', 'mara');
  expect(await findCopy()).toBeNull();
});

async function within<T>(work: (db: IDBDatabase) => IDBRequest<T>): Promise<T> {
  const done = <V>(request: IDBRequest<V>) =>
    new Promise<V>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
  const db = await done(indexedDB.open('offline-copy'));
  try {
    return await done(work(db));
  } finally {
    db.close();
  }
}
const rows = (store: string) => within<unknown[]>((db) => db.transaction(store).objectStore(store).getAll());
const put = (store: string, value: unknown, key: string) =>
  within((db) => db.transaction(store, 'readwrite').objectStore(store).put(value, key));
const remove = (store: string, key: string) =>
  within((db) => db.transaction(store, 'readwrite').objectStore(store).delete(key));
