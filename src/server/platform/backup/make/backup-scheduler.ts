import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresSettings } from '../../db/embedded/settings.ts';
import type { Log } from '../../log.ts';
import { layoutOf, makeLayout, readBases } from '../folder/layout.ts';
import { holderOf, tryLock, type Lock } from '../../db/embedded/lock.ts';
import { backUp } from './back-up.ts';
import type { BackupOptions } from './base.ts';
import { copyLedger, copyUploads } from './beside.ts';
import { closeSegment } from './close-segment.store.ts';
import { segmentCopy } from './copy-segment.ts';
import { ship } from './ship.ts';

export type BackupSchedulerOptions = BackupOptions & {
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Called after each whole base, with the instant of its end. */
  readonly onBase: (at: Date) => Promise<void>;
};
export type Scheduler = { stop(): Promise<void> };

/**
 * How PostgreSQL runs where a backup folder is set. It keeps each finished piece of its log until the scheduler says
 * that it lies in the backup, and finishes a piece after 50 seconds at the latest, so that with the copy's own time
 * nothing older than a minute can be lost. There is no command: the scheduler is the archiver.
 */
export const ARCHIVING: PostgresSettings = { archive_mode: 'on', archive_command: "''", archive_timeout: '50s' };

const LOOK_MS = 2_000;
const WAIT_MS = 10_000;
/** A base that failed is tried again after a minute; the log goes on meanwhile. */
const BASE_AGAIN_MS = 60_000;
const DAY_MS = 86_400_000;

/** The living process of the server that keeps a backup folder, or null: whether anybody adds to what lies there. */
export function keeperOf(to: string): number | null {
  return holderOf(layoutOf(to).keeperLock);
}

/**
 * Keeps the backup of a running server: the log as it grows, files and ledger as they come, a whole base each day, and
 * nothing for longer than it may. Throws when another server keeps this folder.
 */
export function openBackupScheduler(options: BackupSchedulerOptions): Scheduler {
  const end = new AbortController();
  makeLayout(layoutOf(options.to));
  const lock = keep(options.to);
  const state: State = { ledger: -1, gap: false, baseFrom: 0 };
  const run = async () => {
    while (!end.signal.aborted) {
      const went = await look(options, state).then(() => true, told(options));
      await sleep(went ? LOOK_MS : WAIT_MS, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  const running = run();
  const stop = async () => {
    end.abort();
    await running;
    // What was written since the last piece goes along before PostgreSQL stops.
    await closeSegment(options.adminUrl)
      .then(() => shipAll(options, state))
      .catch(told(options));
    lock.release();
  };
  return { stop };
}

function keep(to: string): Lock {
  const tried = tryLock(layoutOf(to).keeperLock);
  if ('lock' in tried) return tried.lock;
  throw new Error(
    `BACKUP_DIR (${to}) is kept by another server (process ${tried.heldBy}). Give this one a backup folder of its own.`,
  );
}

/** Says that a step failed; the next look tries it again. */
function told({ log }: BackupSchedulerOptions) {
  return (error: unknown): false => {
    log.error('backup.failed', { alert: true }, error);
    return false;
  };
}

type State = { ledger: number; gap: boolean; /** Before this instant no base is begun. */ baseFrom: number };

async function look(options: BackupSchedulerOptions, state: State): Promise<void> {
  await shipAll(options, state);
  const newest = readBases(layoutOf(options.to)).at(-1);
  const isDue = !newest || new Date(newest.endedAt).getTime() <= options.now().getTime() - DAY_MS;
  if ((!isDue && !state.gap) || options.now().getTime() < state.baseFrom) return;
  state.baseFrom = options.now().getTime() + BASE_AGAIN_MS;
  const shipping = setInterval(() => void shipLog(options, state).catch(told(options)), LOOK_MS);
  // Where the command is making one, that one may do: the next look tells.
  const made = await backUp({ ...options, patience: 0 }).finally(() => clearInterval(shipping));
  if (!made) return;
  state.gap = false;
  await options.onBase(new Date(made.manifest.endedAt));
  options.log.info('backup.base', { count: made.pruned });
}

async function shipAll(options: BackupSchedulerOptions, state: State): Promise<void> {
  const { brought, recipient } = options;
  const layout = layoutOf(options.to);
  state.ledger = (await copyLedger({ layout, brought, recipient }, state.ledger)).size;
  await copyUploads({ layout, brought, recipient }, 'files');
  await shipLog(options, state);
  // Some are so large that the log goes on beside them.
  const shipping = setInterval(() => void shipLog(options, state).catch(told(options)), LOOK_MS);
  await copyUploads({ layout, brought, recipient }, 'recordings').finally(() => clearInterval(shipping));
}

const underWay = new WeakMap<State, Promise<void>>();

/** One at a time: a segment is copied by one of us. */
function shipLog(options: BackupSchedulerOptions, state: State): Promise<void> {
  const before = underWay.get(state) ?? Promise.resolve();
  const next = before
    .catch(() => undefined)
    .then(async () => {
      const shipped = await ship(segmentCopy(options));
      state.gap ||= shipped.gap;
    });
  underWay.set(state, next);
  return next;
}
