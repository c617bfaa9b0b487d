import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseRunAs, handOver } from '#server/platform/db/embedded/run-as.ts';

// Starts the machine's own PostgreSQL 15 in a temporary folder, reached by TCP as a foreign database would be.
// node scripts/debian-postgres.ts npx vitest run --project api runs the command with TEST_DATABASE_URL, and ends with
// its code
//   node scripts/debian-postgres.ts                                prints the address and waits for Ctrl-C
//   node scripts/debian-postgres.ts --installed                    ends with 0 when it is there, else with 1
const BIN = '/usr/lib/postgresql/15/bin';
const command = process.argv.slice(2);

if (command[0] === '--installed') process.exit(existsSync(join(BIN, 'postgres')) ? 0 : 1);
if (!existsSync(join(BIN, 'postgres'))) {
  console.error('PostgreSQL 15 is not installed here (apt-get install postgresql-15).');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'mh-debian-'));
const cluster = join(folder, 'cluster');
const password = randomBytes(16).toString('hex');
const as = chooseRunAs(join(BIN, 'postgres'), {});
const port = await freePort();
const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

makeCluster();
const [file, args] = as.wrap(join(BIN, 'postgres'), [
  '-D',
  cluster,
  '-p',
  String(port),
  '-k',
  '',
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  'fsync=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'max_connections=200',
  '-c',
  'autovacuum=off',
  '-c',
  'synchronous_commit=off',
  // Without statistics it takes every question of a rule for a great one, and compiles it.
  '-c',
  'jit=off',
  '-c',
  'log_min_messages=panic',
]);
const server = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
const ended = new Promise((resolve) => server.once('exit', resolve));
try {
  await ready();
  process.exitCode = command.length > 0 ? await runCommand() : await waitForCtrlC();
} finally {
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

function makeCluster(): void {
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(join(cluster, '..', 'password'), password);
  handOver(folder, { as, above: folder });
  const [initdb, words] = as.wrap(join(BIN, 'initdb'), [
    '-D',
    cluster,
    '-U',
    'postgres',
    '--pwfile',
    join(folder, 'password'),
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
    '--no-sync',
  ]);
  const { status, stderr } = spawnSync(initdb, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);
}

async function ready(): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 50) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (!['ECONNREFUSED', '57P03'].includes((error as { code?: string }).code ?? '')) throw error;
      await sleep(50);
    }
  }
  throw new Error('PostgreSQL 15 did not start within 15 s');
}

async function runCommand(): Promise<number> {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', (code) => resolve(code ?? 1)));
}

async function waitForCtrlC(): Promise<number> {
  console.log(url);
  const awake = setInterval(() => {}, 60_000);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  clearInterval(awake);
  return 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
