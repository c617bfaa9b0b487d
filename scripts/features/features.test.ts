import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../architecture/finding.ts';
import { scratchCopy } from '../architecture/scratch-copy.ts';
import { findFeature, featureWords } from './find-feature.ts';
import { makeFeature, type MadeFeature } from './make-feature.ts';

const WORD = 'comfort-kit';
/** What goes through every route, table, page, write or manifest there is, and so through those of a new feature. */
const GUARDS = [
  'scripts/architecture/each-write.test.ts',
  'src/contract/health-writes.test.ts',
  'src/contract/page-data.test.ts',
  'src/contract/screen-paths.test.ts',
  'src/server/app/erase.api.test.ts',
  'src/server/app/manifests.api.test.ts',
  'src/server/app/member-key.api.test.ts',
  'src/server/app/table.api.test.ts',
  'src/server/features/export/export.api.test.ts',
  'src/server/features/privacy-proof/privacy-proof.api.test.ts',
  'src/server/platform/db/lint/lint.test.ts',
  'src/server/platform/db/lint/owner-matrix.test.ts',
  'src/web/app/page/pictures.test.tsx',
  'src/web/app/chrome/chrome.test.tsx',
  'src/web/app/privacy-mode/plain-title.test.ts',
  'src/web/app/routes/routes.test.ts',
];
/** Twenty seconds on a machine at rest, and several times that beside a whole run of tests. */
const PATIENT = 400_000;
const scratch = scratchCopy(GUARDS);
let feature: MadeFeature;

// That the compiler and every rule accept what is made is shown by scripts/architecture/prove.ts, where they run
// anyway.
beforeAll(() => void (feature = makeFeature(scratch.root, WORD)));
afterAll(() => scratch.remove());

/** Runs tests in the copy: how many failed, by file, and how many passed. */
function run(...args: readonly string[]): { readonly failed: readonly string[]; readonly passed: number } {
  const [vitest, report] = [join(scratch.root, 'node_modules/vitest/vitest.mjs'), join(scratch.root, 'report.json')];
  spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...args], {
    cwd: scratch.root,
    stdio: 'ignore',
  });
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly numPassedTests: number;
    readonly testResults: readonly { readonly name: string; readonly status: string }[];
  };
  const red = testResults.filter(({ status }) => status !== 'passed');
  return { failed: red.map(({ name }) => name.slice(scratch.root.length + 1)), passed: numPassedTests };
}

/** Runs tests with some texts of files of the feature changed, and puts them back. One run, for to begin one is dear. */
function withFaults(faults: readonly Fault[], tests: readonly string[]): readonly string[] {
  const whole = faults.map(({ file, from, to }) => {
    const path = join(scratch.root, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replaceAll(from, to));
    return { path, text };
  });
  const { failed } = run(...tests);
  for (const { path, text } of whole) writeFileSync(path, text);
  return failed;
}
type Fault = { readonly file: string; readonly from: string; readonly to: string };

test('where finds the routes, tables, files and tests of a feature', async () => {
  const cycle = await findFeature(ROOT, 'cycle');
  expect(cycle?.routes).toContain('GET /api/cycles  Her cycles, newest first');
  expect(cycle?.tables).toContain('app.day_log');
  expect(cycle?.screens).toEqual([]);
  expect(cycle?.files).toContain('src/contract/cycle/cycle.routes.ts');
  expect(cycle?.tests).toContain('src/domain/cycle/derive-cycles.test.ts');
});

test('where finds screens by their name, and those that a list places elsewhere', async () => {
  expect((await findFeature(ROOT, 'journal'))?.screens).toEqual(['/journal  Journal']);
  expect((await findFeature(ROOT, 'moon'))?.screens).toEqual([
    '/moon-calendar  Moon Calendar',
    '/lunar-calendar  Lunar Energy Guidance',
  ]);
  expect((await findFeature(ROOT, 'insight'))?.screens).toEqual(['/insights  Patterns']);
  const journal = await findFeature(ROOT, 'journal');
  expect(journal?.tests).toContain('e2e/daily/journal.journey.ts');
  expect(journal?.files).toContain('db/migrations/0006_journal.sql');
});

test('where knows no other words', async () => {
  expect(await findFeature(ROOT, 'cellar')).toBeNull();
  expect(featureWords(ROOT)).not.toContain('kit');
});

test('a new feature has files in every layer, and is named where all are', async () => {
  const found = await findFeature(scratch.root, WORD);
  expect(found?.routes).toEqual([
    'GET /api/comfort-kit  Comfort kit: the items, newest first',
    'POST /api/comfort-kit  Comfort kit: keep an item',
  ]);
  expect(found?.screens).toEqual(['/comfort-kit  Comfort kit']);
  expect(found?.tables).toEqual(['app.comfort_kit']);
  expect([...(found?.files ?? []), ...(found?.tests ?? [])].toSorted()).toEqual(feature.made.toSorted());
  expect(found?.tests).toHaveLength(3);
  expect(feature.changed).toHaveLength(7);
});

test(
  'its own tests pass, and so does what goes through all features',
  () => {
    const { failed, passed } = run(WORD, ...GUARDS);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(600);
  },
  PATIENT,
);

test('the types of its table are those that the database gives', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/db-types.ts', '--check'], {
    cwd: scratch.root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('without its policy, and without its part of the export, its tests and those of each are red', () => {
  const migration = feature.made.find((made) => made.endsWith('.sql')) ?? '';
  const policy = {
    file: migration,
    from: 'create policy own on app.comfort_kit to w_user, w_worker',
    to: 'create policy own on app.comfort_kit to w_worker',
  };
  const exported = {
    file: 'src/server/features/comfort-kit/comfort-kit.manifest.ts',
    from: "collections: { 'comfort-kit'",
    to: "collections: { 'another'",
  };
  const red = [
    'src/server/features/comfort-kit/comfort-kit.api.test.ts',
    'src/server/features/export/export.api.test.ts',
    'src/server/platform/db/lint/lint.test.ts',
  ];
  expect(withFaults([policy, exported], red).toSorted()).toEqual(red);
});

test.each(['cycle', 'Journal', 'two words', '', 'rewards', 'user', 'day-log', 'login'])(
  'it refuses the word "%s", and writes nothing',
  (word) => {
    const before = featureWords(scratch.root);
    expect(() => makeFeature(scratch.root, word)).toThrow();
    expect(featureWords(scratch.root)).toEqual(before);
  },
);
