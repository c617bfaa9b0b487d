/** `npm test`: every check, on a fresh clone, under whatever Node (>= 20.19) the machine has. `npm test -- lint unit` runs the steps so named. */
import { mkdirSync, readFileSync } from 'node:fs';
import { ensureChromium } from './check/chromium.mjs';
import { closingLine, timeLines } from './check/counts.mjs';
import { onPinnedNode } from './check/pinned-node.mjs';
import { REPORTS } from './check/places.mjs';
import { endOf, failureText } from './check/report/failures.mjs';
import { runStep, stopSteps } from './check/run-step.mjs';
import { schedule } from './check/schedule.mjs';
import { planSteps } from './check/steps.mjs';
import { sweepTemporary } from './check/temporary.mjs';

const total = (results, key) => results.reduce((sum, result) => sum + result.counts[key], 0);

/** What failed comes first, by name: whoever keeps the record of a run may cut it short. A tool's own words are all there is. */
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

function choose(steps, wanted) {
  return wanted.length === 0 ? steps : steps.filter(({ name }) => wanted.some((word) => name.includes(word)));
}

async function main() {
  const started = Date.now();
  mkdirSync(REPORTS, { recursive: true });
  sweepTemporary();
  const wanted = process.argv.slice(2);
  const { steps, absent } = planSteps({ noBrowser: ensureChromium() });
  console.log(`Node ${process.version}`);
  const results = await schedule(choose(steps, wanted), runStep, tell);
  for (const { name, why } of absent) console.log(`not run: ${name} (${why})`);
  const sums = {
    passed: total(results, 'passed'),
    failed: total(results, 'failed'),
    skipped: total(results, 'skipped') + absent.length,
  };
  for (const line of timeLines(results, (Date.now() - started) / 1000)) console.log(line);
  console.log(closingLine(sums));
  process.exitCode = sums.failed === 0 && sums.passed > 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopSteps('SIGTERM');
    process.exit(130);
  });
}
await onPinnedNode(main);
