import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { OldLogYears } from '#domain/privacy/old-logs.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** After how many years the member's logs go by themselves, and when that was last looked after. */
export const oldLogsStore = {
  async years({ tx }: Owner): Promise<OldLogYears | null> {
    return (await tx.callFunction<{ years: OldLogYears }>('my_old_logs'))[0]?.years ?? null;
  },

  async choose({ tx }: Owner, { years, on }: { years: OldLogYears | null; on: LocalDate }): Promise<void> {
    await tx.callFunction('set_old_logs', [years, on]);
  },

  /** Worker role only: whose logs were not looked at on a day (UTC) yet. */
  async due(db: Database, { on, most }: { on: LocalDate; most: number }): Promise<readonly string[]> {
    return (await db.asWorker(null, (tx) => tx.callFunction<{ user_id: string }>('due_old_logs', [on, most]))).map(
      (row) => row.user_id,
    );
  },

  async looked({ tx }: Owner, on: LocalDate): Promise<void> {
    await tx.callFunction('looked_at_old_logs', [on]);
  },
};
