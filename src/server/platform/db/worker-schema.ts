import { Logger, runMigrations } from 'graphile-worker';
import { escapeIdentifier, Pool, type Client } from 'pg';

export const WORKER_SCHEMA = 'graphile_worker';

/**
 * Installs or updates the job queue's schema as w_jobs: its tables have row-level security without policies, so that
 * only their owner can work with them. `client` is the setting-up connection to the same database as `url`.
 */
export async function ensureWorkerSchema(client: Client, url: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean; database: string }>(
    `select to_regclass('${WORKER_SCHEMA}.migrations') is not null as there, current_database() as database`,
  );
  const database = escapeIdentifier(rows[0]?.database ?? '');
  // Its installer says "create schema if not exists", which asks for this right even where the schema exists.
  if (rows[0]?.there !== true)
    await client.query(
      `create schema if not exists ${WORKER_SCHEMA} authorization w_jobs; grant create on database ${database} to w_jobs`,
    );
  const pool = new Pool({ connectionString: url, max: 1, options: '-c role=w_jobs' });
  // A connection lost while idle matters to nobody here: the next statement fails and says so.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool, schema: WORKER_SCHEMA, logger: new Logger(() => () => {}) });
  } finally {
    await pool.end();
  }
  await client.query(`revoke create on database ${database} from w_jobs`);
}
