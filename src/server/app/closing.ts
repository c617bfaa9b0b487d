import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';

const DRAIN_MS = 2_000;
const MOST_MS = 28_000;

export type Closing = {
  /** True from the first signal on: readyz answers 503. */
  hasBegun(): boolean;
  /** Adds a step to the end; the newest runs first, so that things close in the opposite order to their opening. */
  push(step: () => Promise<unknown>): void;
  /** Runs every step now, as after a start that failed. */
  run(): Promise<void>;
};

/**
 * On SIGTERM or SIGINT: not ready any more, two seconds for the balancer, then every step; exit 0 within 30 seconds. A
 * second signal exits 1.
 */
export function closeOnSignal({ log }: { log: Log }): Closing {
  const steps: (() => Promise<unknown>)[] = [];
  let begun = false;
  const run = async () => {
    begun = true;
    for (const step of steps.splice(0).toReversed())
      await step().catch((error: unknown) => log.error('server.closing', {}, error));
  };
  const heed = async (signal: string) => {
    if (begun) process.exit(1);
    begun = true;
    setTimeout(() => process.exit(1), MOST_MS).unref();
    // Ctrl-C at a terminal has no balancer to wait for.
    if (signal === 'SIGTERM') await sleep(DRAIN_MS);
    await run();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void heed(signal));
  return { hasBegun: () => begun, push: (step) => void steps.push(step), run };
}
