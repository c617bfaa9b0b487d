import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeLiteral } from 'pg';
import { chooseRunAs, handOver } from '#server/platform/db/embedded/run-as.ts';
import { withDatabase } from '#server/platform/db/prepare.ts';
import { freePort, ROOT } from '../../bench/ground/place.ts';

/** Prepared statements go through a pooler from here on. */
const OLDEST = [1, 21] as const;
const FOLDER = join(ROOT, 'deploy/pgbouncer');

type Found = { readonly program: string; readonly version: string } | { readonly why: string };

/** The PgBouncer that PGBOUNCER names, else that of the PATH; `why` where there is none that will do. */
export function findPgbouncer(program = process.env['PGBOUNCER'] || 'pgbouncer'): Found {
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, version, major, minor] = /PgBouncer ((\d+)\.(\d+)\S*)/.exec(stdout ?? '') ?? [];
  const wanted = `a PgBouncer from ${OLDEST.join('.')} on is needed, in the PATH or named by PGBOUNCER`;
  if (error || !version) return { why: `${wanted}; ${program} is none` };
  const isNew = Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]);
  return isNew ? { program, version } : { why: `${wanted}; this is ${version}` };
}

export type Pooler = {
  /** The way through the pooler of an address of the same database. */
  readonly through: (url: string) => string;
  readonly pid: number;
  stop(): Promise<void>;
};

/**
 * Starts a PgBouncer by the settings of deploy/pgbouncer before a database, with its ports and paths, and whoever asks
 * for the logins' passwords, in place of theirs. `changes` plants a fault: settings that differ, by name.
 */
export async function startPooler(
  program: string,
  { adminUrl, changes = {} }: { adminUrl: string; changes?: Readonly<Record<string, string>> },
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'moonhearth-pooler-'));
  const port = await freePort();
  const users = join(folder, 'userlist.txt');
  const password = randomBytes(16).toString('hex');
  await layAuth(adminUrl, password);
  const { username, password: own } = new URL(adminUrl);
  // The owner comes in as well, so that it is the pooler that is refused and not the password.
  const owner = `"${decodeURIComponent(username)}" "${decodeURIComponent(own)}"\n`;
  writeFileSync(users, read('userlist.example.txt').replace('its password', password) + owner, { mode: 0o600 });
  const ini = join(folder, 'pgbouncer.ini');
  const settings = { listen_port: String(port), auth_file: users, ...changes };
  writeFileSync(ini, replaced(placed(read('pgbouncer.ini'), adminUrl), settings), { mode: 0o600 });
  const as = chooseRunAs(program, {});
  handOver(folder, { as, above: folder });
  const [file, args] = as.wrap(program, ['-q', ini]);
  const said: string[] = [];
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.on('data', (piece: Buffer) => said.length < 200 && said.push(piece.toString()));
  process.once('exit', () => child.kill('SIGKILL'));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const through = (url: string) => throughPort(url, port);
  for (let waited = 0; !(await answers(through(adminUrl))); waited += 50) {
    if (child.exitCode === null && waited < 10_000) await sleep(50);
    else {
      await stop();
      throw new Error(`the pooler did not start:\n${said.join('').slice(-2_000)}`);
    }
  }
  return { through, pid: child.pid ?? 0, stop };
}

const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

/** Runs auth.sql as an operator would, again and again on one server. */
async function layAuth(adminUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(adminUrl, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_roles where rolname = 'pgbouncer_auth'");
    if (rowCount === 0) await client.query(read('auth.sql'));
    await client.query(`alter role pgbouncer_auth password ${escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}

/** The settings with the place of this database: nothing else of the two lines changes. */
function placed(ini: string, adminUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(adminUrl);
  const place = `host=${searchParams.get('host') ?? hostname} port=${port || '5432'}`;
  const usual = 'host=127.0.0.1 port=5432';
  if (ini.split(usual).length !== 3) throw new Error('pgbouncer.ini names its two databases in another way');
  return ini
    .replaceAll(usual, place)
    .replace('moonhearth = ', `${pathname.slice(1)} = `)
    .replace('dbname=moonhearth', `dbname=${pathname.slice(1)}`);
}

function replaced(ini: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`pgbouncer.ini does not say ${name}`);
    return text.replace(line, `${name} = ${value}`);
  }, ini);
}

function throughPort(url: string, port: number): string {
  const other = new URL(url);
  other.searchParams.delete('host');
  other.host = `127.0.0.1:${port}`;
  return other.href;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
