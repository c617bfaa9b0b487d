import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';

const DRAIN_MS = 2_000;
const MOST_MS = 28_000;

export type Closing = {
  /** True from the first signal on: readyz answers 503. */
  hasBegun(): boolean;
  /** Adds a step; steps run in the order they were added. */
  close(step: () => Promise<unknown>): void;
};

/** On SIGTERM or SIGINT: not ready any more, two seconds for the balancer, then every step; exit 0 within 30 seconds. A second signal exits 1. */
export function closeOnSignal({ log }: { log: Log }): Closing {
  const steps: (() => Promise<unknown>)[] = [];
  let begun = false;
  const run = async (signal: string) => {
    if (begun) process.exit(1);
    begun = true;
    setTimeout(() => process.exit(1), MOST_MS).unref();
    // Ctrl-C at a terminal has no balancer to wait for.
    if (signal === 'SIGTERM') await sleep(DRAIN_MS);
    for (const step of steps) await step().catch((error: unknown) => log.error('server.closing', {}, error));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void run(signal));
  return { hasBegun: () => begun, close: (step) => void steps.push(step) };
}
