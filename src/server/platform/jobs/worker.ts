import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type ParsedCronItem, type Runner, type TaskList, type WorkerEvents, type Logger } from 'graphile-worker';
import type { Log } from '../log.ts';
import { Activity } from './activity.ts';
import { beat, SILENT_BEATS, type Heartbeat } from './heartbeat.ts';
import { freeLostJobs } from './jobs.store.ts';
import { openQueuePool } from './queue-pool.ts';

export type WorkerOptions = {
  readonly connectionString: string;
  readonly taskList: TaskList;
  readonly cronItems: ParsedCronItem[];
  readonly log: Log;
  readonly logger: Logger;
  /** Milliseconds a running job has to end once it shuts down; after half of it its signal fires. */
  readonly stopMs: number;
  readonly beatMs: number;
  /** Milliseconds after which a question to the database is taken for lost. */
  readonly answerMs: number;
};

/** Takes jobs and does them, over connections of its own. */
export type Worker = {
  /** What it tells of its jobs. */
  readonly events: WorkerEvents;
  /** Resolves when it takes no job any more, and has let go of everything: with the error it stumbled over, if it knows. */
  readonly ended: Promise<unknown>;
  /** Lets what runs end, and gives back what did not. Takes `stopMs` and a little at most. */
  stop(): Promise<void>;
};

const CONCURRENCY = 2;
/** How often graphile-worker asks for jobs of which nobody told it. */
const POLL_MS = 2_000;

// With a batch delay, `stop` waits until the ends of jobs are written; without one it does not, and a job that was done
// is done again.
const PRESET = { completeJobBatchDelay: 0, failJobBatchDelay: 0, pollInterval: POLL_MS };

/**
 * Begins to work; throws when the database cannot be reached. What graphile-worker 0.18 does not come back from by
 * itself ends it: the failure of its first question, which it remembers for good (getTaskDetails), and two ends of jobs
 * that could not be written, after which it never finishes shutting down (batch). Jobs that were given out to it in an
 * answer that was lost are given back.
 */
export async function openWorker(options: WorkerOptions): Promise<Worker> {
  const { log, stopMs, beatMs, answerMs } = options;
  const onError = (error: Error): void => log.warn('jobs.connection', {}, error);
  const { connectionString } = options;
  const { pool, close: closePool } = openQueuePool({ connectionString, max: CONCURRENCY + 3, answerMs, onError });
  const events: WorkerEvents = new EventEmitter();
  const activity = new Activity(events);
  const over = Promise.withResolvers<unknown>();
  const silentMs = SILENT_BEATS * beatMs;
  let [beating, isWhole]: [Heartbeat | null, boolean] = [null, true];
  // Its jobs bear this name. It lives before it takes the first.
  events.once('pool:create', ({ workerPool: { id: worker } }) => {
    const watch = async (): Promise<void> => {
      const heldMs = silentMs + answerMs;
      const lost = await freeLostJobs(pool, { worker, known: activity.jobsSince(heldMs), heldMs });
      if (lost > 0) log.warn('jobs.lost', { count: lost });
      // Who only listens would never learn that nobody speaks any more.
      activity.listening?.query('select 1').catch(onError);
      if (activity.unansweredMs() > silentMs + 2 * POLL_MS)
        over.resolve(new Error('no answer to any question for jobs'));
    };
    beating = beat(pool, { worker, everyMs: beatMs, watch, onFault: (error) => log.warn('jobs.silent', {}, error) });
  });
  events.on('pool:fatalError', ({ error }) => {
    isWhole = false;
    over.resolve(error);
  });
  events.once('pool:gracefulShutdown', () => over.resolve(undefined));
  const leave = async (hasNoJob: boolean): Promise<void> => {
    // Who may still hold jobs falls silent about them.
    await beating?.stop({ leaves: hasNoJob && isWhole });
    await closePool();
  };
  const runner = await run({
    events,
    pgPool: pool,
    logger: options.logger,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: options.taskList,
    parsedCronItems: options.cronItems,
    preset: { worker: { ...PRESET, gracefulShutdownAbortTimeout: stopMs / 2 } },
  }).catch(async (error: unknown) => {
    await leave(false);
    throw error;
  });
  runner.promise.then(() => over.resolve(undefined), over.resolve);
  let closing: Promise<void> | null = null;
  const close = (isBidden: boolean) =>
    (closing ??= shutDown(runner, stopMs).then((isDone) => leave(isBidden && isDone)));
  return { events, ended: over.promise.then((why) => close(false).then(() => why)), stop: () => close(true) };
}

/** Whether all that ran has ended in time. */
async function shutDown(runner: Runner, withinMs: number): Promise<boolean> {
  const late = new AbortController();
  const ended = Promise.allSettled([runner.stop(), runner.promise]).then(() => true);
  return Promise.race([ended, sleep(withinMs, false, { signal: late.signal })]).finally(() => late.abort());
}
