import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

type Held = {
  readonly verified: boolean;
  readonly created_at: Date;
  readonly seen_on: LocalDate;
  readonly first_on: LocalDate | null;
  readonly last_on: LocalDate | null;
};

/** What decides whether an account stays, behind privileged functions. */
export const retentionStore = {
  /**
   * Accounts that may have something due: never verified since then, or not seen since that day. In pages, each after
   * the last id of the one before.
   */
  async stale(
    db: Database,
    { unverified, unseen, after, most }: { unverified: Date; unseen: LocalDate; after: string; most: number },
  ): Promise<readonly string[]> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ user_id: string }>('stale_accounts', [unverified, unseen, after, most]),
    );
    return rows.map((row) => row.user_id);
  },
  /** The account of the member of this transaction; the member cannot come in until it has ended. */
  async readForUpdate(tx: Tx): Promise<Held | null> {
    return (await tx.callFunction<Held>('hold_account'))[0] ?? null;
  },
  /** Notes that the member is warned today, for the first or the last time. */
  async noteWarned(tx: Tx, { last, on }: { last: boolean; on: LocalDate }): Promise<void> {
    await tx.callFunction('note_unused', [last, on]);
  },
};
