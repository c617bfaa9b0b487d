import { afterAll, beforeAll, expect, it } from 'vitest';
import { Database } from '../db/database.ts';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { keptStore } from './kept.store.ts';

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

it('says nothing of what was never done, then when it was last done', async () => {
  expect(await keptStore.read(db)).toEqual({ backup: null, drill: null, root_rotation: null });
  await keptStore.note(db, 'backup', new Date('2026-11-21T03:00:00Z'));
  await keptStore.note(db, 'drill', new Date('2026-11-20T03:00:00Z'));
  expect(await keptStore.read(db)).toEqual({
    backup: new Date('2026-11-21T03:00:00Z'),
    drill: new Date('2026-11-20T03:00:00Z'),
    root_rotation: null,
  });
});

it('never goes back to an earlier date, whichever process writes last', async () => {
  await keptStore.note(db, 'backup', new Date('2026-11-22T03:00:00Z'));
  await keptStore.note(db, 'backup', new Date('2026-11-21T04:00:00Z'));
  expect((await keptStore.read(db)).backup).toEqual(new Date('2026-11-22T03:00:00Z'));
});

it('is written by the worker alone', async () => {
  await expect(db.asVisitor((tx) => tx.callFunction('keep_date', ['drill', new Date()]))).rejects.toMatchObject({
    code: '42501',
  });
});
