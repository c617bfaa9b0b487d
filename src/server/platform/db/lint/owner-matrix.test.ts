import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { tryOwnerMatrix } from '#server/testing/owner-matrix.ts';
import { registers } from '#server/testing/registers.ts';
import { lintDatabase, type Fault } from './lint.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await database.drop();
});

const admin = async <T extends object>(sql: string): Promise<T[]> =>
  (await run(database.adminUrl, (client) => client.query<T>(sql))).rows;
const lint = (): Promise<Fault[]> => run(database.adminUrl, (client) => lintDatabase(client, registers));

test('no member reaches a row of another in any table, and an ended session reaches none', async () => {
  const { tables, tries, breaches } = await tryOwnerMatrix(database);
  process.stdout.write(`owner matrix: ${tables.length} tables, ${tries} tries\n`);
  expect(breaches).toEqual([]);
  expect(tables.length).toBeGreaterThan(0);
  const owned = await admin(
    "select from information_schema.columns where table_schema = 'app' and column_name = 'user_id'",
  );
  expect(tables).toHaveLength(owned.length);
});

const seed = Number(process.env['MUTATION_SEED'] ?? randomInt(2 ** 31));

type Policy = { readonly name: string; readonly table: string };

/**
 * One policy of a member's table that holds for a role, drawn by the printed seed: the members' unless the worker's own
 * are asked for. Tables that several members read have a matrix of their own (shared-matrix.test.ts).
 */
async function drawPolicy(step: number, holds = "'w_user' = any(roles)"): Promise<Policy> {
  const all = await admin<Policy>(
    `select policyname as name, format('%I.%I', schemaname, tablename) as table from pg_policies where schemaname = 'app' and ${holds}
       and exists (select from information_schema.columns c where (c.table_schema, c.table_name, c.column_name) = (schemaname, tablename, 'user_id')) order by 2, 1`,
  );
  // A linear congruential step (Numerical Recipes): any spread will do, the seed must repeat it.
  const drawn = all[((seed * 1_664_525 + step * 1_013_904_223) >>> 8) % all.length];
  if (drawn === undefined) throw new Error('there is no policy to mutate');
  process.stdout.write(`mutation seed ${seed}: ${drawn.name} on ${drawn.table}\n`);
  return drawn;
}

test('mutation: with a policy dropped, the lint and the matrix both name its table', async () => {
  const { name, table } = await drawPolicy(1);
  await admin(`drop policy ${name} on ${table}`);
  expect(await lint()).toContainEqual({ rule: 'table that a role may touch without a policy', object: table });
  expect((await tryOwnerMatrix(database)).breaches).toContainEqual({ table, what: 'cannot read her own row' });
});

test('mutation: with a policy of the worker alone dropped, the lint names its table', async () => {
  const { table } = await drawPolicy(
    6,
    "'w_worker' = any(roles) and not 'w_user' = any(roles) and not exists (select from pg_policies o where (o.schemaname, o.tablename) = (pg_policies.schemaname, pg_policies.tablename) and o.roles @> '{w_user,w_worker}')",
  );
  // A table may have one for reading and one for removing.
  for (const { name } of await admin<Policy>(
    `select policyname as name, '' as table from pg_policies where format('%I.%I', schemaname, tablename) = '${table}' and 'w_worker' = any(roles)`,
  ))
    await admin(`drop policy ${name} on ${table}`);
  expect(await lint()).toEqual([{ rule: 'table that a role may touch without a policy', object: table }]);
});

test('mutation: with FORCE taken from a table, the lint names it', async () => {
  const { table } = await drawPolicy(2);
  await admin(`alter table ${table} no force row level security`);
  expect(await lint()).toEqual([{ rule: 'table whose owner is not held by its policies', object: table }]);
});

test('mutation: with a policy that asks nobody, the lint and the matrix both name its table', async () => {
  const { name, table } = await drawPolicy(3);
  await admin(`drop policy ${name} on ${table}; create policy ${name} on ${table} to w_user using (true)`);
  expect(await lint()).toContainEqual({ rule: 'policy that is always true', object: `${name} on ${table}` });
  const { breaches } = await tryOwnerMatrix(database);
  // Some rows the member reads, and only the worker writes them.
  const [right] = await admin<{ adds: boolean }>(`select has_table_privilege('w_user', '${table}', 'insert') as adds`);
  for (const what of [
    'reads rows of another member',
    ...(right?.adds ? ['adds a row for another member'] : []),
    'reads with ended session',
    'reads with no session',
  ])
    expect(breaches).toContainEqual({ table, what });
});

test('mutation: with row-level security off on a table, the lint and the matrix both name it', async () => {
  const { table } = await drawPolicy(4);
  await admin(`alter table ${table} disable row level security`);
  expect(await lint()).toContainEqual({ rule: 'table without row-level security', object: table });
  expect((await tryOwnerMatrix(database)).breaches).toContainEqual({ table, what: 'reads rows of another member' });
});

test('mutation: with a door that forgets to ask for the end of a session, the matrix names every table', async () => {
  const [before] = await admin<{ text: string }>("select pg_get_functiondef('auth.uid'::regproc) as text");
  const forgetful = before?.text.replace('s.revoked_at is null', 'true') ?? '';
  expect(forgetful).not.toBe(before?.text);
  await admin(forgetful);
  const { tables, breaches } = await tryOwnerMatrix(database);
  for (const table of tables) expect(breaches).toContainEqual({ table, what: 'reads with ended session' });
});
