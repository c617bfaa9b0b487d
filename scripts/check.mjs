/**
 * `npm test`: every check, on a fresh clone, under whatever Node (>= 20.19) the machine has. `npm test -- lint unit`
 * runs the steps so named. A static step whose files are those of its last green run is left out; with CI=true, or
 * called by its name, it runs.
 */
import { ensureChromium } from './check/chromium.mjs';
import { onPinnedNode } from './check/pinned-node.mjs';
import { runPlan, stopWithUs } from './check/run-plan.mjs';
import { planSteps } from './check/steps.mjs';

async function main() {
  const wanted = process.argv.slice(2);
  const { steps, absent } = planSteps({ noBrowser: ensureChromium() });
  const chosen = wanted.length === 0 ? steps : steps.filter(({ name }) => wanted.some((word) => name.includes(word)));
  await runPlan({ steps: chosen, absent, all: wanted.length > 0 || process.env.CI === 'true' });
}

stopWithUs();
await onPinnedNode(main);
