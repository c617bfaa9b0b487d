import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from 'pg';
import { asMadeMember, memberStore } from '#server/features/account/public.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

type Column = { readonly name: string; readonly type: string };
/** A value of each type that a row can be made of. A type that is not here fails the test: give it one. */
const SAMPLES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: 'gen_random_uuid()::text',
  bytea: 'uuid_send(gen_random_uuid())',
  integer: '1',
  smallint: '1',
  bigint: '1',
  boolean: 'true',
  date: "'2026-11-21'",
  'timestamp with time zone': 'now()',
  interval: "'1 day'",
  jsonb: "'{}'",
  ARRAY: "'{}'",
  'double precision': '1',
};

/** Every table of the live schema that holds rows of somebody. */
async function ownedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select c.table_schema || '.' || c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.column_name = 'user_id' and c.table_schema in ('app', 'auth') and t.table_type = 'BASE TABLE' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Puts a row of the member's where there is none yet. What a row may hold is not asked here: only whose it is. */
async function putRow(client: Client, { table, userId }: { table: string; userId: string }): Promise<void> {
  const checks = await client.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  );
  for (const { name } of checks.rows) await client.query(`alter table ${table} drop constraint "${name}"`);
  const { rows } = await client.query<Column>(
    "select column_name as name, data_type as type from information_schema.columns where table_schema || '.' || table_name = $1 and column_name <> 'user_id' and is_nullable = 'NO' and is_generated = 'NEVER' and is_identity = 'NO'",
    [table],
  );
  const values = rows.map(({ name, type }) => SAMPLES[type] ?? expect.fail(`${table}.${name} is of type ${type}`));
  await client.query(
    `insert into ${table} (${['user_id', ...rows.map(({ name }) => name)].join(', ')}) values (${['$1', ...values].join(', ')}) on conflict do nothing`,
    [userId],
  );
}

const counted = async (client: Client, { table, userId }: { table: string; userId: string }) =>
  (await client.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount ?? 0;

it('deletion leaves no row in any table, whatever tables there are, and touches nobody else', async () => {
  const [one, other] = [await member(open), await member(open)];
  const idOf = async ({ browser }: typeof one) =>
    ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
  const [userId, otherId] = [await idOf(one), await idOf(other)];
  await asMadeMember(open.services.account, userId, async (me) =>
    memberStore.change(me, {
      profile: { ...(await memberStore.read(me)).profile, birthday: null },
      onboardingCompleted: false,
    }),
  );
  await run(open.database.adminUrl, async (client) => {
    const tables = await ownedTables(client);
    // A row of a role would end the session that asks for the deletion.
    await client.query("set session_replication_role = 'replica'");
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables)
      for (const id of [userId, otherId]) {
        await putRow(client, { table, userId: id });
        expect(await counted(client, { table, userId: id }), table).toBeGreaterThan(0);
      }
    expect(await one.browser.call('patchUser', { body: { birthday: '2018-01-01' as never } })).toMatchObject({
      status: 422,
      body: { code: 'age_not_supported' },
    });
    const kept: string[] = [];
    for (const table of tables) {
      if ((await counted(client, { table, userId })) > 0) kept.push(table);
      expect(await counted(client, { table, userId: otherId }), table).toBeGreaterThan(0);
    }
    expect(kept).toEqual([]);
  });
}, 60_000);
