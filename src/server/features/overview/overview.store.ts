import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** What is measured. */
export const MEASURED = ['job_waiting', 'job_failing', 'job_dead', 'job_oldest', 'disk', 'backup'] as const;
export type MeasureKind = (typeof MEASURED)[number];
export type Measure = { readonly kind: MeasureKind; readonly name: string; readonly value: number };
export type KeptMeasure = Measure & { readonly at: Date };
/** A sum of a day; no moment for sums of people. */
export type DaySum = {
  readonly day: string;
  readonly kind: 'error' | 'mail' | 'job_done' | 'job_failed' | 'people';
  readonly name: string;
  readonly count: number;
  readonly last_at: Date | null;
};
type Big<T, K extends keyof T> = Omit<T, K> & Readonly<Record<K, string>>;

/** Sums of days and how things stand, of nobody. */
export const overviewStore = {
  async sums(tx: Tx, since: string): Promise<DaySum[]> {
    const rows = await tx.callFunction<Big<DaySum, 'count'>>('overview_sums', [since]);
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  },

  async measures(tx: Tx): Promise<KeptMeasure[]> {
    const rows = await tx.callFunction<Big<KeptMeasure, 'value'>>('overview_measures');
    return rows.map((row) => ({ ...row, value: Number(row.value) }));
  },

  /** How the queue of jobs and the database stand now. */
  async look(db: Database): Promise<Measure[]> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<Big<Measure, 'value'>>('measure_jobs'));
    return rows.map((row) => ({ ...row, value: Number(row.value) }));
  },

  async keep(db: Database, { measures, now }: { measures: readonly Measure[]; now: Date }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('put_measures', [MEASURED, JSON.stringify(measures), now]));
  },

  async sweep(db: Database, before: string): Promise<number> {
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ sweep_sums: string }>('sweep_sums', [before]));
    return Number(row?.sweep_sums ?? 0);
  },
};
