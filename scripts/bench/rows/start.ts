import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, ROOT, startNode } from '../ground/place.ts';
import { cpuOf } from '../ground/processes.ts';
import { environment, newDataDir, removeDataDir, startProduct } from '../ground/product.ts';
import { judge, type Row } from '../row.ts';
import { median, pairedRatio, shown } from '../statistics.ts';
import type { Context } from './context.ts';

const POSTGRES_SECONDS = 0.02;

/**
 * Row 17: CPU from nothing to the first answer, with data present; the first start of a new database; and `npm start`
 * the second time.
 */
export async function startRow({ runs, quick }: Pick<Context, 'runs' | 'quick'>): Promise<Row> {
  const dataDir = newDataDir();
  try {
    const began = performance.now();
    const fresh = await startProduct({ dataDir });
    const first = (performance.now() - began) / 1000;
    await fresh.stop();
    const floor: number[] = [];
    const own: number[] = [];
    for (let run = 0; run < (quick ? 2 : runs); run += 1) {
      floor.push((await bareStart()) + POSTGRES_SECONDS);
      own.push(await ownStart(dataDir));
    }
    const second = await secondStart(dataDir);
    const ratio = pairedRatio(own, floor);
    const measured = `CPU ${shown(ratio)} (${shown(median(own))} beside ${shown(median(floor))} s); first start on an empty folder ${shown(first, 1)} s, demo accounts included; \`npm start\` again ${shown(second, 1)} s`;
    return judge(
      {
        n: 17,
        what: 'start to first answer, data present',
        goal: 'CPU <= 1.5 of bare Fastify and 0.02 s; first start of the database <= 3 s; second `npm start` < 5 s',
        measured,
      },
      ratio <= 1.5,
      first <= 3,
      second < 5,
    );
  } finally {
    removeDataDir(dataDir);
  }
}

async function bareStart(): Promise<number> {
  const port = await freePort();
  const running = await startNode({
    args: ['scripts/bench/floors/bare.ts', String(port)],
    env: environment({ port, dataDir: '' }),
    url: `http://127.0.0.1:${port}/auth`,
  });
  const spent = cpuOf([running.pid]);
  await running.stop();
  return spent;
}

async function ownStart(dataDir: string): Promise<number> {
  const product = await startProduct({ dataDir });
  const spent = cpuOf(product.processes);
  await product.stop();
  return spent;
}

/** Seconds until `npm start` answers where it has run before. */
async function secondStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: environment({ port, dataDir }),
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  let answered = false;
  while (!answered && child.exitCode === null && performance.now() - began < 90_000) {
    await sleep(20);
    answered = await fetch(`http://localhost:${port}/auth`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGINT');
  await gone;
  if (!answered) throw new Error('npm start did not answer');
  return seconds;
}
