import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/** The worker's own logger over ours. Its texts quote payloads and error messages, so only their level, error and job remain. */
export function workerLogger(log: Log): Logger {
  return new Logger((scope) => (level, _message, meta) => {
    // A failed try is told by its task already.
    if ((level !== 'error' && level !== 'warning') || meta?.['failure'] === true) return;
    const fields = {
      ...(scope.taskIdentifier ? { job: scope.taskIdentifier } : {}),
      ...(scope.jobId ? { jobId: scope.jobId } : {}),
    };
    log[level === 'error' ? 'error' : 'warn']('jobs.worker', fields, meta?.['error']);
  });
}
