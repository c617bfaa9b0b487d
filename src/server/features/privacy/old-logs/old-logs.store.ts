import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { OldLogsChoice, OldLogYears } from '#domain/privacy/old-logs.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

type Row = { years: OldLogYears | null; planned_years: OldLogYears | null; planned_at: Date | null };

/** After how many years the member's logs go by themselves, what is planned, and when that was last looked after. */
export const oldLogsStore = {
  async read({ tx }: Pick<Owner, 'tx'>): Promise<OldLogsChoice> {
    const [row] = await tx.callFunction<Row>('my_old_logs');
    if (!row) return { years: null, plan: null };
    const { years, planned_years: planned, planned_at: dueAt } = row;
    return { years, plan: planned && dueAt && { years: planned, dueAt } };
  },

  /** Reads it and keeps its turn, so that two choices at once do not mix. */
  async readForUpdate({ tx, keys }: Owner): Promise<OldLogsChoice> {
    const [, choice] = await Promise.all([tx.advisoryLock(`old_logs|${keys.userId}`), oldLogsStore.read({ tx })]);
    return choice;
  },

  async write({ tx }: Owner, { years, plan, on }: OldLogsChoice & { readonly on: LocalDate }): Promise<void> {
    await tx.callFunction('set_old_logs', [years, plan?.years ?? null, plan?.dueAt ?? null, on]);
  },

  /** A plan whose day has come holds from now on. False where there was none. */
  async begin({ tx }: Owner, now: Date): Promise<boolean> {
    return (await tx.callFunction<{ begin_old_logs: boolean }>('begin_old_logs', [now]))[0]?.begin_old_logs === true;
  },

  /** Worker role only: whose logs were not looked at on a day (UTC) yet, or have a plan whose day has come. */
  async due(db: Database, { on, now, most }: { on: LocalDate; now: Date; most: number }): Promise<readonly string[]> {
    return (await db.asWorker(null, (tx) => tx.callFunction<{ user_id: string }>('due_old_logs', [on, now, most]))).map(
      (row) => row.user_id,
    );
  },

  async looked({ tx }: Owner, on: LocalDate): Promise<void> {
    await tx.callFunction('looked_at_old_logs', [on]);
  },
};
