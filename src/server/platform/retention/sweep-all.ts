import type { Log } from '../log.ts';

/** Does every sweep; one that fails is logged and keeps none of the others from its work. */
export async function sweepAll(sweeps: Readonly<Record<string, () => Promise<number>>>, log: Log): Promise<void> {
  for (const [job, run] of Object.entries(sweeps)) {
    try {
      log.info('retention.swept', { job, count: await run() });
    } catch (error) {
      log.error('retention.failed', { job, alert: true }, error);
    }
  }
}
