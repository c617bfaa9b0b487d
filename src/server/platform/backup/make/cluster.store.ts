import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';

/**
 * What is counted in a database, so that a restored one can be held against it: rows of each table, and the sum of each
 * column of amounts.
 */
export type RowCounts = {
  readonly rows: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, string>>;
};
/** One member's sealed profile, as a canary: a restored database must hold the same, and the root key must open it. */
export type Canary = { readonly userId: string; readonly profile: string };
export type ClusterFacts = RowCounts & { readonly canary: Canary | null };

// One base at a time, whoever makes it: any number will do, as long as every process takes the same one.
const BASE_LOCK = 7_310_265_017;
const LOOK_MS = 200;
const LOCK_TRIES = 30;
// Under the second after which PostgreSQL looks for a deadlock: whoever gives up then is this count, never a member's
// write.
const LOCK_WAIT = '300ms';

/** How long to wait for a base that somebody else is making, in ms, and what to do when there is one. */
export type Patience = { readonly patience: number; readonly onWait?: (() => void) | undefined };

/**
 * A base copy in the making, on one connection of the superuser. The connection also holds the lock that lets one base
 * be made at a time: it is given back when the connection ends, whatever ended its holder.
 */
export class ClusterCopy {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Null when another base is still being made at the end of the patience. */
  static async open(adminUrl: string, { patience, onWait }: Patience): Promise<ClusterCopy | null> {
    const client = new Client({ connectionString: adminUrl, application_name: 'backup' });
    // A connection that breaks fails the next question; unheard, it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    await client.query("set idle_session_timeout = 0; set statement_timeout = 0; set time zone 'UTC'");
    const copy = new ClusterCopy(client);
    const isFirst = await copy.#take({ patience, onWait }).catch(async (error: unknown) => {
      await copy.close();
      throw error;
    });
    if (isFirst) return copy;
    await copy.close();
    return null;
  }

  async #take({ patience, onWait }: Patience): Promise<boolean> {
    const take = async () =>
      (await this.#one<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [BASE_LOCK])).taken;
    for (let waited = 0; !(await take()); waited += LOOK_MS) {
      if (waited >= patience) return false;
      if (waited === 0) {
        await this.#client.query("set application_name = 'backup: waiting'");
        onWait?.();
      }
      await sleep(LOOK_MS);
    }
    await this.#client.query("set application_name = 'backup'");
    return true;
  }

  /** Throws when the connection, and the lock with it, was lost. */
  async proveHeld(): Promise<void> {
    await this.#client.query('select 1');
  }

  /** The segment that is being written now: all before it are finished. */
  async currentSegment(): Promise<string> {
    return (await this.#one<{ segment: string }>('select pg_walfile_name(pg_current_wal_lsn()) as segment')).segment;
  }

  /** The number that all copies of this cluster share. */
  async system(): Promise<string> {
    return (await this.#one<{ id: string }>('select system_identifier::text as id from pg_control_system()')).id;
  }

  /** Begins: from now on a copy of the files can be made whole by the log, starting with the segment given. */
  async begin(label: string): Promise<string> {
    return (
      await this.#one<{ segment: string }>('select pg_walfile_name(pg_backup_start($1, true)) as segment', [label])
    ).segment;
  }

  /** Ends it, and gives the label that must lie in the copy. */
  async end(): Promise<string> {
    return (await this.#one<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')).labelfile;
  }

  /**
   * Counts everything while no row can change, names that moment in the log, and closes the segment it lies in.
   * Members' writes wait for it, a few milliseconds where tables are small. Throws when writes never pause.
   */
  async countAt(restorePoint: string): Promise<{ facts: ClusterFacts; segment: string }> {
    const tables = (
      await this.#client.query<{ name: string }>(
        "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'auth') order by 1",
      )
    ).rows.map(({ name }) => name);
    await this.#client.query('begin');
    try {
      await this.#lock(tables);
      const facts = { ...(await countsOf(this.#client, tables)), canary: await canaryOf(this.#client) };
      const { segment } = await this.#one<{ segment: string }>(
        'select pg_walfile_name(pg_create_restore_point($1)) as segment',
        [restorePoint],
      );
      await this.#client.query('commit');
      await this.#client.query('select pg_switch_wal()');
      return { facts, segment };
    } catch (error) {
      await this.#client.query('rollback');
      throw error;
    }
  }

  async #lock(tables: readonly string[]): Promise<void> {
    await this.#client.query(`set local lock_timeout = '${LOCK_WAIT}'; savepoint free`);
    for (let tried = 1; ; tried += 1) {
      try {
        await this.#client.query(`lock table ${tables.join(', ')} in share mode`);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== '55P03' || tried === LOCK_TRIES) throw error;
        await this.#client.query('rollback to savepoint free');
      }
    }
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  async #one<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row> {
    const { rows } = await this.#client.query<Row & Record<string, unknown>>(sql, [...values]);
    if (!rows[0]) throw new Error('the database gave no answer');
    return rows[0];
  }
}

/** The same counts of a database at hand, as a restored one. */
export async function readClusterFacts(adminUrl: string, tables: readonly string[]): Promise<ClusterFacts> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return { ...(await countsOf(client, tables)), canary: await canaryOf(client) };
  } finally {
    await client.end();
  }
}

async function countsOf(client: Client, tables: readonly string[]): Promise<RowCounts> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    "select format('%I.%I', table_schema, table_name) as table, column_name as column from information_schema.columns where table_schema in ('app', 'auth') and column_name = 'amount' order by 1",
  );
  const rows: Record<string, number> = {};
  const sums: Record<string, string> = {};
  for (const table of tables)
    rows[table] = Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
  for (const { table, column } of columns)
    sums[table] =
      (
        await client.query<{ sum: string }>(
          `select coalesce(sum(${escapeIdentifier(column)}), 0)::text as sum from ${table}`,
        )
      ).rows[0]?.sum ?? '0';
  return { rows, sums };
}

async function canaryOf(client: Client): Promise<Canary | null> {
  const { rows } = await client.query<{ user_id: string; profile: Buffer }>(
    'select m.user_id, m.profile from app.member m join auth.user_key k using (user_id) order by m.created_at, m.user_id limit 1',
  );
  return rows[0] ? { userId: rows[0].user_id, profile: rows[0].profile.toString('base64') } : null;
}
