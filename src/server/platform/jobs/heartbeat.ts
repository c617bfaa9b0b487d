import type { Pool } from 'pg';
import { freeJobsOf } from './jobs.store.ts';

/** How often a worker says that it lives. */
export const BEAT_MS = 5_000;
/** So many beats missed, and its jobs go to others: a killed worker's are taken over within 25 seconds. */
export const SILENT_BEATS = 4;

/**
 * Says of a worker that it lives until it is stopped, and gives back the jobs of others that have fallen silent. Who
 * leaves says so; who does not is taken for silent after a while, and its jobs with it.
 */
export type Heartbeat = { stop(how: { leaves: boolean }): Promise<void> };

type Beating = {
  readonly worker: string;
  readonly everyMs: number;
  /** Called with each beat, once the database has answered for as long as a worker may be silent. */
  readonly watch: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
};

/**
 * Begins at once. Whoever could not say that it lives for a while, because the database was away, takes no other for
 * silent before it has said so as often again: all of them were away then.
 */
export function beat(pool: Pool, { worker, everyMs, watch, onFault }: Beating): Heartbeat {
  // What gets no answer is asked again on another connection with the next beat, before anybody takes this one for silent.
  const here = { text: 'select auth.worker_here($1)', values: [worker], query_timeout: Math.max(everyMs, 1_000) };
  let steady = 0;
  let last: Promise<void> = Promise.resolve();
  const once = async (): Promise<void> => {
    try {
      await pool.query(here);
      steady += 1;
      if (steady <= SILENT_BEATS) return;
      await freeJobsOf(pool, { silentMs: SILENT_BEATS * everyMs });
      await watch();
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
    stop: async ({ leaves }) => {
      clearInterval(timer);
      await last;
      if (leaves) await pool.query('select auth.worker_leaves($1)', [worker]).catch(onFault);
    },
  };
}
