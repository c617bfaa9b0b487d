import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { rolePassword } from '#server/app/on-host/host.ts';
import { attachEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { loginUrls, prepareDatabase, withDatabase, type Prepared } from '#server/platform/db/prepare.ts';
import { loginRoles } from '#server/platform/db/roles.ts';
import { parseRootKeys } from '#server/platform/vault/root-key.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { freePort, startNode } from '../../bench/ground/place.ts';
import { environment } from '../../bench/ground/product.ts';
import { SERVER_BUNDLE, ensureServerBundle } from '../../start/server-bundle.mjs';
import { ensureWebBuild } from '../../start/web-build.mjs';
import { startPooler, type Pooler } from './pgbouncer.ts';

/** One process of the built product. */
export type Way = { readonly origin: string; readonly dataDir: string; readonly pid: number };

/** Two processes of the product on one database: one asks it directly, one through a pooler. */
export type TwoWays = {
  readonly direct: Way;
  readonly pooled: Way;
  readonly pooler: Pooler;
  readonly adminUrl: string;
  readonly version: string;
  /** The addresses of the logins: by the pooler, and the owner's own. */
  readonly urls: Prepared['urls'];
  /** Sets a database up as a start does. */
  readonly prepare: (ways: { adminUrl?: string; requestUrl?: string; listenUrl?: string }) => Promise<Prepared>;
  leave(): Promise<void>;
};

/** Opens them on a PostgreSQL of their own, or in a new database of the one at TEST_DATABASE_URL. */
export async function openTwoWays(program: string): Promise<TwoWays> {
  await ensureWebBuild(process.execPath);
  await ensureServerBundle(process.execPath);
  const leaving: (() => Promise<void>)[] = [];
  const leave = async () => {
    for (const step of leaving.splice(0).toReversed()) await step();
  };
  try {
    const scratch = mkdtempSync(join(tmpdir(), 'moonhearth-two-ways-'));
    leaving.push(async () => rmSync(scratch, { recursive: true, force: true }));
    const database = await openServer(scratch);
    leaving.push(() => database.stop());
    const { adminUrl } = database;
    const pooler = await startPooler(program, { adminUrl });
    leaving.push(() => pooler.stop());
    const rootKey = randomBytes(32).toString('base64');
    const passwordFor = rolePassword(new Vault(() => parseRootKeys(rootKey)));
    const prepare: TwoWays['prepare'] = (ways) => prepareDatabase({ adminUrl, passwordFor, ...ways });
    const dataDir = join(scratch, 'data');
    const start = async (url: string): Promise<Way> => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const settings = {
        DATABASE_URL: url,
        DATABASE_OWNER_URL: adminUrl,
        ROOT_KEY: rootKey,
        DEMO: '0',
        PROCESSES: '2',
        DISK_LEAST_MB: '0',
      };
      const env = { ...environment({ port, dataDir }), ...settings };
      const running = await startNode({ args: [SERVER_BUNDLE], env, url: `${origin}/readyz` });
      leaving.push(() => running.stop());
      return { origin, dataDir, pid: running.pid };
    };
    const [direct, pooled] = [await start(adminUrl), await start(pooler.through(adminUrl))];
    const name = new URL(adminUrl).pathname.slice(1);
    const { urls } = loginUrls(pooler.through(adminUrl), loginRoles(name), passwordFor);
    return { direct, pooled, pooler, adminUrl, version: await versionOf(adminUrl), urls, prepare, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Everything the two processes and the pooler may ask for at once. */
const CONNECTIONS = '200';

async function openServer(scratch: string): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given)
    return attachEmbedded({
      dataDir: join(scratch, 'server'),
      log: () => undefined,
      settings: { max_connections: CONNECTIONS },
    });
  const name = `moonhearth_${randomBytes(4).toString('hex')}`;
  await asked(given, `create database ${name}`);
  return {
    adminUrl: withDatabase(given, name),
    stop: async () => {
      await asked(given, `drop database ${name} with (force)`);
      for (const role of Object.values(loginRoles(name))) await asked(given, `drop role if exists ${role}`);
    },
  };
}

async function versionOf(url: string): Promise<string> {
  const rows = await asked<{ server_version: string }>(url, 'show server_version');
  return rows[0]?.server_version ?? '';
}

/** One statement on a connection of its own. */
export async function asked<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
