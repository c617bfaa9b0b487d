import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { startOf } from '#server/platform/db/embedded/processes.ts';
import { ROOT } from './places.mjs';

/**
 * A checkout with the real start in it, whose builds are made in a moment and whose server is a database, one request
 * that never ends, and the way the product closes.
 */
let root = '';
let npm: ChildProcess;
let said = '';
const SERVER = `
  const { closeOnSignal } = await import(${JSON.stringify(join(ROOT, 'src/server/app/closing.ts'))});
  const { openEmbedded } = await import(${JSON.stringify(join(ROOT, 'src/server/platform/db/embedded/embedded.ts'))});
  const closing = closeOnSignal({ log: { error: () => {} } });
  const database = await openEmbedded({ dataDir: process.env.DATA_DIR, log: () => {} });
  closing.push(() => database.stop());
  closing.push(() => new Promise(() => {}));
  process.stdout.on('error', () => process.stdout.destroy());
  console.log('up ' + process.pid + ' of ' + process.ppid);
  setInterval(() => {}, 1000);`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mh-spawned-'));
  said = '';
  cpSync(join(ROOT, 'scripts/start'), join(root, 'scripts/start'), { recursive: true });
  cpSync(join(ROOT, 'scripts/start.mjs'), join(root, 'scripts/start.mjs'));
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  write('package.json', JSON.stringify({ type: 'module', scripts: { start: scripts.start } }));
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('src/web/a.ts', 'one');
  write('src/server/a.ts', 'one');
  write('scripts/build.ts', builds('dist/pages.json', '{}'));
  write('scripts/build-server.ts', builds('dist/server/main.js', SERVER));
});
afterEach(() => {
  npm.kill('SIGKILL');
  for (const pid of pidsOf()) if (startOf(pid) !== null) process.kill(pid, 'SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const builds = (path: string, text: string) =>
  `import { mkdirSync, writeFileSync } from 'node:fs';
   mkdirSync(${JSON.stringify(dirname(path))}, { recursive: true });
   writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(text)});`;

async function start(): Promise<void> {
  said = '';
  npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(root, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  npm.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitUntil(() => said.includes('up '), { timeout: 30_000 });
}
/** The start, its server, and PostgreSQL. */
function pidsOf(): number[] {
  const [, server, starter] = /up (\d+) of (\d+)/.exec(said) ?? [];
  const file = join(root, 'data/postgres/postmaster.pid');
  const database = existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : [];
  return [...[starter, server].flatMap((pid) => (pid ? [Number(pid)] : [])), ...database];
}
const building = () => said.split('\n').filter((line) => line.startsWith('Building'));
async function stop(): Promise<void> {
  const pids = pidsOf();
  npm.kill('SIGKILL');
  await vi.waitUntil(() => pids.every((pid) => startOf(pid) === null), { timeout: 10_000 });
}

test('five seconds after npm was killed hard nothing of it runs, and the database of another server does', async () => {
  const other = await openEmbedded({ dataDir: join(root, 'other'), log: () => undefined });
  await start();
  const pids = pidsOf();
  expect(pids.map((pid) => startOf(pid) !== null)).toEqual([true, true, true]);
  const another = Number(readFileSync(join(root, 'other/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  npm.kill('SIGKILL');
  await vi.waitUntil(() => pids.every((pid) => startOf(pid) === null), { timeout: 5_000 });
  expect(existsSync(join(root, 'data/postgres/postmaster.pid'))).toBe(false);
  expect(startOf(another)).not.toBeNull();
  await other.stop();
});

test('what is missing of the build, or older than its sources, is built again, and the start says so', async () => {
  await start();
  expect(building()).toEqual(['Building the pages ...', 'Building the server ...']);
  await stop();
  await start();
  expect(building()).toEqual([]);
  await stop();
  rmSync(join(root, 'dist/pages.json'));
  writeFileSync(join(root, 'dist/server/main.js'), '');
  await start();
  expect(building()).toEqual([
    'Building the pages again: 1 built file is missing or changed ...',
    'Building the server again: 1 built file is missing or changed ...',
  ]);
  await stop();
  write('src/web/a.ts', 'two');
  rmSync(join(root, 'dist/server'), { recursive: true });
  await start();
  expect(building()).toEqual(['Building the pages: the sources have changed ...', 'Building the server ...']);
  await stop();
});
