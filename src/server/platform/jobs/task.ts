import { z } from 'zod';
import type { Task } from 'graphile-worker';
import type { Log } from '../log.ts';
import { reduceError } from '../log-error.ts';

/**
 * One try of a job. `signal` fires when the server stops or the try has taken its time; `last` says that no further try
 * will come.
 */
export type JobRun = {
  readonly id: string;
  readonly attempt: number;
  readonly last: boolean;
  readonly signal: AbortSignal;
};

/**
 * Does one job. Throwing means: try again later; throwing an error whose `permanent` is true means: never. Must bear
 * running twice.
 */
export type JobHandler = (run: JobRun) => Promise<void>;

/** Longest a try may take. Below the five minutes for which a job may act for its member. */
export const TRY_MS = 240_000;

const payload = z.strictObject({ id: z.uuid() });

/**
 * The worker's task of one handler: it refuses (and removes) every payload but `{id}`, limits the time of a try, logs
 * what fails, and lets only an error's name and code through, because the worker keeps the message of a failed try in
 * its table.
 */
export function taskOf(kind: string, handler: JobHandler, log: Log): Task {
  return async (given, { job, abortSignal }) => {
    const fields = { job: kind, jobId: job.id, attempt: job.attempts };
    const parsed = payload.safeParse(given);
    if (!parsed.success) return log.error('jobs.bad_payload', { ...fields, alert: true });
    try {
      const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(TRY_MS)]);
      await within(
        signal,
        handler({ id: parsed.data.id, attempt: job.attempts, last: job.attempts >= job.max_attempts, signal }),
      );
    } catch (error) {
      if ((error as { permanent?: unknown } | null)?.permanent === true)
        return log.error('jobs.refused', { ...fields, alert: true }, error);
      log.warn('jobs.failed', fields, error);
      throw bare(error);
    }
  };
}

// A handler that does not heed the signal must not hold up the worker.
async function within(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const { promise: out, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(Object.assign(new Error('out of time'), { name: 'JobOutOfTime' }));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  await Promise.race([work, out]).finally(() => signal.removeEventListener('abort', onAbort));
}

function bare(error: unknown): Error {
  const { name, code } = reduceError(error);
  const told = new Error(code ? `${name} ${code}` : name);
  told.name = 'JobFailed';
  told.stack = '';
  return told;
}
