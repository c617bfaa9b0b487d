import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { forgetAllKept } from '#web/platform/browser-storage.ts';
import { forgetCopies } from './copy-store.ts';
import { dropThing, keepThing, keptThings } from './kept-store.ts';

const SCRIPT = { title: 'A title that tells', cues: ['one'] };
const keep = (owner: string, id = 'ember', at = 1_000) => keepThing(owner, { id, at, content: SCRIPT });
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

afterEach(() => forgetCopies({ but: null }));

test('comes back as it was put there, newest first, with its size', async () => {
  await keep('mara', 'ember', 1_000);
  await keep('mara', 'tide', 2_000);
  const [tide, ember] = await keptThings('mara');
  expect([tide?.id, ember?.id, ember?.at, ember?.content]).toEqual(['tide', 'ember', 1_000, SCRIPT]);
  expect(ember?.bytes).toBeGreaterThan(8_000);
});

test('kept again, it takes the place of the older one', async () => {
  await keep('mara', 'ember', 1_000);
  await keep('mara', 'ember', 5_000);
  expect((await keptThings('mara')).map(({ at }) => at)).toEqual([5_000]);
});

test('one is removed, the others stay', async () => {
  await keep('mara', 'ember');
  await keep('mara', 'tide');
  await dropThing('mara', 'ember');
  expect((await keptThings('mara')).map(({ id }) => id)).toEqual(['tide']);
});

test('neither what it is nor its words stand in clear, and its length does not tell it', async () => {
  await keep('mara', 'ember');
  await keepThing('mara', { id: 'tide', at: 1_000, content: { ...SCRIPT, cues: Array(40).fill('a longer one') } });
  const rows = await rowsIn('things');
  expect(rows).toHaveLength(2);
  const stored = rows.map(([name, row]) => JSON.stringify(name) + text(row.sealed.bytes)).join();
  expect(stored).not.toMatch(/ember|tide|title|tells/i);
  expect(new Set(rows.map(([, { sealed }]) => sealed.bytes.byteLength)).size).toBe(1);
});

test.each([
  ['nobody', null, []],
  ['another', 'jo', []],
  ['her', 'mara', ['kept-on-device']],
])('what takes the offline copy away takes it too: left to %s', async (_, but, left) => {
  await keep('mara');
  await forgetCopies({ but });
  expect(await databases()).toEqual(left);
});

test('of another member on this device nothing is shown', async () => {
  await keep('mara');
  expect(await keptThings('jo')).toEqual([]);
});

test('a download that ends after the sign-out leaves nothing', async () => {
  forgetAllKept();
  await keep('mara');
  expect(await keptThings('mara')).toEqual([]);
});

test('looking where nothing was kept makes nothing', async () => {
  expect(await keptThings('mara')).toEqual([]);
  await dropThing('mara', 'ember');
  expect(await databases()).toEqual([]);
});

type Row = { readonly sealed: { readonly bytes: ArrayBuffer } };
const text = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);
async function rowsIn(store: string): Promise<[IDBValidKey, Row][]> {
  const done = <V>(request: IDBRequest<V>) =>
    new Promise<V>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
  const db = await done(indexedDB.open('kept-on-device'));
  try {
    const all = db.transaction(store).objectStore(store);
    const [keys, rows] = await Promise.all([done(all.getAllKeys()), done(all.getAll() as IDBRequest<Row[]>)]);
    return keys.map((key, at) => [key, rows[at] as Row]);
  } finally {
    db.close();
  }
}
