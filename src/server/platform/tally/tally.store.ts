import type { Database } from '../db/database.ts';
import type { Counted, Tally } from './tally.ts';

const EVERY_MS = 60_000;

/** Sums of days, which every process adds to. */
export const tallyStore = {
  /** Adds what was counted, and with it what waits of people since the last time. */
  async add(db: Database, counted: readonly Counted[]): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('add_sums', [JSON.stringify(counted)]));
  },
};

/** Writes down what was counted, or keeps it for the next time where the database is away. */
export async function writeTally(db: Database, tally: Tally): Promise<void> {
  const counted = tally.take();
  await tallyStore.add(db, counted).catch((error: unknown) => {
    tally.giveBack(counted);
    throw error;
  });
}

/** Writes the tally each minute, and once more when it is stopped. A process that is killed loses a minute of counts. */
export function keepTally({
  db,
  tally,
  onFault,
}: {
  readonly db: Database;
  readonly tally: Tally;
  readonly onFault: (error: unknown) => void;
}): { stop(): Promise<void> } {
  const write = () => writeTally(db, tally).catch(onFault);
  const timer = setInterval(() => void write(), EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
