import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { attachEmbedded, openEmbedded, type Embedded } from './embedded.ts';
import { asNobody } from './run-as.ts';

let made = '';
let fresh = '';
let dataDir = '';
let opened: Embedded[] = [];
let lines: string[] = [];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'mh-embedded-'));
  await (await openEmbedded({ dataDir: made, log })).stop();
});

afterAll(() => rmSync(made, { recursive: true, force: true }));

/** Goes to a folder with a finished, stopped database: what is tested then is not its making. */
function bringDatabase(): void {
  dataDir = made;
}

beforeEach(() => {
  fresh = mkdtempSync(join(tmpdir(), 'mh-embedded-'));
  dataDir = fresh;
  opened = [];
  lines = [];
});

afterEach(async () => {
  for (const database of opened) await database.stop();
  rmSync(fresh, { recursive: true, force: true });
});

const log = (line: string): void => {
  lines.push(line);
};

async function start(): Promise<Embedded> {
  const database = await openEmbedded({ dataDir, log });
  opened.push(database);
  return database;
}

async function timed(begin: () => Promise<Embedded>): Promise<[number, Embedded]> {
  const began = performance.now();
  const database = await begin();
  return [performance.now() - began, database];
}

async function ask(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows as unknown[][];
  } finally {
    await client.end();
  }
}

/** Another server on the folder, in a process of its own; resolves when its database is open. */
async function otherServer(): Promise<ChildProcess> {
  const source = `
    const { openEmbedded } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))});
    await openEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    process.stdout.write('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the other server ended with ${code}`)));
  });
  return child;
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const postmasterPid = (): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

// The processor's seconds of this process's finished children: a clock on the wall measures whatever else the machine
// does (`npm run bench` reads that one).
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

test('the first start makes a durable, silent UTF-8 database that answers on a private socket, with 3 s of work', async () => {
  const before = childSeconds();
  const { adminUrl } = await start();
  const worked = childSeconds() - before;
  expect(worked).toBeGreaterThan(0);
  expect(worked).toBeLessThan(3);
  const names = [
    'server_encoding',
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'data_checksums',
    'listen_addresses',
    'log_min_messages',
    'log_min_error_statement',
    'log_error_verbosity',
    'log_parameter_max_length',
    'log_parameter_max_length_on_error',
    'jit',
  ];
  const [row] = await ask(adminUrl, `select ${names.map((name) => `current_setting('${name}')`).join(', ')}`);
  expect(row).toEqual(['UTF8', 'on', 'on', 'on', 'on', '', 'log', 'panic', 'terse', '0', '0', 'off']);
  expect(await ask(adminUrl, "select 'ä' < 'z', upper('ä'), current_database()")).toEqual([[false, 'Ä', 'moonhearth']]);
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700);
});

