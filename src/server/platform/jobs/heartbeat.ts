import type { Pool } from 'pg';
import { freeJobsOf } from './jobs.store.ts';

/** How often a worker says that it lives. */
export const BEAT_MS = 5_000;
/** So many beats missed, and its jobs go to others: a killed worker's are taken over within 25 seconds. */
const SILENT_BEATS = 4;

/** Says of a worker that it lives until it is stopped, and gives back the jobs of others that have fallen silent. */
export type Heartbeat = { stop(): Promise<void> };

/**
 * Begins at once. Whoever could not say that it lives for a while, because the database was away, takes no other for
 * silent before it has said so as often again: all of them were away then.
 */
export function beat(
  pool: Pool,
  { worker, everyMs, onFault }: { worker: string; everyMs: number; onFault: (error: unknown) => void },
): Heartbeat {
  let steady = 0;
  let last: Promise<void> = Promise.resolve();
  const once = async (): Promise<void> => {
    try {
      await pool.query('select auth.worker_here($1)', [worker]);
      steady += 1;
      if (steady <= SILENT_BEATS) return;
      await freeJobsOf(pool, { silentMs: SILENT_BEATS * everyMs });
    } catch (error) {
      steady = 0;
      onFault(error);
    }
  };
  const again = () => {
    last = last.then(once);
  };
  again();
  const timer = setInterval(again, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      await pool.query('select auth.worker_leaves($1)', [worker]).catch(onFault);
    },
  };
}
