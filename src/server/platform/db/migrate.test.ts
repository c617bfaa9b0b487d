import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;
let folder = '';

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mh-migrations-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await admin((client) => client.query('drop schema if exists made cascade'));
});

const admin = <T>(work: (client: Client) => Promise<T>): Promise<T> => run(database.adminUrl, work);
const file = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);
const apply = (): Promise<string[]> => admin((client) => migrate(client, readMigrations(folder)));

beforeEach(() => admin((client) => client.query('drop schema if exists deploy cascade')));

test('what is missing is applied in order, as mh_owner, once', async () => {
  file('0002_more.sql', 'create table made.two ();');
  file('0001_ground.sql', 'create schema made; create table made.one ();');
  expect(await apply()).toEqual(['0001_ground.sql', '0002_more.sql']);
  const owners = await admin((client) =>
    client.query("select tablename, tableowner from pg_tables where schemaname = 'made' order by 1"),
  );
  expect(owners.rows).toEqual([
    { tablename: 'one', tableowner: 'mh_owner' },
    { tablename: 'two', tableowner: 'mh_owner' },
  ]);
  expect(await apply()).toEqual([]);
  file('0003_third.sql', 'create table made.three ();');
  expect(await apply()).toEqual(['0003_third.sql']);
});

test('a file that fails leaves nothing of itself, and what stood before stays', async () => {
  file('0001_ground.sql', 'create schema made;');
  file('0002_broken.sql', 'create table made.half (); select 1 / 0;');
  await expect(apply()).rejects.toThrow('Migration 0002_broken.sql failed: division by zero');
  const { rows } = await admin((client) =>
    client.query("select to_regclass('made.half') as half, (select max(number) from deploy.migration) as newest"),
  );
  expect(rows).toEqual([{ half: null, newest: 1 }]);
});

test('an applied file that was changed is refused', async () => {
  file('0001_ground.sql', 'create schema made;');
  await apply();
  file('0001_ground.sql', 'create schema made; -- changed');
  await expect(apply()).rejects.toThrow('Migrations are never edited');
});

test('a release before runs on what a newer one has added, and adds nothing', async () => {
  file('0001_ground.sql', 'create schema made;');
  file('0002_more.sql', 'create table made.two ();');
  await apply();
  rmSync(join(folder, '0002_more.sql'));
  expect(await apply()).toEqual([]);
  file('0001_ground.sql', 'create schema made; -- changed');
  await expect(apply()).rejects.toThrow('Migrations are never edited');
});

test('a database is refused whose newer migration says that the release before needs a stop', async () => {
  file('0001_ground.sql', 'create schema made;');
  file('0002_more.sql', '-- needs a stop: the table of before is gone\ncreate table made.two ();');
  await apply();
  rmSync(join(folder, '0002_more.sql'));
  await expect(apply()).rejects.toThrow('0002_more.sql, which this release does not survive');
});

test('a database of a release that did not note it yet is taken over', async () => {
  file('0001_ground.sql', 'create schema made;');
  await apply();
  await admin((client) => client.query('alter table deploy.migration drop column needs_stop'));
  file('0002_more.sql', 'create table made.two ();');
  expect(await apply()).toEqual(['0002_more.sql']);
});

test.each([
  ['a commit', 'create schema made; commit;'],
  ['another role', 'reset role;'],
])('a file with %s of its own is refused and not recorded', async (_name, sql) => {
  file('0001_ground.sql', sql);
  await expect(apply()).rejects.toThrow('ended its own transaction or changed its role');
  expect((await admin((client) => client.query('select from deploy.migration'))).rowCount).toBe(0);
});

test.each([
  ['a gap', ['0001_a.sql', '0003_c.sql'], '0003_c.sql: expected number 0002'],
  ['a number given twice', ['0001_a.sql', '0001_b.sql'], '0001_b.sql: expected number 0002'],
  ['a name without number', ['ground.sql'], 'ground.sql is no migration'],
  ['something else than SQL', ['0001_a.txt'], '0001_a.txt is no migration'],
])('%s is refused', (_name, names, message) => {
  for (const name of names) file(name, '');
  expect(() => readMigrations(folder)).toThrow(message);
});
