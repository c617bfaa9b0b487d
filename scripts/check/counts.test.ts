import { expect, test } from 'vitest';
import { closingLine, countStep, playwrightCounts, timeLines, vitestCounts } from './counts.mjs';

test('a vitest report counts its tests, and a file that did not load as one failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] },
    ],
  };
  expect(vitestCounts(report)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('a flaky journey has failed', () => {
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 0,
  });
});

test.each([
  ['a suite without a report', { kind: 'vitest', report: '/nowhere.json', code: 0 }, 1],
  ['a tool that ended badly', { kind: 'tool', report: '', code: 2 }, 1],
  ['a tool that ended well', { kind: 'tool', report: '', code: 0 }, 0],
])('%s', (_name, step, failed) => {
  expect(countStep(step).failed).toBe(failed);
});

test('the closing line names what was skipped only when something was', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('the times stand longest first, and a run past twenty minutes warns', () => {
  const results = [
    { name: 'lint', seconds: 3.4 },
    { name: 'journeys', seconds: 240.2 },
  ];
  expect(timeLines(results, 1200)).toEqual(['2 steps in 1200 s: journeys 240 s, lint 3 s']);
  expect(timeLines(results, 1200.1)[1]).toBe('SLOW: longer than 20 minutes');
});
