/**
 * `npm run check`: what a change can have broken, in under two minutes: the static steps whose files have changed, the
 * nearest tests of each suite, and short journeys of the touched features. The change is the last commit and what is
 * not committed; `-- --since <revision>` for more. It says what it leaves out: `npm test` is the whole.
 */
import { parseArgs } from 'node:util';
import { ensureChromium } from './check/chromium.mjs';
import { planChanged } from './check/changed/plan-changed.mjs';
import { onPinnedNode } from './check/pinned-node.mjs';
import { runPlan, stopWithUs } from './check/run-plan.mjs';

async function main() {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD~1' } } });
  const { changed, steps, absent } = planChanged(values.since, ensureChromium());
  console.log(`${changed.length} files changed since ${values.since}`);
  await runPlan({ steps, absent, all: false });
}

stopWithUs();
await onPinnedNode(main);
