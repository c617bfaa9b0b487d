import type { Log } from '../log.ts';
import { errorWord } from '../log-error.ts';
import type { JobHandler } from '../jobs/task.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What a process counts: lines that warn by their event, mails by what became of them, jobs by their kind. */
export type TallyKind = 'error' | 'mail' | 'job_done' | 'job_failed';
/** A count of one day (UTC, real time), with the moment it went up last. */
export type Counted = {
  readonly day: string;
  readonly kind: TallyKind;
  readonly name: string;
  readonly count: number;
  readonly last_at: string;
};
/** Counts of a process until they are written down. A name is a word of the program; anything else is not counted. */
export type Tally = {
  add(kind: TallyKind, name: string): void;
  /** What was counted since the last time, and starts anew. */
  take(): Counted[];
  /** Takes counts back that could not be written. */
  giveBack(counted: readonly Counted[]): void;
};

/** More names than the program has would be somebody's doing. */
const MOST_NAMES = 500;

/** Opens an empty tally. `now` is real time. */
export function openTally(now: () => Date = () => new Date()): Tally {
  let counts = new Map<string, Counted>();
  const put = (one: Counted) => {
    const key = `${one.day} ${one.kind} ${one.name}`;
    const known = counts.get(key);
    if (!known && counts.size >= MOST_NAMES) return;
    const lastAt = known && known.last_at > one.last_at ? known.last_at : one.last_at;
    counts.set(key, { ...one, count: (known?.count ?? 0) + one.count, last_at: lastAt });
  };
  return {
    add: (kind, name) => {
      const word = errorWord(name);
      if (word === undefined) return;
      const at = now().toISOString();
      put({ day: at.slice(0, 10), kind, name: word, count: 1, last_at: at });
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    giveBack: (counted) => counted.forEach(put),
  };
}

/** A log whose lines that warn are counted by their event, whatever level is written. */
export function countedLog(log: Log, tally: Tally): Log {
  return {
    ...log,
    warn: (event, ...rest) => {
      tally.add('error', event);
      log.warn(event, ...rest);
    },
    error: (event, ...rest) => {
      tally.add('error', event);
      log.error(event, ...rest);
    },
  };
}

/** A mailer whose messages are counted: sent, failed for now, refused for good. Nothing else of them is known. */
export function countedMailer(mailer: Mailer, tally: Tally): Mailer {
  return {
    send: async (message) => {
      try {
        await mailer.send(message);
      } catch (error) {
        tally.add('mail', (error as { permanent?: unknown } | null)?.permanent === true ? 'refused' : 'failed');
        throw error;
      }
      tally.add('mail', 'sent');
    },
    close: () => mailer.close(),
  };
}

/** Handlers of jobs whose ends are counted by the kind of the job. */
export function countedJobs<Kind extends string>(
  handlers: Readonly<Record<Kind, JobHandler>>,
  tally: Tally,
): Record<Kind, JobHandler> {
  const entries = Object.entries<JobHandler>(handlers).map(([kind, handler]) => {
    const counted: JobHandler = (run) => countedRun(tally, { kind, run: () => handler(run) });
    return [kind, counted] as const;
  });
  return Object.fromEntries(entries) as Record<Kind, JobHandler>;
}

/** Does something and counts how it ended. */
export async function countedRun(
  tally: Tally,
  { kind, run }: { readonly kind: string; readonly run: () => Promise<void> },
): Promise<void> {
  try {
    await run();
  } catch (error) {
    tally.add('job_failed', kind);
    throw error;
  }
  tally.add('job_done', kind);
}
