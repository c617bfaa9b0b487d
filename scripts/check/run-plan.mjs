import { mkdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../start/places.mjs';
import { sortOut } from './choose/unchanged.mjs';
import { closingLine, timeLines } from './counts.mjs';
import { GREEN, REPORTS } from './places.mjs';
import { endOf, failureText } from './report/failures.mjs';
import { featureNames, secondsLines } from './report/seconds.mjs';
import { runStep, stopSteps } from './run-step.mjs';
import { schedule } from './schedule.mjs';
import { sweepTemporary } from './temporary.mjs';

const total = (results, key) => results.reduce((sum, result) => sum + result.counts[key], 0);

/**
 * What failed comes first, by name: whoever keeps the record of a run may cut it short. A tool's own words are all
 * there is.
 */
function tell({ name, seconds, counts, failures, log }) {
  const good = counts.failed === 0;
  console.log(
    `${good ? 'ok  ' : 'FAIL'}  ${name.padEnd(36)} ${seconds.toFixed(1).padStart(6)} s   ${closingLine(counts)}`,
  );
  if (good) return;
  const end = endOf(
    readFileSync(log, 'utf8'),
    failures.length > 0 ? { lines: 8, characters: 800 } : { lines: 60, characters: 3_000 },
  );
  for (const text of [failureText(failures), end].filter(Boolean)) console.log(text.replaceAll(/^/gm, '      | '));
}

/**
 * Runs steps, tells each as it ends, and closes with what was left out, the time, and "N passed, N failed". Without
 * `all` a static step whose files are those of its last green run is left out. `absent` cannot run here. Sets the exit
 * code.
 */
export async function runPlan({ steps, absent, all }) {
  const started = Date.now();
  mkdirSync(REPORTS, { recursive: true });
  sweepTemporary();
  console.log(`Node ${process.version}`);
  const { due, unchanged, remember } = sortOut(steps, { root: ROOT, kept: GREEN, all });
  const left = [...unchanged.map(({ name }) => ({ name, why: 'unchanged since a green run' })), ...absent];
  const results = await schedule(due, runStep, (result) => {
    remember(result);
    tell(result);
  });
  for (const { name, why } of left) console.log(`not run: ${name} (${why})`);
  const sums = {
    passed: total(results, 'passed'),
    failed: total(results, 'failed'),
    skipped: total(results, 'skipped') + left.length,
  };
  const tests = results.flatMap((result) => result.tests);
  for (const line of secondsLines(tests, featureNames(ROOT))) console.log(line);
  for (const line of timeLines(results, (Date.now() - started) / 1000)) console.log(line);
  console.log(closingLine(sums));
  process.exitCode = sums.failed === 0 && sums.passed + unchanged.length > 0 ? 0 : 1;
}

/** Ends the steps with us. */
export function stopWithUs() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopSteps('SIGTERM');
      process.exit(130);
    });
  }
}
