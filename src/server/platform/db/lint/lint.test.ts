import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { registers } from '#server/testing/registers.ts';
import type { Shared } from '../../manifest/tables.ts';
import { loginRoles } from '../roles.ts';
import { lintDatabase, type Fault } from './lint.ts';
import { parseDataMap, type Registers } from './registers.ts';
import { RULES } from './rules.ts';

/** A table of rows that several members read, made and dropped here alone. */
const POSTS: Shared = {
  author: 'author_id',
  hidden: ['reported_by'],
  everyoneReads: null,
  readers: [{ who: 'an adult', ageGroup: 'adult', sees: true }],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
});

/** Plants a fault, looks, and takes it back: nothing of it is ever committed. */
function lintWith(plant: string, shared: Registers['shared'] = registers.shared): Promise<Fault[]> {
  const app = loginRoles(new URL(database.adminUrl).pathname.slice(1)).member;
  return run(database.adminUrl, async (client: Client) => {
    await client.query(`begin; ${plant.replaceAll('$app', app)}`);
    return lintDatabase(client, { ...registers, shared });
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
    "member's table without a key that leads with her id",
    'app.day_log',
    'alter table app.day_log drop constraint day_log_pkey, add primary key (id, user_id)',
  ],
  [
    "unique of a member's table that does not lead with her id",
    'app.planted',
    'create unique index planted on app.day_log (id)',
  ],
  [
    "reference of a member's table that does not go by her id",
    'planted on app.day_log',
    'create unique index planted_id on app.journal_entry (id); alter table app.day_log add constraint planted foreign key (id) references app.journal_entry (id)',
  ],
  [
    "member's table that takes numbers of a sequence",
    'app.day_log.planted',
    'alter table app.day_log add column planted bigserial',
  ],
  [
    "policy on a member's table that reads another table",
    'planted on app.day_log',
    'create policy planted on app.day_log to w_user using (user_id = (select auth.uid()) and exists (select from app.member m where m.user_id = day_log.user_id))',
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
    'function without an empty search path',
    'auth.hits(bytea,integer)',
    'alter function auth.hits(bytea, integer) reset search_path',
  ],
  [
    'function without an empty search path',
    'auth.hits(bytea,integer)',
    "alter function auth.hits(bytea, integer) set search_path = 'public'",
  ],
  [
    'function without a reason in privileged-functions.json',
    'app.planted',
    `${FUNCTION} security definer set search_path = '' as 'select 1'; ${CLOSED}`,
  ],
  [
    'function without a reason in privileged-functions.json',
    'public.planted',
    "create function public.planted() returns int language sql security definer set search_path = '' as 'select 1'",
  ],
  ['function in privileged-functions.json that does not exist', 'auth.hits', 'drop function auth.hits(bytea, integer)'],
  ['right of PUBLIC', 'app.planted()', `${FUNCTION} as 'select 1'; grant execute on function app.planted() to public`],
  ['right of PUBLIC', 'app.day_log', 'grant select on app.day_log to public'],
  ['right of PUBLIC', 'app.day_log.version', 'grant select (version) on app.day_log to public'],
  ['right of PUBLIC', 'auth', 'grant usage on schema auth to public'],
  ['right of PUBLIC', 'public', 'grant create on schema public to public'],
  [
    'function of a member that does not ask who she is',
    'auth.set_password(uuid,text,timestamp with time zone)',
    'grant execute on function auth.set_password(uuid, text, timestamptz) to w_user',
  ],
  [
    'function of a member that does not ask who she is',
    'auth.planted(uuid)',
    "create function auth.planted(p_user uuid) returns void language sql security definer set search_path = '' as 'select auth.uid()'; revoke execute on function auth.planted(uuid) from public; grant execute on function auth.planted(uuid) to w_user",
  ],
  ['login that can become more than one role', '$app can become w_worker', 'grant w_worker to $app'],
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
  ['column that no manifest names', 'app.member.planted', 'alter table app.member add column planted text'],
  ['column that no manifest names', 'auth.account.planted', 'alter table auth.account add column planted text'],
  ['column of a manifest that does not exist', 'app.member.theme', 'alter table app.member drop column theme'],
];

test.each(FAULTS)('%s: %s is found', async (rule, object, plant) => {
  const app = loginRoles(new URL(database.adminUrl).pathname.slice(1)).member;
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

/** A shared table as it should be; what stands in a fault comes instead of a line or after all. */
const POST = [
  'create table app.post (id uuid primary key, author_id uuid not null, reported_by uuid, words text not null)',
  'alter table app.post enable row level security, force row level security',
  'create policy read on app.post for select to w_user using ((select auth.uid()) is not null)',
  'create policy write on app.post for insert to w_user with check (author_id = (select auth.uid()))',
  'create policy change on app.post for update to w_user using (author_id = (select auth.uid())) with check (author_id = (select auth.uid()))',
  'grant select (id, words), insert (id, author_id, words), update (words) on app.post to w_user',
].join('; ');
const SHARED_FAULTS: readonly [rule: string, object: string, plant: string, told?: Partial<Shared>][] = [
  [
    'policy on a shared table that does not ask who reads',
    'read on app.post',
    'alter policy read on app.post using (words is not null)',
  ],
  ['policy that is always true', 'read on app.post', 'alter policy read on app.post using (true)'],
  [
    'policy that is always true',
    'write on app.post',
    'alter policy write on app.post with check (true)',
    { everyoneReads: 'a page that every member reads' },
  ],
  [
    'policy on a shared table that does not ask who writes',
    'write on app.post',
    'alter policy write on app.post with check (words is not null)',
  ],
  [
    'policy on a shared table that does not ask who writes',
    'change on app.post',
    'alter policy change on app.post using (words is not null)',
  ],
  [
    'hidden column of a shared table that a member may read',
    'app.post.author_id',
    'grant select on app.post to w_user',
  ],
  [
    'hidden column of a shared table that a member may read',
    'app.post.reported_by',
    'grant select (reported_by) on app.post to w_user',
  ],
  ['shared table without an author that a member may write', 'app.post', 'select 1', { author: null }],
  [
    'table without policy',
    'app.post',
    'drop policy read on app.post; drop policy write on app.post; drop policy change on app.post',
  ],
  ['table without row-level security', 'app.post', 'alter table app.post disable row level security'],
];
const COLUMN_RULE = 'column that no manifest names';

describe('a table whose rows several members read', () => {
  const faults = async (plant: string, told: Partial<Shared> = {}) =>
    (await lintWith(`${POST}; ${plant}`, { ...registers.shared, 'app.post': { ...POSTS, ...told } })).filter(
      ({ rule }) => rule !== COLUMN_RULE,
    );

  test('has no fault as it should be, and may be read by all where its manifest says why', async () => {
    expect(await faults('select 1')).toEqual([]);
    const open = 'alter policy read on app.post using (true)';
    expect(await faults(open, { everyoneReads: 'a page that every member reads' })).toEqual([]);
  });
  test('may be open to the functions of the product, whose owner no login can become, and to nobody else', async () => {
    const policy = (to: string) => `create policy functions on app.post to ${to} using (true) with check (true)`;
    expect(await faults(policy('mh_owner'))).toEqual([]);
    expect((await faults(policy('mh_owner, w_worker'))).map(({ rule }) => rule)).toContain(
      'policy that is always true',
    );
  });
  test.each(SHARED_FAULTS)('%s: %s is found', async (rule, object, plant, told) => {
    expect(await faults(plant, told)).toContainEqual({ rule, object });
  });
  test('is a fault where no manifest calls it so', async () => {
    expect(await lintWith(POST)).toContainEqual({
      rule: 'table without an owner that no manifest calls shared',
      object: 'app.post',
    });
  });
});

test('each rule is proven by a planted fault', () => {
  const planted = new Set<string>([
    'table without an owner that no manifest calls shared',
    ...[...FAULTS, ...SHARED_FAULTS].map(([rule]) => rule),
  ]);
  expect(Object.keys(RULES).filter((rule) => !planted.has(rule))).toEqual([]);
});
