import pg from 'pg';

const REACH_MS = 10_000;

/**
 * The ids of root keys that wrap keys in a database and are not among the live ones; empty for a new database. Changes
 * nothing: a wrong key must be found before it sets the passwords of the database's logins. Throws what the driver
 * throws when the database cannot be reached within ten seconds.
 */
export async function foreignRootKeys(adminUrl: string, live: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: REACH_MS });
  // One that breaks fails what it was asked; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ mine: boolean }>(
      "select pg_has_role(c.relowner, 'member') as mine from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'auth' and c.relname = 'app_key'",
    );
    // Whoever may not act as the owner cannot migrate either, and is told so there.
    if (!tables[0]?.mine) return [];
    await client.query('begin read only; set local role mh_owner');
    const { rows } = await client.query<{ id: string }>('select distinct root_key_id as id from auth.app_key');
    await client.query('rollback');
    return rows.map(({ id }) => id).filter((id) => !live.includes(id));
  } finally {
    await client.end().catch(() => undefined);
  }
}
