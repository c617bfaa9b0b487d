import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { WeekSum } from '#domain/recording/weeks.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

type Sum = { readonly plays: number; readonly seconds: number; readonly finished: number; readonly kept: number };
type WeekRow = { readonly week: LocalDate } & Readonly<Record<Exclude<keyof WeekSum, 'week'>, string>>;

/** Sums of what was heard, by recording and week. */
export const figureStore = {
  async add(db: Database, { week, sums }: { week: string; sums: readonly (readonly [string, Sum])[] }): Promise<void> {
    await db.asWorker(null, (tx) =>
      tx.callFunction('add_figures', [
        sums.map(([recording]) => recording),
        week,
        sums.map(([, { plays }]) => plays),
        sums.map(([, { seconds }]) => seconds),
        sums.map(([, { finished }]) => finished),
        sums.map(([, { kept }]) => kept),
      ]),
    );
  },

  /** What was heard of all recordings of the member of this transaction, by week. */
  async weeks(tx: Tx, from: LocalDate): Promise<WeekSum[]> {
    const rows = await tx.callFunction<WeekRow>('my_weeks', [from]);
    return rows.map(({ week, plays, seconds, finished, kept, thanks }) => ({
      week,
      plays: Number(plays),
      seconds: Number(seconds),
      finished: Number(finished),
      kept: Number(kept),
      thanks: Number(thanks),
    }));
  },

  async sweep(db: Database, before: string): Promise<number> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_figures: string }>('sweep_figures', [before]),
    );
    return Number(row?.sweep_figures ?? 0);
  },
};
