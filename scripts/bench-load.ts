import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { crowd } from './bench/crowd/members.ts';
import { flood, steady, type Answered } from './bench/crowd/traffic.ts';
import {
  byKind,
  floodLine,
  memoryLines,
  recoveryLine,
  tableOfLines,
  type Line,
  type Memory,
} from './bench/crowd/verdicts.ts';
import { memoryOf, treeOf } from './bench/ground/processes.ts';
import { newDataDir, removeDataDir, startProduct, type Product } from './bench/ground/product.ts';
import { chancesFrom } from './forecast/blind.ts';
import { ensureServerBundle } from './start/server-bundle.mjs';
import { ensureWebBuild } from './start/web-build.mjs';

/**
 * `npm run bench:load`: mixed traffic of 500 members for five minutes on the built product, then more than it can do,
 * then calm again; one table with a verdict a line. `--seconds`, `--members`, `--rate` (a second) and `--seed` for
 * others; `--plant` proves that a fault and a leak are seen. Ends with 1 where a line is missed (with `--plant`: where
 * it was not).
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    members: { type: 'string', default: '500' },
    rate: { type: 'string', default: '30' },
    seed: { type: 'string', default: '20261121' },
    plant: { type: 'boolean', default: false },
  },
});
const [seconds, members, perSecond, seed] = [values.seconds, values.members, values.rate, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
if (![seconds, members, perSecond, seed].every((each) => Number.isInteger(each) && each > 0))
  throw new Error('--seconds, --members, --rate and --seed take whole numbers above 0');

const HANDS = 240;
await ensureWebBuild(process.execPath);
await ensureServerBundle(process.execPath);
const dataDir = newDataDir();
const product = await startProduct({
  dataDir,
  settings: { DEMO: '0' },
  preload: values.plant ? './scripts/bench/crowd/plant.mjs' : undefined,
});
try {
  const lines = await measure(product);
  console.log(tableOfLines(lines));
  const missed = lines.filter(({ good }) => !good);
  console.log(
    `${lines.length} lines, ${missed.length} missed, ${members} members, ${seconds} s at ${perSecond} a second, seed ${seed}`,
  );
  process.exitCode = missed.length > 0 === values.plant ? 0 : 1;
} finally {
  await product.stop();
  removeDataDir(dataDir);
}

async function measure({ origin, processes: [server, database] }: Product): Promise<Line[]> {
  console.log(`Making ${members} members ...`);
  const people = await crowd(product, members);
  const all = { origin, people, chance: chancesFrom(seed) };
  await steady(all, { perSecond, seconds: Math.min(10, seconds) });
  console.log(`Traffic for ${seconds} s ...`);
  const samples: Memory[] = [];
  const answers = await beside(steady(all, { perSecond, seconds }), async () => {
    samples.push({ at: performance.now(), app: memoryOf([server]), database: memoryOf(treeOf(database)) });
    await sleep(Math.max(200, (seconds * 1000) / 60));
  });
  console.log('Too much ...');
  const flooded = await flood(all, { hands: HANDS, seconds: Math.max(5, Math.min(20, seconds / 5)) });
  await sleep(10_000);
  const after: Answered[] = await steady(all, { perSecond, seconds: Math.max(5, Math.min(20, seconds / 5)) });
  return [...byKind(answers), ...memoryLines(samples), floodLine(flooded), recoveryLine(after)];
}

/** Does something again and again until the work is done. */
async function beside<T>(work: Promise<T>, again: () => Promise<void>): Promise<T> {
  let over = false;
  const done = work.finally(() => (over = true));
  while (!over) await again();
  return done;
}
