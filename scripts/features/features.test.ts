import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, type Finding } from '../walls/finding.ts';
import { checkLayout } from '../walls/layout.ts';
import { compile, lint } from '../walls/outside-tools.ts';
import { checkRooms } from '../walls/rooms.ts';
import { scratchCopy } from '../walls/scratch-copy.ts';
import { featureWords, findFeature } from './find-feature.ts';
import { makeFeature } from './make-feature.ts';

const WORD = 'comfort-kit';
const scratch = scratchCopy();
let before: readonly string[] = [];

async function refused(): Promise<string[]> {
  const findings: Finding[] = [...compile(scratch.root), ...lint(scratch.root), ...(await checkRooms(scratch.root)).findings, ...checkLayout(scratch.root).findings];
  return findings.map(({ file, rule, message }) => `${file}: ${rule}: ${message}`);
}

beforeAll(async () => {
  before = await refused();
  makeFeature(scratch.root, WORD);
});
afterAll(() => scratch.remove());

test('where finds the routes, tables, files and tests of a feature', async () => {
  const cycle = await findFeature(ROOT, 'cycle');
  expect(cycle?.routes).toContain('GET /api/cycles  Her cycles, newest first');
  expect(cycle?.tables).toContain('app.day_log');
  expect(cycle?.screens).toEqual([]);
  expect(cycle?.files).toContain('src/contract/cycle/cycle.routes.ts');
  expect(cycle?.tests).toContain('src/domain/cycle/derive-cycles.test.ts');
});

test('where knows no other words', async () => {
  expect(await findFeature(ROOT, 'cellar')).toBeNull();
  expect(featureWords(ROOT)).not.toContain('kit');
});

test('a new feature has rooms on every floor', async () => {
  const made = await findFeature(scratch.root, WORD);
  expect(made?.routes).toEqual(['GET /api/comfort-kit  Comfort kit: since when she is here']);
  expect(made?.screens).toEqual(['/comfort-kit  Comfort kit']);
  expect(made?.tests).toHaveLength(3);
});

test('the compiler, the linter, the import checker and the layout find nothing new to refuse', async () => {
  expect((await refused()).filter((finding) => !before.includes(finding))).toEqual([]);
});

test('its own tests pass', () => {
  const run = (project: string): number | null => spawnSync(process.execPath, [join(scratch.root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, WORD], { cwd: scratch.root, stdio: 'ignore' }).status;
  expect({ domain: run('domain'), api: run('api'), web: run('web') }).toEqual({ domain: 0, api: 0, web: 0 });
});

test.each(['cycle', 'Journal', 'two words', ''])('it refuses the word "%s"', (word) => {
  expect(() => makeFeature(scratch.root, word)).toThrow();
});
