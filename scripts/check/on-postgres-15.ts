/** Runs a command with TEST_DATABASE_URL naming a fresh PostgreSQL 15 of Debian's: `node scripts/check/on-postgres-15.ts vitest run --project api`. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseRunAs, handOver, type RunAs } from '#server/platform/db/embedded/run-as.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const QUICK = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200', 'autovacuum=off', 'listen_addresses='];
const LOCALE = { LC_ALL: 'C' };
// The tests also try wrong passwords.
const PASSWORD = randomBytes(16).toString('hex');

type Cluster = { readonly folder: string; readonly data: string; readonly as: RunAs };

function makeCluster(): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'mh-pg15-'));
  const as = chooseRunAs(join(BIN, 'postgres'), LOCALE);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  handOver(folder, { as, above: folder });
  const [file, args] = as.wrap(join(BIN, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--no-sync']);
  const made = spawnSync(file, args, { cwd: '/', encoding: 'utf8', env: { ...process.env, ...LOCALE } });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`);
  return { folder, data, as };
}

function start({ folder, data, as }: Cluster): ChildProcess {
  const settings = [...QUICK, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting]);
  const [file, args] = as.wrap(join(BIN, 'postgres'), ['-D', data, ...settings]);
  return spawn(file, args, { cwd: '/', stdio: ['ignore', 'ignore', 'ignore'], env: { ...process.env, ...LOCALE } });
}

async function versionOf(url: string, tries = 100): Promise<string> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    await client.end();
    return rows[0]?.server_version ?? 'unknown';
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    return versionOf(url, tries - 1);
  }
}

async function runOn(url: string, [tool = '', ...args]: readonly string[]): Promise<number> {
  const child = spawn(tool, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const cluster = makeCluster();
const postgres = start(cluster);
try {
  const url = `postgres://postgres:${PASSWORD}@localhost:5432/postgres?host=${encodeURIComponent(cluster.folder)}`;
  console.log(`PostgreSQL ${await versionOf(url)}`);
  process.exitCode = await runOn(url, process.argv.slice(2));
} finally {
  if (postgres.exitCode === null) await Promise.all([once(postgres, 'exit'), postgres.kill('SIGINT')]);
  rmSync(cluster.folder, { recursive: true, force: true });
}
