import type { WorkerEvents } from 'graphile-worker';
import type { ClientBase } from 'pg';

/** What the workers of one pool are at, by what they tell of themselves. */
export class Activity {
  /** Since when each that does no job has had no answer to its question for one. */
  readonly #asking = new Map<string, number>();
  /** When the job of an id ended; Infinity while it runs. */
  readonly #jobs = new Map<string, number>();

  /** The connection that hears of new jobs; null while there is none. */
  listening: ClientBase | null = null;

  constructor(events: WorkerEvents) {
    events.on('pool:listen:success', ({ client }) => (this.listening = client));
    events.on('pool:listen:release', () => (this.listening = null));
    events.on('worker:create', ({ worker }) => this.#asking.set(worker.workerId, performance.now()));
    events.on('worker:getJob:empty', ({ worker }) => this.#asking.set(worker.workerId, performance.now()));
    events.on('worker:stop', ({ worker }) => this.#asking.delete(worker.workerId));
    events.on('job:start', ({ worker, job }) => {
      this.#asking.delete(worker.workerId);
      this.#jobs.set(job.id, Infinity);
    });
    events.on('job:complete', ({ worker, job }) => {
      this.#asking.set(worker.workerId, performance.now());
      this.#jobs.set(job.id, performance.now());
    });
  }

  /** For how many milliseconds somebody has asked for a job without any answer, at most. */
  unansweredMs(): number {
    return performance.now() - Math.min(performance.now(), ...this.#asking.values());
  }

  /** The ids of the jobs that run, and of those that ended within so many milliseconds. */
  jobsSince(ms: number): string[] {
    const from = performance.now() - ms;
    for (const [id, ended] of this.#jobs) if (ended < from) this.#jobs.delete(id);
    return [...this.#jobs.keys()];
  }
}
