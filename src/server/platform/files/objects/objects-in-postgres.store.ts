import { Pool } from 'pg';
import type { ListedObject, Objects } from './objects.ts';

/** Names a list asks for at once. */
const PAGE = 1_000;
const MOST = 4;
const REACH_MS = 10_000;
const STATEMENT_MS = 60_000;
/** One lock for whoever sets the table up: two that make it at once would collide. */
const SETTING_UP = 7_340_100;

/** Objects in a table of a PostgreSQL that is not the product's own, and how to let go of it. */
export type ObjectsInPostgres = Objects & { close(): Promise<void> };

/**
 * Objects in the table `moonhearth_store.object` of a database, which is made at the first use. The role of the address
 * may make a schema there, or finds the table. `onFault` hears of connections that broke while nobody used them.
 */
export function objectsInPostgres(url: string, onFault: (error: Error) => void = () => undefined): ObjectsInPostgres {
  const pool = new Pool({
    connectionString: url,
    max: MOST,
    connectionTimeoutMillis: REACH_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'moonhearth-store',
    // A command that is done does not wait for what rests.
    allowExitOnIdle: true,
  });
  pool.on('error', onFault);
  let made: Promise<void> | null = null;
  const ready = () =>
    (made ??= setUp(pool).catch((error: unknown) => {
      made = null;
      throw error;
    }));
  const run = async <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> => {
    await ready();
    return (await pool.query<Row>(sql, [...values])).rows;
  };
  return {
    put: async (name, bytes) =>
      void (await run(
        'insert into moonhearth_store.object (name, bytes) values ($1, $2) on conflict (name) do update set bytes = excluded.bytes, put_at = excluded.put_at',
        [name, bytes],
      )),
    add: async (name, bytes) =>
      void (await run(
        'insert into moonhearth_store.object (name, bytes) values ($1, $2) on conflict (name) do nothing',
        [name, bytes],
      )),
    get: async (name) =>
      (await run<{ bytes: Buffer }>('select bytes from moonhearth_store.object where name = $1', [name]))[0]?.bytes ??
      null,
    remove: async (name) => void (await run('delete from moonhearth_store.object where name = $1', [name])),
    async *list({ prefix, after = '' }) {
      for (let last = after; ;) {
        const page = await run<ListedObject>(
          'select name, octet_length(bytes) as bytes, put_at as at from moonhearth_store.object where name > $1 and name >= $2 and name < $3 order by name limit $4',
          [last, prefix, following(prefix), PAGE],
        );
        yield* page;
        if (page.length < PAGE) return;
        last = page.at(-1)?.name ?? last;
      }
    },
    close: () => pool.end(),
  };
}

/** The first text after all that begin with a prefix, in the order of their bytes. */
function following(prefix: string): string {
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

/** Makes the table where it is not there yet; what is sealed is not packed again. */
async function setUp(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('moonhearth_store.object') is not null as there",
    );
    if (rows[0]?.there) return;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [SETTING_UP]);
    await client.query(`create schema if not exists moonhearth_store;
      revoke all on schema moonhearth_store from public;
      create table if not exists moonhearth_store.object (
        name text collate "C" primary key,
        bytes bytea not null,
        put_at timestamptz not null default clock_timestamp()
      );
      alter table moonhearth_store.object alter column bytes set storage external;`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
