import type { Client } from 'pg';

type Column = { readonly name: string; readonly type: string };

/** A value of each type that a row can be made of. */
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
export async function tablesOfMembers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select c.table_schema || '.' || c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.column_name = 'user_id' and c.table_schema in ('app', 'auth') and t.table_type = 'BASE TABLE' order by 1",
  );
  return rows.map(({ name }) => name);
}

/**
 * Puts a row of the member's where there is none yet. Of what a row may hold only the words of a short list are heeded:
 * it matters whose it is. Throws at a type that has no sample yet.
 */
export async function putRow(client: Client, { table, userId }: { table: string; userId: string }): Promise<void> {
  const checks = await client.query<{ name: string; says: string }>(
    "select conname as name, pg_get_constraintdef(oid) as says from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  );
  for (const { name } of checks.rows) await client.query(`alter table ${table} drop constraint "${name}"`);
  const { rows } = await client.query<Column>(
    "select column_name as name, data_type as type from information_schema.columns where table_schema || '.' || table_name = $1 and column_name <> 'user_id' and is_nullable = 'NO' and is_generated = 'NEVER' and is_identity = 'NO'",
    [table],
  );
  const values = rows.map(({ name, type }) => {
    const sample = SAMPLES[type];
    if (!sample) throw new Error(`${table}.${name} is of type ${type}: give it a sample`);
    return namedBy(checks.rows, name) ?? sample;
  });
  await client.query(
    `insert into ${table} (${['user_id', ...rows.map(({ name }) => name)].join(', ')}) values (${['$1', ...values].join(', ')}) on conflict do nothing`,
    [userId],
  );
}

/** The first word that a check allows a column, as SQL. */
function namedBy(checks: readonly { readonly says: string }[], column: string): string | undefined {
  const list = new RegExp(`\\(\\(${column} = ANY \\(ARRAY\\[('[^']*')`);
  return checks.map(({ says }) => list.exec(says)?.[1]).find(Boolean);
}

/** How many rows of the member's a table has. */
export async function countRows(client: Client, { table, userId }: { table: string; userId: string }): Promise<number> {
  return (await client.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount ?? 0;
}
