import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../architecture/finding.ts';
import { scratchCopy } from '../architecture/scratch-copy.ts';
import { featureWords, findFeature } from './find-feature.ts';
import { makeFeature } from './make-feature.ts';

const WORD = 'comfort-kit';
const scratch = scratchCopy();

// That the compiler and every rule accept what is made is shown by scripts/architecture/prove.ts, where they run
// anyway.
beforeAll(() => void makeFeature(scratch.root, WORD));
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
  const feature = await findFeature(scratch.root, WORD);
  expect(feature?.routes).toEqual(['GET /api/comfort-kit  Comfort kit: since when she is here']);
  expect(feature?.screens).toEqual(['/comfort-kit  Comfort kit']);
  expect(feature?.tests).toHaveLength(3);
});

test('its own tests pass', () => {
  const [vitest, report] = [join(scratch.root, 'node_modules/vitest/vitest.mjs'), join(scratch.root, 'report.json')];
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile=${report}`, WORD], {
    cwd: scratch.root,
    stdio: 'ignore',
  });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  expect({ status, numPassedTests, numFailedTests }).toEqual({ status: 0, numPassedTests: 7, numFailedTests: 0 });
});

test.each(['cycle', 'Journal', 'two words', ''])('it refuses the word "%s"', (word) => {
  expect(() => makeFeature(scratch.root, word)).toThrow();
});
