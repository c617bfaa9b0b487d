import { expect, test } from 'vitest';
import { ownerOf, playwrightSeconds, secondsLines, vitestSeconds } from './seconds.mjs';

const FEATURES = new Set(['journal', 'check-in', 'cycle']);

test.each([
  ['src/domain/cycle/phases.test.ts', 'cycle'],
  ['src/web/features/check-in/prompt/prompt.test.tsx', 'check-in'],
  ['e2e/daily/check-in.journey.ts', 'check-in'],
  ['e2e/journal/versions.journey.ts', 'journal'],
  ['e2e/daily/journal-on-two-devices.journey.ts', 'journal'],
  ['e2e/walks/every-page.journey.ts', 'every-page'],
  ['src/web/ui/button/button.test.tsx', 'src/web/ui'],
  ['src/server/app/erase.api.test.ts', 'src/server/app'],
  ['scripts/check/counts.test.ts', 'scripts'],
])('%s is counted for %s', (file, owner) => {
  expect(ownerOf(file, FEATURES)).toBe(owner);
});

test('a feature has the seconds of all its suites, longest first, and the dearest are named', () => {
  const unit = vitestSeconds(
    { testResults: [{ name: '/house/src/domain/cycle/a.test.ts', startTime: 1_000, endTime: 3_500 }] },
    '/house',
  );
  const result = (duration: number) => ({ results: [{ duration }] });
  const journeys = playwrightSeconds({
    suites: [
      {
        file: 'daily/journal.journey.ts',
        specs: [{ title: 'writes', file: 'daily/journal.journey.ts', tests: [result(4_000), result(30_000)] }],
        suites: [{ file: 'cycle.journey.ts', specs: [{ title: 'bleeds', tests: [result(12_000)] }] }],
      },
    ],
  });
  expect(secondsLines([...unit, ...journeys], FEATURES)).toEqual([
    'seconds of tests: journal 34 s, cycle 15 s',
    'dearest:',
    '  e2e/daily/journal.journey.ts "writes" 34 s',
    '  e2e/cycle.journey.ts "bleeds" 12 s',
    '  src/domain/cycle/a.test.ts 2.5 s',
  ]);
  expect(secondsLines([], FEATURES)).toEqual([]);
});