test('a wrong password does not enter', async () => {
  bringDatabase();
  const { adminUrl } = await start();
  await expect(ask(adminUrl.replace(/:[^:@/]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('what was committed is there after a stop, and the second start takes under a second', async () => {
  bringDatabase();
  const first = await start();
  await ask(first.adminUrl, 'create table kept_by_stop as select 7 as seven');
  await first.stop();
  // The quickest of a few: one that another program held up says nothing of ours.
  let [quickest, second] = await timed(start);
  for (let tries = 1; tries < 5 && quickest >= 1000; tries += 1) {
    await second.stop();
    const [took, again] = await timed(start);
    [quickest, second] = [Math.min(quickest, took), again];
  }
  expect(quickest).toBeLessThan(1000);
  expect(await ask(second.adminUrl, 'select seven from kept_by_stop')).toEqual([[7]]);
});

test('a second server on the folder is refused by name of the first, and the first goes on', async () => {
  bringDatabase();
  const first = await start();
  await expect(openEmbedded({ dataDir, log })).rejects.toThrow(new RegExp(`process ${process.pid}\\) already runs on`));
  expect(await ask(first.adminUrl, 'select 1')).toEqual([[1]]);
});

test('after a server was killed hard, PostgreSQL lives on and is adopted', async () => {
  bringDatabase();
  const child = await otherServer();
  const pid = postmasterPid();
  await expect(openEmbedded({ dataDir, log })).rejects.toThrow(`process ${child.pid}`);
  await killHard(child);
  const { adminUrl } = await start();
  expect(postmasterPid()).toBe(pid);
  expect(lines.join()).toContain(`Found PostgreSQL (process ${pid})`);
  expect(await ask(adminUrl, 'select 1')).toEqual([[1]]);
});

test('after PostgreSQL itself was killed hard, it recovers with what was committed', async () => {
  bringDatabase();
  const child = await otherServer();
  const attached = await attachEmbedded({ dataDir, log });
  await ask(attached.adminUrl, 'create table kept_by_recovery as select 7 as seven');
  process.kill(postmasterPid(), 'SIGKILL');
  await killHard(child);
  expect(await ask((await start()).adminUrl, 'select seven from kept_by_recovery')).toEqual([[7]]);
});

test('a pid file that names a living stranger does not stop the start', async () => {
  bringDatabase();
  const first = await start();
  await first.stop();
  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n${join(dataDir, 'socket')}\n`,
  );
  expect(await ask((await start()).adminUrl, 'select 1')).toEqual([[1]]);
});

test('a command attaches beside the server and leaves it running', async () => {
  bringDatabase();
  const server = await start();
  const command = await attachEmbedded({ dataDir, log });
  expect(await ask(command.adminUrl, 'select 1')).toEqual([[1]]);
  await command.stop();
  expect(await ask(server.adminUrl, 'select 1')).toEqual([[1]]);
});

test('a command without a server starts the database and stops it again', async () => {
  bringDatabase();
  const command = await attachEmbedded({ dataDir, log });
  expect(await ask(command.adminUrl, 'select 1')).toEqual([[1]]);
  await command.stop();
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a command leaves the database to a server that came while it ran', async () => {
  bringDatabase();
  const command = await attachEmbedded({ dataDir, log });
  const server = await start();
  await command.stop();
  expect(await ask(server.adminUrl, 'select 1')).toEqual([[1]]);
});

test('what a crash left of a half made cluster is cleared away', async () => {
  const half = join(dataDir, 'postgres.unfinished-abc');
  mkdirSync(half);
  writeFileSync(join(half, 'PG_VERSION'), '18\n');
  expect(await ask((await start()).adminUrl, 'select 1')).toEqual([[1]]);
  expect(readdirSync(dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a failed statement leaves none of its values in the log', async () => {
  bringDatabase();
  const { adminUrl } = await start();
  await ask(adminUrl, 'create table t (word text primary key)');
  const insert = "insert into t values ('canary-4711')";
  await ask(adminUrl, insert);
  await expect(ask(adminUrl, insert)).rejects.toMatchObject({ code: '23505' });
  await expect(ask(adminUrl, "select 'canary-4711'::int")).rejects.toMatchObject({ code: '22P02' });
  const written = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(written).toContain('ready to accept connections');
  expect(written).not.toContain('canary');
});

test('a data folder with a path too long for a socket works', async () => {
  dataDir = join(dataDir, 'a-rather-long-name-of-a-folder'.repeat(4));
  expect(await ask((await start()).adminUrl, 'select 1')).toEqual([[1]]);
});

test.runIf(process.getuid?.() === 0)(
  'as root without user namespaces it runs as nobody, and goes over to them later',
  async () => {
    bringDatabase();
    chmodSync(dataDir, 0o700);
    const first = await openEmbedded({ dataDir, log, runAs: asNobody() });
    opened.push(first);
    await ask(first.adminUrl, 'create table kept_by_nobody as select 7 as seven');
    await first.stop();
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(65534);
    expect(await ask((await start()).adminUrl, 'select seven from kept_by_nobody')).toEqual([[7]]);
  },
);
