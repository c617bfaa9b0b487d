import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { countDrafts } from './count-drafts.ts';
import { keepDraft, keptDrafts } from './draft-store.ts';

const page = (owner: string) => ({ owner, kind: 'journal' }) as const;
const NEW_PAGE = 'new';
const draft = {
  written: { title: 'Secret title', content: 'soup', mood: null, dreamInsights: '', tags: [] },
  version: null,
};

test('come back to their owner, to nobody else, and are gone once kept', async () => {
  await keepDraft(page('mara'), { name: NEW_PAGE, draft });
  expect(await keptDrafts('mara', 'journal')).toEqual({ [NEW_PAGE]: draft });
  expect([await countDrafts('mara'), await countDrafts('jo')]).toEqual([
    { journal: 1, day_log: 0, circle: 0, rating: 0 },
    { journal: 0, day_log: 0, circle: 0, rating: 0 },
  ]);
  expect(await keptDrafts('jo', 'journal')).toEqual({});
  await keepDraft(page('mara'), { name: NEW_PAGE, draft: null });
  expect(await keptDrafts('mara', 'journal')).toEqual({});
});

test('of a page and of a day do not meet', async () => {
  await keepDraft(page('mara'), { name: NEW_PAGE, draft });
  await keepDraft({ owner: 'mara', kind: 'day_log' }, { name: '2026-11-20', draft: { flow: 'light' } });
  expect(await keptDrafts('mara', 'day_log')).toEqual({ '2026-11-20': { flow: 'light' } });
  expect(await keptDrafts('mara', 'journal')).toEqual({ [NEW_PAGE]: draft });
  expect(await countDrafts('mara')).toEqual({ journal: 1, day_log: 1, circle: 0, rating: 0 });
  await keepDraft({ owner: 'mara', kind: 'day_log' }, { name: '2026-11-20', draft: null });
  await keepDraft(page('mara'), { name: NEW_PAGE, draft: null });
  expect(await countDrafts('mara')).toEqual({ journal: 0, day_log: 0, circle: 0, rating: 0 });
});

test('lie sealed: nothing of them stands in clear, and the key cannot be read out', async () => {
  await keepDraft(page('mara'), { name: NEW_PAGE, draft });
  const db = await new Promise<IDBDatabase>((done, fail) => {
    const asked = indexedDB.open('drafts');
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  const all = (store: string) =>
    new Promise<unknown[]>((done) => {
      const asked = db.transaction(store).objectStore(store).getAll();
      asked.onsuccess = () => done(asked.result as unknown[]);
    });
  const [sealed] = (await all('pages')) as { bytes: ArrayBuffer }[];
  expect(new TextDecoder().decode(sealed?.bytes)).not.toMatch(/Secret|soup/);
  const [key] = (await all('keys')) as CryptoKey[];
  expect(key?.extractable).toBe(false);
  db.close();
});
