import type { Log } from '../log.ts';

/** Rows a statement: it ends well within its time, and nobody waits long for what it holds. */
export const BATCH = 10_000;
/** The log hears how far a long sweep is each time so many rows have gone. */
const TOLD_EACH = 200_000;

/** What a batch took away, and the time of its last row as the database keeps it. */
export type Removed = { readonly gone: number; readonly upto: string | null };

/**
 * Repeats a removal of `BATCH` rows at the most, oldest first, each a transaction of its own, until fewer went than
 * that. Each begins at the time to which the one before has come: what it deleted still stands in the index, and must
 * not be walked over again. A sweep that is cut off has removed what it had come to. Gives how many rows went.
 */
export async function inBatches(
  { log, job }: { readonly log: Pick<Log, 'info'>; readonly job: string },
  removeFrom: (from: string) => Promise<Removed>,
): Promise<number> {
  let [all, told, from] = [0, 0, '-infinity'];
  for (;;) {
    const { gone, upto } = await removeFrom(from);
    all += gone;
    if (gone < BATCH || upto === null) return all;
    from = upto;
    if (all - told < TOLD_EACH) continue;
    told = all;
    log.info('retention.progress', { job, count: all });
  }
}
