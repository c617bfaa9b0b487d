import { readFileSync } from 'node:fs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** A step's JSON report; null where it wrote none, as who was stopped on the way. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Counts of a vitest JSON report. A file that could not be loaded counts as one failure. */
export function vitestCounts(report) {
  if (!report) return NOTHING;
  const unloaded = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** Counts of a Playwright JSON report. A flaky journey has failed. */
export function playwrightCounts(report) {
  if (!report) return NOTHING;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0), skipped };
}

/**
 * What a finished step measured. A tool counts as one; a suite by its report. A suite that ran no test, or ended badly
 * without naming a failed test, has failed once.
 */
export function countStep({ kind, report, code }) {
  if (kind === 'tool') return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  const counts = kind === 'vitest' ? vitestCounts(readReport(report)) : playwrightCounts(readReport(report));
  const silent = counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0);
  return silent ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** The closing line: "N passed, N failed", and ", N skipped" when something was. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * How long a whole run may take on two cores. Another's load is no fault of the code, so past it there is a warning and
 * no failure.
 */
export const MOST_MINUTES = 20;

/**
 * The lines about time: every step by what it took, longest first, the whole, and a warning where that is too long.
 * Seconds.
 */
export function timeLines(results, seconds) {
  const each = results
    .toSorted((one, other) => other.seconds - one.seconds)
    .map((result) => `${result.name} ${result.seconds.toFixed(0)} s`);
  const slow = seconds > MOST_MINUTES * 60 ? [`SLOW: longer than ${MOST_MINUTES} minutes`] : [];
  return [`${results.length} steps in ${seconds.toFixed(0)} s: ${each.join(', ')}`, ...slow];
}
