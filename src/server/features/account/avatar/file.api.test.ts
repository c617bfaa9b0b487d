import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { run } from '#server/testing/database.ts';
import { Database } from '#server/platform/db/database.ts';
import { fileStore } from './file.store.ts';

let open: TestApp;
let db: Database;
beforeAll(async () => {
  open = await openTestApp();
  db = new Database({ urls: open.database.urls, onFault: () => undefined });
});
afterAll(async () => {
  await db.close();
  await open.close();
});

it('tells of names which are files of somebody, whosever they are', async () => {
  await member(open);
  const [hers, nobodys] = [randomUUID(), randomUUID()];
  await run(open.database.adminUrl, (client) =>
    client.query('insert into auth.file (id, user_id, bytes) select $1, user_id, 7 from auth.account limit 1', [hers]),
  );
  expect(await fileStore.kept(db, [hers, nobodys])).toEqual(new Set([hers]));
  expect(await fileStore.kept(db, [nobodys])).toEqual(new Set());
});
