import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';

const DRAIN_MS = 2_000;
const MOST_MS = 28_000;
/** How long an orphan waits for each step, and how soon it notices that it is one. */
const ORPHAN_MS = 600;
const LOOK_MS = 250;

export type Closing = {
  /** True from the first signal on: readyz answers 503. */
  hasBegun(): boolean;
  /**
   * Adds a step to the end; the newest runs first, so that things close in the opposite order to their opening. Where
   * the end has begun already it runs at once: a start that is still under way leaves nothing open.
   */
  push(step: () => Promise<unknown>): void;
  /** Runs every step now, as after a start that failed. Resolves when all of them are done, whoever began. */
  run(): Promise<void>;
};

/**
 * On SIGTERM or SIGINT: not ready any more, two seconds for the balancer, then every step; exit 0 within 30 seconds. A
 * second signal exits 1.
 */
export function closeOnSignal({ log }: { log: Log }): Closing {
  const steps: (() => Promise<unknown>)[] = [];
  let begun = false;
  let running = Promise.resolve();
  const runSteps = async () => {
    for (let step = steps.pop(); step; step = steps.pop())
      await within(step().catch((error: unknown) => log.error('server.closing', {}, error)));
  };
  const run = () => {
    begun = true;
    running = running.then(runSteps);
    return running;
  };
  const heed = async (signal: string) => {
    if (begun) process.exit(1);
    begun = true;
    setTimeout(() => process.exit(1), MOST_MS).unref();
    // Ctrl-C at a terminal has no balancer to wait for, and neither has a server whose starter is gone.
    if (signal === 'SIGTERM' && !isOrphan()) await sleep(DRAIN_MS);
    await run();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void heed(signal));
  const push = (step: () => Promise<unknown>) => {
    steps.push(step);
    if (begun) void run();
  };
  return { hasBegun: () => begun, push, run };
}

/** Whether the process that started this one, and was connected with it, is gone. */
function isOrphan(): boolean {
  return process.connected === false;
}

/** An orphan waits for nobody's request: it goes on to the next step, down to the database, after a moment. */
async function within(step: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const patience = async () => {
    while (!isOrphan()) await sleep(LOOK_MS, undefined, { signal: end.signal, ref: false });
    await sleep(ORPHAN_MS, undefined, { signal: end.signal, ref: false });
  };
  await Promise.race([step, patience().catch(() => undefined)]).finally(() => end.abort());
}
