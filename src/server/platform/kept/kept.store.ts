import type { Database } from '../db/database.ts';

/** What an installation is looked after by: a backup that is whole, a rehearsal of restoring one that went well, a new root key. */
export type Kept = 'backup' | 'drill' | 'root_rotation';

/** When each was last done; null where it never was. Kept in the database, so that every process says the same. */
export type KeptDates = Readonly<Record<Kept, Date | null>>;

export const keptStore = {
  /** Notes that it was done at an instant. An earlier one than is known already changes nothing. */
  async note(db: Database, what: Kept, at: Date): Promise<void> {
    await db.asWorker(null, (tx) => tx.door('keep_date', [what, at]));
  },

  /** The dates, for everybody to read. */
  async read(db: Database): Promise<KeptDates> {
    const rows = await db.asVisitor((tx) => tx.door<{ what: Kept; at: Date }>('kept_dates'));
    const of = (what: Kept) => rows.find((row) => row.what === what)?.at ?? null;
    return { backup: of('backup'), drill: of('drill'), root_rotation: of('root_rotation') };
  },
};
