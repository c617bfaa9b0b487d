import { afterEach, beforeEach, expect, test } from 'vitest';
import { run, testDatabase, type TestDatabase } from '../database.ts';
import { attackAs } from './sql-attacker.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const asAdmin = (sql: string) => run(database.adminUrl, (client) => client.query(sql));
const WORST = ['auth.open_session', 'auth.set_password', 'auth.mark_verified', 'auth.find_account', 'auth.open_notice'];

test('SQL in a member’s transaction reaches nothing of another member, function by function', async () => {
  const { open, closed, breaks } = await attackAs('member', database);
  expect(breaks).toEqual([]);
  expect(open.length).toBeGreaterThan(40);
  expect(closed.length).toBeGreaterThan(80);
  const refused = new Set(closed.map((signature) => signature.split('(')[0]));
  expect(WORST.filter((name) => !refused.has(name))).toEqual([]);
}, 120_000);

test.each([
  [
    'auth.end_code_app',
    "create function auth.end_code_app(p_user uuid) returns void language sql security definer set search_path = '' as 'delete from auth.code_app where user_id = p_user'; grant execute on function auth.end_code_app(uuid) to w_user",
  ],
  ['auth.set_password', 'grant execute on function auth.set_password(uuid, text, timestamptz) to w_user'],
  ['auth.find_passkey', 'grant execute on function auth.find_passkey(bytea) to w_user'],
])(
  'a function that is not bound to the member is found: %s',
  async (name, plant) => {
    await asAdmin(plant);
    const { breaks } = await attackAs('member', database, (tried) => tried === name);
    expect(breaks.map(({ statement }) => statement).join('\n')).toContain(name);
  },
  120_000,
);

test('a member’s login that can become the worker is found', async () => {
  await asAdmin(`grant w_worker to ${new URL(database.urls.member).username}`);
  const { breaks } = await attackAs('member', database, () => false);
  expect(breaks.map(({ statement }) => statement)).toContain("select set_config('role', 'w_worker', true)");
}, 120_000);

test.each([
  [
    'visitor',
    ['auth.my_account', 'auth.change_password', 'auth.open_notice', 'auth.known_members', 'auth.erase_account'],
  ],
  ['worker', ['auth.find_account', 'auth.open_session', 'auth.set_password', 'auth.my_account', 'auth.erase_account']],
] as const)(
  'SQL before a session or for a job becomes nobody else and calls nothing of another login: %s',
  async (login, foreign) => {
    const names: readonly string[] = foreign;
    const { open, closed, breaks } = await attackAs(login, database, (name) => names.includes(name));
    expect(breaks).toEqual([]);
    expect(open).toEqual([]);
    expect(closed.length).toBeGreaterThanOrEqual(foreign.length);
  },
  120_000,
);
