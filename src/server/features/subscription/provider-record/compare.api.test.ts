import { afterAll, beforeAll, expect, it } from 'vitest';
import { Database } from '#server/platform/db/database.ts';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { compareStore } from './compare.store.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = new Database({ urls: database.urls, onFault: () => undefined });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('tells how far the comparison came, and never goes back, whichever process writes last', async () => {
  const [noon, one] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T13:00:00Z')];
  expect(await compareStore.until(db)).toBeNull();
  await compareStore.noteUntil(db, one);
  await compareStore.noteUntil(db, noon);
  expect(await compareStore.until(db)).toEqual(one);
});

it('has nobody to read anew where nobody pays', async () => {
  expect(await compareStore.due(db, { now: new Date('2026-11-21T12:00:00Z'), limit: 9 })).toEqual([]);
});
