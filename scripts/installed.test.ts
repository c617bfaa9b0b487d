import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
/** Stands in for npm: says what it was asked, and leaves behind what an install does. */
const NPM = `#!/bin/sh
echo "npm $*"
mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mh-installed-'));
  for (const name of ['installed.mjs', 'check', 'start'])
    cpSync(join(ROOT, 'scripts', name), join(root, 'scripts', name), { recursive: true });
  const lock = {
    packages: { 'node_modules/vite': { version: '1.0.0' }, 'node_modules/tool': { version: '1.0.0', dev: true } },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/npm'), NPM);
  chmodSync(join(root, 'bin/npm'), 0o755);
  const script = 'const how: string[] = process.argv.slice(2); console.log(how, process.execArgv); process.exit(7);';
  writeFileSync(join(root, 'scripts/measure.ts'), script);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH']}` };
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/installed.mjs'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
};

test('a fresh clone installs everything before it measures, and the next run nothing', () => {
  const said = "[ '--short' ] [ '--max-old-space-size=200' ]";
  const args = ['--max-old-space-size=200', 'scripts/measure.ts', '--short'];
  expect(run(...args)).toEqual({
    status: 7,
    lines: [
      'Installing everything the checks need (npm ci) ...',
      'npm ci --include=dev --no-audit --no-fund --loglevel=error',
      said,
    ],
  });
  expect(run(...args)).toEqual({ status: 7, lines: [said] });
});

test('an install that fails is told, and nothing is measured', () => {
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\nexit 3');
  expect(run('scripts/measure.ts')).toEqual({
    status: 1,
    lines: ['Installing everything the checks need (npm ci) ...'],
  });
});

test('every proof and bench of package.json begins so', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const long = Object.entries(scripts).filter(([name]) => /^(?:proof|bench)/.test(name));
  expect(long.length).toBeGreaterThan(4);
  expect(long.filter(([, command]) => !command.startsWith('node scripts/installed.mjs '))).toEqual([]);
});
