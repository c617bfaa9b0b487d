import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { registers } from '#server/testing/registers.ts';
import { trySharedMatrix, type SharedTable } from '#server/testing/shared-matrix.ts';
import { lintDatabase } from './lint.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const admin = (sql: string) => run(database.adminUrl, (client) => client.query(sql));

/** What rows and standings of the product's shared tables need beside what their manifests say, by the table's name. */
const NEEDS: Readonly<Record<string, Pick<SharedTable, 'values' | 'standing'>>> = {
  'app.event': {
    values: { starts_at: "'2100-01-01T20:00:00Z'", ends_at: "'2100-01-01T21:00:00Z'", seats: '2', taken: '1' },
  },
  'app.recording': {
    values: { status: "'public'", file: 'gen_random_uuid()', is_free: 'false', yearly_only: 'false' },
  },
};

test('every shared table of the manifests is read as they say, and changed by its author alone', async () => {
  const found: string[] = [];
  for (const [table, shared] of Object.entries(registers.shared)) {
    const { breaches } = await trySharedMatrix(database, { table, shared, ...NEEDS[table] });
    found.push(...breaches.map((breach) => `${table}: ${breach}`));
  }
  expect(found).toEqual([]);
});

const CIRCLE = "'00000000-0000-4000-8000-00000000c1c1'";
/** Pages of a circle: its members read them, some of them adults alone. */
const FIXTURE = `
  create function auth.fixture_band() returns text language sql stable security definer set search_path = '' as
    'select age_band from auth.session where token_hash = pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.current_setting(''app.sid'', true), ''UTF8''))';
  create table app.circle_member (user_id uuid not null, circle uuid not null);
  alter table app.circle_member enable row level security, force row level security;
  create policy own on app.circle_member to w_user using (user_id = (select auth.uid()));
  grant select on app.circle_member to w_user;
  create table app.post (id uuid primary key, circle uuid not null, author_id uuid not null, words text not null);
  alter table app.post enable row level security, force row level security;
  create policy read on app.post for select to w_user using (author_id = (select auth.uid())
    or ((select auth.fixture_band()) = 'adult' and circle in (select m.circle from app.circle_member m where m.user_id = (select auth.uid()))));
  create policy write on app.post for insert to w_user with check (author_id = (select auth.uid()));
  create policy change on app.post for update to w_user using (author_id = (select auth.uid())) with check (author_id = (select auth.uid()));
  grant select (id, circle, words), insert (id, circle, author_id, words), update (words) on app.post to w_user;`;
const JOIN = `insert into app.circle_member values ($reader, ${CIRCLE})`;
const POSTS: SharedTable = {
  table: 'app.post',
  values: { circle: CIRCLE },
  standing: { 'an adult of the circle': JOIN, 'a teen of the circle': JOIN },
  shared: {
    author: 'author_id',
    hidden: [],
    everyoneReads: null,
    readers: [
      { who: 'an adult of the circle', ageGroup: 'adult', sees: true },
      { who: 'a teen of the circle', ageGroup: 'teen', sees: false },
      { who: 'an adult outside', ageGroup: 'adult', sees: false },
    ],
  },
};

describe('the matrix of a shared table', () => {
  test('finds nothing where each row is guarded', async () => {
    await admin(FIXTURE);
    const { tries, breaches } = await trySharedMatrix(database, POSTS);
    expect(breaches).toEqual([]);
    expect(tries).toBeGreaterThan(15);
  });

  test.each<[plant: string, ...breaches: string[]]>([
    ['drop policy read on app.post', 'an adult of the circle does not read it', 'the author does not read the row'],
    [
      'alter policy read on app.post using (true)',
      'a teen of the circle reads it',
      'an adult outside reads it',
      'reads with ended session',
      'reads with no session',
    ],
    [
      'alter policy read on app.post using (author_id = (select auth.uid()) or circle in (select m.circle from app.circle_member m where m.user_id = (select auth.uid())))',
      'a teen of the circle reads it',
    ],
    [
      "alter policy read on app.post using ((select auth.uid()) is not null and (select auth.fixture_band()) = 'adult')",
      'an adult outside reads it',
    ],
    [
      'alter policy write on app.post with check ((select auth.uid()) is not null)',
      'adds a row in the name of another member',
    ],
    [
      'alter policy change on app.post using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null)',
      'changes words of another member',
    ],
    [
      'grant delete on app.post to w_user; create policy remove on app.post for delete to w_user using ((select auth.uid()) is not null)',
      'deletes a row of another member',
    ],
    ['grant select on app.post to w_user', 'reads author_id', 'author_id carries the id of its author'],
    [
      "alter table app.post add link text generated always as ('/by/' || author_id::text) stored; grant select (link) on app.post to w_user",
      'link carries the id of its author',
    ],
    [
      'alter table app.post add praised_by uuid references auth.account (user_id); grant select (praised_by) on app.post to w_user',
      'praised_by shows which member it is',
    ],
    [
      'grant update (author_id) on app.post to w_user; alter policy change on app.post with check ((select auth.uid()) is not null)',
      'the author hands the row to another member',
    ],
  ])('a fault is named: %s', async (plant, ...breaches) => {
    await admin(`${FIXTURE}; ${plant}`);
    expect(new Set((await trySharedMatrix(database, POSTS)).breaches)).toEqual(new Set(breaches));
  });

  test('a column that the manifest hides and a grant shows is named by the matrix and the lint', async () => {
    await admin(`${FIXTURE}; alter table app.post add reports integer; grant select (reports) on app.post to w_user`);
    const shared = { ...POSTS.shared, hidden: ['reports'] };
    expect((await trySharedMatrix(database, { ...POSTS, shared })).breaches).toContain('reads reports');
    const faults = await run(database.adminUrl, (client) =>
      lintDatabase(client, { ...registers, shared: { 'app.post': shared } }),
    );
    expect(faults).toContainEqual({
      rule: 'hidden column of a shared table that a member may read',
      object: 'app.post.reports',
    });
  });

  test('rows that no member writes are read by all and changed by nobody', async () => {
    await admin(`
      create table app.product (id uuid primary key, name text not null);
      alter table app.product enable row level security, force row level security;
      create policy read on app.product for select to w_user using (true);
      grant select on app.product to w_user`);
    const shared = {
      author: null,
      hidden: [],
      everyoneReads: 'what is offered to every visitor',
      readers: [{ who: 'a teen', ageGroup: 'teen', sees: true }],
    } as const;
    const products = { table: 'app.product', shared };
    expect((await trySharedMatrix(database, products)).breaches).toEqual([]);
    await admin(
      'grant insert on app.product to w_user; create policy write on app.product for insert to w_user with check (name is not null)',
    );
    expect((await trySharedMatrix(database, products)).breaches).toEqual(['adds a row']);
  });
});
