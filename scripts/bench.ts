import { parseArgs } from 'node:util';
import { startPageFloor, startStatementFloor } from './bench/floors/floors.ts';
import { signInAsDemo } from './bench/ground/people.ts';
import { newDataDir, removeDataDir, startProduct } from './bench/ground/product.ts';
import { measureAll } from './bench/measure-all.ts';
import { provePlants } from './bench/prove-plants.ts';
import { tableOf, type Row } from './bench/row.ts';
import type { Context } from './bench/rows/context.ts';
import { ensureServerBundle } from './start/server-bundle.mjs';
import { ensureWebBuild } from './start/web-build.mjs';

// Measures the budgets of docs/performance.md on the built product and prints them as one table. Ends with 1 when
// something that
// should have been measured was not, with --strict also when a budget is missed.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    strict: { type: 'boolean', default: false },
    plant: { type: 'boolean', default: false },
    posts: { type: 'string' },
    keep: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1 || runs > 50) throw new Error('--runs takes a number from 1 to 50');
const posts = values.posts === undefined ? undefined : Number(values.posts);
if (posts !== undefined && !(posts >= 20_000)) throw new Error('--posts takes a number from 20000 on');
const only = values.only?.split(',').map(Number);

await ensureWebBuild(process.execPath);
await ensureServerBundle(process.execPath);
if (values.plant) process.exit(await onProduct(provePlants, 'scripts/bench/ground/plant.mjs'));
process.exit(await onProduct(measureAndPrint));

/** Starts product and floors, works, and stops whatever was started, however the work ends. */
async function onProduct(work: (context: Context) => Promise<number>, preload?: string): Promise<number> {
  const dataDir = newDataDir();
  const started: (() => Promise<void>)[] = [];
  try {
    const product = await startProduct({ dataDir, preload: preload && `./${preload}` });
    started.push(product.stop);
    const cookie = await signInAsDemo(product);
    const page = await startPageFloor();
    started.push(page.stop);
    const statements = await startStatementFloor(product, cookie);
    started.push(statements.stop);
    return await work({
      product,
      cookie,
      page,
      statements,
      runs: values.quick ? Math.min(runs, 3) : runs,
      quick: values.quick,
      posts,
      keep: values.keep,
    });
  } finally {
    for (const stop of started.toReversed()) await stop();
    removeDataDir(dataDir);
  }
}

async function measureAndPrint(context: Context): Promise<number> {
  const { rows, failures } = await measureAll(context, only);
  print(rows);
  for (const { what, error } of failures)
    console.error(`NOT MEASURED ${what}: ${error instanceof Error ? error.message : String(error)}`);
  if (rows.length === 0) console.error('Nothing was measured.');
  if (failures.length > 0 || rows.length === 0) return 1;
  return values.strict && rows.some(({ verdict }) => verdict === 'miss') ? 1 : 0;
}

function print(rows: readonly Row[]): void {
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  console.log(
    `${tableOf(rows)}\n\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${runs} runs: ${count('pass')} pass, ${count('partly')} pass as far as built, ${count('miss')} miss, ${count('not built yet')} not built yet.`,
  );
}
