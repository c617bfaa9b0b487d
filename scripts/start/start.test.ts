import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { missingPackages } from './packages.mjs';
import { ROOT } from './places.mjs';
import { findNode } from './pinned-node.mjs';
import { serverEnv } from './server.mjs';
import { serverDigest } from './server-bundle.mjs';
import { inputsDigest } from './web-build.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mh-start-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const packages = (held: Record<string, object>): string => JSON.stringify({ packages: held });

describe('what is installed', () => {
  const locked = {
    '': {},
    'node_modules/pg': { version: '2.0.0' },
    'node_modules/vitest': { version: '1.0.0', dev: true },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  };

  test.each([
    ['nothing yet', null, ['node_modules/pg']],
    ['an older version', { 'node_modules/pg': { version: '1.0.0' } }, ['node_modules/pg']],
    ['what running needs', { 'node_modules/pg': { version: '2.0.0' } }, []],
    ['everything', { 'node_modules/pg': { version: '2.0.0' }, 'node_modules/vitest': { version: '1.0.0' } }, []],
  ])('%s', (_name, held, missing) => {
    write('package-lock.json', packages(locked));
    if (held) write('node_modules/.package-lock.json', packages(held));
    expect(missingPackages(root)).toEqual(missing);
  });
});

describe('which Node runs the product', () => {
  const absent = '/nowhere/node';

  test('the pinned one wherever it is installed', () =>
    expect(findNode(process.execPath, '20.19.0')).toBe(process.execPath));
  test.each(['22.18.0', '22.20.1', '24.0.0', '26.1.0'])('this one, when it is %s', (version) =>
    expect(findNode(absent, version)).toBe(process.execPath),
  );
  test.each(['20.19.0', '22.17.9', '21.20.0'])('none, in words, when this is %s', (version) =>
    expect(() => findNode(absent, version)).toThrow(/22\.18 or newer/),
  );
});

describe('when the pages are built anew', () => {
  test.each([
    ['src/web/app/entry.tsx', true],
    ['src/domain/new.ts', true],
    ['content/wisdom/one.md', true],
    ['package-lock.json', true],
    ['vite.config.ts', true],
    ['src/server/app/main.ts', false],
    ['src/web/app/entry.test.tsx', false],
    ['src/web/testing/fake-api.ts', false],
  ])('a change of %s: %s', (path, isBuilt) => {
    write('src/web/app/entry.tsx', 'before');
    const before = inputsDigest(root);
    write(path, 'after');
    expect(inputsDigest(root) !== before).toBe(isBuilt);
  });

  test('the same text in another file is a change', () => {
    write('src/web/a.ts', 'one');
    const before = inputsDigest(root);
    rmSync(join(root, 'src/web/a.ts'));
    write('src/web/b.ts', 'one');
    expect(inputsDigest(root)).not.toBe(before);
  });
});

describe('when the server is bundled anew', () => {
  test.each([
    ['src/server/app/main.ts', true],
    ['src/domain/new.ts', true],
    ['package-lock.json', true],
    ['scripts/server-build/bundle.ts', true],
    ['src/web/app/entry.tsx', false],
    ['src/server/app/table.api.test.ts', false],
    ['db/migrations/0001_first.sql', false],
  ])('a change of %s: %s', (path, isBundled) => {
    write('src/server/app/main.ts', 'before');
    const before = serverDigest(root);
    write(path, 'after');
    expect(serverDigest(root) !== before).toBe(isBundled);
  });
});

test('the server is given bounds of memory, and whatever was said of them stands', () => {
  expect(serverEnv({})).toMatchObject({ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' });
  expect(serverEnv({ MALLOC_ARENA_MAX: '8', PORT: '1' })).toMatchObject({
    MALLOC_ARENA_MAX: '8',
    MALLOC_MMAP_THRESHOLD_: '131072',
    PORT: '1',
  });
});

describe('signals', () => {
  // Stands in for the server: says each signal it gets, and leaves with 7 at the second.
  const SERVER =
    "let n = 0; for (const s of ['SIGINT', 'SIGTERM']) process.on(s, () => { console.log(s); if (++n === 2) process.exit(7); }); console.log('up ' + process.pid); setInterval(() => {}, 1000)";
  let starter: ChildProcess;
  let said = '';

  beforeEach(async () => {
    said = '';
    const source = `
      import { spawn } from 'node:child_process';
      const { endOf, forwardSignals } = await import(${JSON.stringify(import.meta.resolve('./server.mjs'))});
      const server = spawn(process.execPath, ['--import', ${JSON.stringify(new URL('./with-parent.mjs', import.meta.url).pathname)}, '-e', ${JSON.stringify(SERVER)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
      forwardSignals(() => server);
      process.exit(await endOf(server));`;
    starter = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
    starter.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await vi.waitUntil(() => said.includes('up'), { timeout: 10_000 });
  });

  afterEach(() => {
    starter.kill('SIGKILL');
    const server = Number(/up (\d+)/.exec(said)?.[1]);
    if (isRunning(server)) process.kill(server, 'SIGKILL');
  });

  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const heard = (): string[] => said.split('\n').filter((line) => line.startsWith('SIG'));
  const ended = (): Promise<number | null> => new Promise((resolve) => starter.once('exit', resolve));

  test('one Ctrl-C that arrives three times is one; the next one counts, and the exit code is kept', async () => {
    const end = ended();
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) starter.kill(signal);
    await expect.poll(heard).toHaveLength(1);
    await sleep(400);
    expect(heard()).toHaveLength(1);
    starter.kill('SIGTERM');
    expect(await end).toBe(7);
    expect(heard()).toHaveLength(2);
  });

  test('a server whose starter was killed hard closes as on SIGTERM', async () => {
    const server = Number(/up (\d+)/.exec(said)?.[1]);
    starter.kill('SIGKILL');
    await expect.poll(heard, { timeout: 5_000 }).toEqual(['SIGTERM']);
    expect(isRunning(server)).toBe(true);
  });
});

type Locked = {
  dev?: boolean;
  dependencies?: object;
  optionalDependencies?: object;
  peerDependencies?: object;
  devDependencies?: object;
};

/** Every package that running can reach, by walking the lockfile as Node resolves names. */
function reachable(locked: Record<string, Locked>): Set<string> {
  const found = new Set<string>();
  const waiting = [''];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = locked[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const places = path
        .split('/node_modules/')
        .map((_, depth, parts) => [...parts.slice(0, parts.length - depth), name].join('/node_modules/'))
        .concat(`node_modules/${name}`);
      const at = places.map((place) => place.replace(/^\//, '')).find((place) => place in locked);
      if (at && !found.has(at)) {
        found.add(at);
        waiting.push(at);
      }
    }
  }
  return found;
}

test('the lockfile marks as needed for running only what running reaches, or each start would install again', () => {
  const { packages: locked } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const reached = reachable(locked);
  expect(reached.size).toBeGreaterThan(100);
  expect(Object.keys(locked).filter((path) => path !== '' && !locked[path]?.dev && !reached.has(path))).toEqual([]);
});
