import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { loginRoles } from '../roles.ts';
import { lintDatabase, type Fault } from './lint.ts';
import { parseDataMap, readDataMap, readDoors } from './registers.ts';
import { RULES } from './rules.ts';

const doors = readDoors();
const dataMap = readDataMap();

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
});

/** Plants a fault, looks, and takes it back: nothing of it is ever committed. */
function lintWith(plant: string): Promise<Fault[]> {
  const app = loginRoles(new URL(database.adminUrl).pathname.slice(1)).app;
  return run(database.adminUrl, async (client: Client) => {
    await client.query(`begin; ${plant.replaceAll('$app', app)}`);
    return lintDatabase(client, { doors, dataMap });
  });
}

test('the database has no fault', async () => {
  expect(await lintWith('')).toEqual([]);
});

const TABLE = 'create table app.planted ()';
const GUARDED = `${TABLE}; alter table app.planted enable row level security, force row level security`;
const OWN = 'create policy own on app.planted to w_user using (auth.uid() is not null)';
const FUNCTION = 'create function app.planted() returns int language sql';
const CLOSED = 'revoke execute on function app.planted() from public';

const FAULTS: readonly (readonly [rule: keyof typeof RULES | (string & {}), object: string, plant: string])[] = [
  [
    'table without row-level security',
    'app.planted',
    `${TABLE}; alter table app.planted force row level security; ${OWN}`,
  ],
  ['table without row-level security', 'app.day_log', 'alter table app.day_log disable row level security'],
  [
    'table whose owner is not held by its policies',
    'app.planted',
    `${TABLE}; alter table app.planted enable row level security; ${OWN}`,
  ],
  ['table without policy', 'app.planted', GUARDED],
  ['table without policy', 'app.member', 'drop policy own on app.member'],
  ['table that a role may touch without a policy', 'app.journal_entry', 'drop policy fading on app.journal_entry'],
  [
    'policy that is always true',
    'planted on app.planted',
    `${GUARDED}; create policy planted on app.planted to w_user using (true)`,
  ],
  [
    'policy that is always true',
    'planted on app.planted',
    `${GUARDED}; create policy planted on app.planted for insert to w_user with check (true)`,
  ],
  [
    "policy on a member's table that does not ask who she is",
    'planted on app.day_log',
    'create policy planted on app.day_log to w_user using (user_id is not null)',
  ],
  [
    "policy on a member's table that does not ask who she is",
    'planted on app.day_log',
    'create policy planted on app.day_log for insert to w_user with check (version > 0)',
  ],
  [
    'policy for everybody',
    'planted on app.day_log',
    'create policy planted on app.day_log using (user_id = (select auth.uid()))',
  ],
  ['view that reads as its owner', 'app.planted', 'create view app.planted as select'],
  ['view that reads as its owner', 'app.planted', 'create view app.planted with (security_invoker = false) as select'],
  ['materialised view', 'app.planted', 'create materialized view app.planted as select'],
  [
    'door without an empty search path',
    'auth.hits(bytea,integer)',
    'alter function auth.hits(bytea, integer) reset search_path',
  ],
  [
    'door without an empty search path',
    'auth.hits(bytea,integer)',
    "alter function auth.hits(bytea, integer) set search_path = 'public'",
  ],
  [
    'door without a reason in doors.json',
    'app.planted',
    `${FUNCTION} security definer set search_path = '' as 'select 1'; ${CLOSED}`,
  ],
  [
    'door without a reason in doors.json',
    'public.planted',
    "create function public.planted() returns int language sql security definer set search_path = '' as 'select 1'",
  ],
  ['door in doors.json that does not exist', 'auth.hits', 'drop function auth.hits(bytea, integer)'],
  ['right of PUBLIC', 'app.planted()', `${FUNCTION} as 'select 1'; grant execute on function app.planted() to public`],
  ['right of PUBLIC', 'app.day_log', 'grant select on app.day_log to public'],
  ['right of PUBLIC', 'app.day_log.version', 'grant select (version) on app.day_log to public'],
  ['right of PUBLIC', 'auth', 'grant usage on schema auth to public'],
  ['right of PUBLIC', 'public', 'grant create on schema public to public'],
  ['right on a table of auth', 'auth.session for w_user', 'grant select on auth.session to w_user'],
  ['running role with powers', '$app', 'alter role $app bypassrls'],
  ['running role with powers', 'w_user', 'alter role w_user superuser'],
  ['running role with powers', 'w_worker', 'alter role w_worker createrole'],
  ['running role with powers', 'w_jobs', 'alter role w_jobs createdb'],
  ['running role with powers', '$app', 'alter role $app replication'],
  ['running role that can become more', '$app can become mh_owner', 'grant mh_owner to $app'],
  ['running role that can become more', 'w_user can become pg_read_all_data', 'grant pg_read_all_data to w_user'],
  ['running role that owns something', '$app owns table app.day_log', 'alter table app.day_log owner to $app'],
  [
    'running role that owns something',
    'w_user owns function auth.hits(bytea,integer)',
    'grant create on schema auth to w_user; alter function auth.hits(bytea, integer) owner to w_user',
  ],
  ['column that data-map.json does not know', 'app.member.planted', 'alter table app.member add column planted text'],
  [
    'column that data-map.json does not know',
    'auth.account.planted',
    'alter table auth.account add column planted text',
  ],
  ['column in data-map.json that does not exist', 'app.member.theme', 'alter table app.member drop column theme'],
];

test.each(FAULTS)('%s: %s is found', async (rule, object, plant) => {
  const app = loginRoles(new URL(database.adminUrl).pathname.slice(1)).app;
  expect(await lintWith(plant)).toContainEqual({ rule, object: object.replaceAll('$app', app) });
});

test.each([
  ['C3', {}, false],
  ['C2', {}, false],
  ['C3', { export: 'days' }, true],
  ['C2', { notExported: 'a keyed hash' }, true],
  ['C3', { export: 'days', notExported: 'a keyed hash' }, false],
  ['C1', {}, true],
])('a column of class %s with %o in the data map: %s', (of, told, stands) => {
  const map = {
    'app.planted': {
      retention: 'a day',
      columns: { words: { class: of, protection: 'sealed', purpose: 'her words', ...told } },
    },
  };
  const parse = () => parseDataMap(map);
  if (stands) expect(parse()).toEqual(map);
  else expect(parse).toThrow('what is hers is exported, or left out with a reason');
});

test('each rule is proven by a planted fault', () => {
  expect(Object.keys(RULES).filter((rule) => !FAULTS.some(([planted]) => planted === rule))).toEqual([]);
});
