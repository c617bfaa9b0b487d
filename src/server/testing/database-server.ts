import { createHmac } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { openEmbedded, type Embedded } from '#server/platform/db/embedded/embedded.ts';
import { clusterPathsIn } from '#server/platform/db/embedded/cluster-paths.ts';
import { findPostmaster, stopPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { isAlive, ownMark } from '#server/platform/db/embedded/processes.ts';
import { digestOf, readMigrations } from '#server/platform/db/migrate.ts';
import { MIGRATIONS, prepareDatabase, withDatabase } from '#server/platform/db/prepare.ts';

const FOLDER = /^mh-tests-(\d+)-(\d+)$/;

// A run that breaks off loses nothing: durability is traded for speed here, and here alone.
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  autovacuum: 'off',
  idle_in_transaction_session_timeout: '0',
};

/** The passwords of the login roles in tests. */
export function testPasswordFor(role: string): string {
  return createHmac('sha256', 'only for tests').update(`db-role|${role}`).digest('base64url');
}

/**
 * One PostgreSQL for a run of tests: that of TEST_DATABASE_URL (a superuser's), else the bundled one in a temporary
 * folder.
 */
export async function openTestServer(): Promise<Embedded> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { adminUrl: given, stop: async () => {} };
  await sweepAbandoned();
  const mark = ownMark();
  const dataDir = join(tmpdir(), `mh-tests-${mark.pid}-${mark.started}`);
  mkdirSync(dataDir, { mode: 0o700 });
  const clear = (): void => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await openEmbedded({ dataDir, log: () => {}, settings: FAST });
    return { adminUrl: server.adminUrl, stop: () => server.stop().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}

/**
 * Makes the database that each test's own is a copy of, once for one content of the migrations. Returns its name and
 * the major version of the server.
 */
export async function ensureTemplate(adminUrl: string): Promise<{ template: string; version: number }> {
  const name = `mh_template_${digestOf(readMigrations(MIGRATIONS)).slice(0, 12)}`;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7310265002)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(client, { adminUrl, name });
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    return { template: name, version: rows[0]?.version ?? 0 };
  } finally {
    await client.end();
  }
}

async function makeTemplate(client: Client, { adminUrl, name }: { adminUrl: string; name: string }): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${escapeIdentifier(draft)} with (force)`);
  await client.query(`create database ${escapeIdentifier(draft)} template template0 encoding 'UTF8'`);
  await prepareDatabase({ adminUrl: withDatabase(adminUrl, draft), passwordFor: testPasswordFor });
  await client.query(`alter database ${escapeIdentifier(draft)} rename to ${escapeIdentifier(name)}`);
}

/** Ends what runs left behind that were killed. */
async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const found = FOLDER.exec(name);
    if (!found || isAlive({ ...ownMark(), pid: Number(found[1]), started: found[2] ?? '' })) continue;
    const folder = join(tmpdir(), name);
    const running = findPostmaster(clusterPathsIn(folder));
    if (running) await stopPostmaster(running);
    rmSync(folder, { recursive: true, force: true });
  }
}
