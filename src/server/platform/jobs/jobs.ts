import { parseCronItems, runMigrations, type TaskList, Logger } from 'graphile-worker';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { countDeadJobs, freeHeldJobs } from './jobs.store.ts';
import { BEAT_MS } from './heartbeat.ts';
import { openQueuePool, type QueuePool } from './queue-pool.ts';
import { taskOf, TRY_MS, type JobHandler } from './task.ts';
import { openWorker, type Worker } from './worker.ts';

/**
 * Work that is done after its cause has committed. How it goes with graphile-worker 0.18:
 *
 * - A job is enqueued in SQL, in the transaction of its cause, by a function that w_jobs owns (the worker's tables have row-level security
 *   without policies, so only their owner writes): `graphile_worker.add_job(kind, payload => json_build_object('id', id),
 *   job_key => kind || ':' || id)`. The payload is `json`, not `jsonb`. Other arguments by name: `run_at timestamptz` (real time: convert a
 *   product instant by `toReal`), `max_attempts`, `priority`, `queue_name` (few values only), `job_key_mode` ('replace',
 *   'preserve_run_at', 'unsafe_dedupe'). With the same key a waiting job is replaced and its tries begin anew; a running one is
 *   left to end without another try, and a second is added: handlers bear running twice.
 * - The payload is `{id}` and nothing else; whatever else arrives is removed and alerted. (The worker's ticks carry their time.)
 * - Tries: 25, the n-th waits e^min(n, 10) seconds (3 s, 7 s, 20 s, 55 s, 2.5 min, 7, 18, 50 min, 2.3 h, then 6 h): about four days. Then the job
 *   is dead: it stays in the table, `jobs.dead` is logged as an alert, and each day the dead are counted into `jobs.dead_letters`.
 * - A worker that was killed gives its jobs back within half a minute, to whoever else lives; one of an older release, which does not
 *   say that it lives, after ten minutes; on a database of its own (`alone`) at the next start.
 * - A worker that gets no answer to its questions for half a minute, though the database answers others, is given up and
 *   opened anew; a job it was given in an answer that was lost is given back.
 */
export type JobsOptions = {
  /** As w_jobs, the owner of the schema graphile_worker. */
  readonly connectionString: string;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /**
   * Work by the clock, once over all processes: every minute, and every day (also late, when nothing ran at its hour).
   * Given product time.
   */
  readonly ticks?: { readonly minute?: Tick; readonly day?: Tick };
  readonly clock: Clock;
  readonly log: Log;
  /** True where this is the only server of the database (the embedded one). */
  readonly alone?: boolean;
  /** Milliseconds a running job has to end once `stop` was called; 20 s. */
  readonly stopMs?: number;
  /** Milliseconds between two words that this worker lives; 5 s. */
  readonly beatMs?: number;
  /** Milliseconds after which a question to the database is taken for lost, with its connection; 15 s. */
  readonly answerMs?: number;
};

export type Tick = (now: Date) => Promise<void>;

/**
 * The running worker. `stop` lets what runs end (half of `stopMs`, then its signal fires) and gives back for a later
 * try what did not.
 */
export type Jobs = { stop(): Promise<void>; dead(): Promise<number> };

const STOP_MS = 20_000;
/** Longest that a question to the database may take: as its own limit for a statement. */
const ANSWER_MS = 15_000;
const AGAIN_MS = 5_000;
const HELD_MS = 2.5 * TRY_MS;
const DAY_MS = 86_400_000;

/**
 * Starts the worker; throws when the database cannot be reached. Later it starts again by itself whenever it ended
 * unbidden, or got stuck.
 */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { log } = options;
  const queue = openQueuePool({
    connectionString: options.connectionString,
    max: 2,
    answerMs: options.answerMs ?? ANSWER_MS,
    onError: (error) => log.warn('jobs.connection', {}, error),
  });
  const { pool } = queue;
  const state: State = { options, queue, worker: null, again: null, stopping: false };
  try {
    await runMigrations({ pgPool: pool, logger: workerLogger(log) });
    await freeHeldJobs(pool, options.alone ? 0 : HELD_MS);
    await reportDead(state);
    await start(state);
  } catch (error) {
    await stop(state);
    throw error;
  }
  return { stop: () => stop(state), dead: () => countDeadJobs(pool) };
}

type State = {
  readonly options: JobsOptions;
  readonly queue: QueuePool;
  worker: Worker | null;
  again: NodeJS.Timeout | null;
  stopping: boolean;
};

async function start(state: State): Promise<void> {
  const { connectionString, log, stopMs = STOP_MS, beatMs = BEAT_MS, answerMs = ANSWER_MS } = state.options;
  const worker = await openWorker({
    connectionString,
    taskList: tasksOf(state),
    cronItems: cronItems(),
    log,
    logger: workerLogger(log),
    stopMs,
    beatMs,
    answerMs,
  });
  worker.events.on('job:failed', ({ job, error }) =>
    log.error('jobs.dead', { job: job.task_identifier, jobId: job.id, attempt: job.attempts, alert: true }, error),
  );
  state.worker = worker;
  void worker.ended.then((error) => restart(state, error));
  if (state.stopping) await worker.stop();
}

function restart(state: State, error: unknown): void {
  if (state.stopping) return;
  state.options.log.error('jobs.stopped', { alert: true }, error);
  state.worker = null;
  state.again = setTimeout(() => void start(state).catch((failed: unknown) => restart(state, failed)), AGAIN_MS);
}

async function stop(state: State): Promise<void> {
  if (state.stopping) return;
  state.stopping = true;
  if (state.again) clearTimeout(state.again);
  await state.worker?.stop();
  await state.queue.close();
}

function tasksOf(state: State): TaskList {
  const { handlers, log, ticks } = state.options;
  const named = Object.entries(handlers).map(([kind, handler]) => [kind, taskOf(kind, handler, log)] as const);
  const minute = tickOf(state, 'tick_minute', [
    async () => void (await freeHeldJobs(state.queue.pool, HELD_MS)),
    ticks?.minute,
  ]);
  const day = tickOf(state, 'tick_day', [() => reportDead(state), ticks?.day]);
  return { ...Object.fromEntries(named), tick_minute: minute, tick_day: day };
}

// A tick that fails is not tried again: the next one comes.
function tickOf({ options }: State, job: string, works: readonly (Tick | undefined)[]) {
  return async (): Promise<void> => {
    for (const work of works) {
      await work?.(options.clock.now()).catch((error: unknown) =>
        options.log.error('jobs.tick_failed', { job, alert: true }, error),
      );
    }
  };
}

function cronItems() {
  return parseCronItems([
    { task: 'tick_minute', match: '* * * * *' },
    { task: 'tick_day', match: '17 3 * * *', options: { backfillPeriod: DAY_MS } },
  ]);
}

async function reportDead(state: State): Promise<void> {
  const count = await countDeadJobs(state.queue.pool);
  if (count > 0) state.options.log.error('jobs.dead_letters', { count, alert: true });
}

/**
 * The worker's own logger over ours. Its texts quote payloads and error messages, so only their level, error and job
 * remain.
 */
function workerLogger(log: Log): Logger {
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
