import type { Database } from '../db/database.ts';

/**
 * What an installation is looked after by: a backup that is whole, a rehearsal of restoring one that went well, a new
 * root key.
 */
export type NotedEvent = 'backup' | 'drill' | 'root_rotation';

/** When each was last done; null where it never was. Kept in the database, so that every process says the same. */
export type KeptDates = Readonly<Record<NotedEvent, Date | null>>;

export const keptStore = {
  /** Notes that it was done at an instant. An earlier one than is known already changes nothing. */
  async note(db: Database, what: NotedEvent | 'ledger', at: Date): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('keep_date', [what, at]));
  },

  /** Up to when the lines of the erasure ledger were held against this database; null where they never were. */
  async ledgerRead(db: Database): Promise<Date | null> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<{ what: string; at: Date }>('kept_dates'));
    return rows.find(({ what }) => what === 'ledger')?.at ?? null;
  },

  /** The dates, for everybody to read. */
  async read(db: Database): Promise<KeptDates> {
    const rows = await db.asVisitor((tx) => tx.callFunction<{ what: NotedEvent; at: Date }>('kept_dates'));
    const of = (what: NotedEvent) => rows.find((row) => row.what === what)?.at ?? null;
    return { backup: of('backup'), drill: of('drill'), root_rotation: of('root_rotation') };
  },
};
