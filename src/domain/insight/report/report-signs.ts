import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { FLUIDS, type DayLog, type Fluid, type TestResult } from '#domain/cycle/day-log.ts';
import type { HistoryCycle } from '../cycle-history.ts';

type Test = Pick<TestResult, 'kind' | 'result'>;

/** Tests by day, and cervical fluid counted in days. */
export type ReportSigns = {
  readonly tests: readonly {
    readonly date: LocalDate;
    readonly cycleDay: number | null;
    readonly results: readonly Test[];
  }[];
  readonly fluid: readonly { readonly fluid: Fluid; readonly days: number }[];
};

/**
 * The signs that were logged, oldest first. Where `ovulation` is not shown neither its tests nor cervical fluid are
 * told.
 */
export function reportSignsOf({
  logs,
  history,
  ovulation,
}: {
  logs: readonly DayLog[];
  history: readonly HistoryCycle[];
  ovulation: boolean;
}): ReportSigns {
  const shown = ({ kind }: TestResult) => ovulation || kind === 'pregnancy';
  const tests = logs.flatMap(({ date, tests: all = [] }) => {
    const results = all.filter(shown).map(({ kind, result }) => ({ kind, result }));
    return results.length > 0 ? [{ date, cycleDay: cycleDayIn(history, date), results }] : [];
  });
  const fluid = ovulation
    ? FLUIDS.map((one) => ({ fluid: one, days: logs.filter((log) => log.fluid === one).length })).filter(
        ({ days }) => days > 0,
      )
    : [];
  return { tests, fluid };
}

/** The cycle day of a date, counted from 1; null outside every cycle. */
export function cycleDayIn(history: readonly HistoryCycle[], date: LocalDate): number | null {
  const cycle = history.find(({ startDate, lived }) => startDate <= date && daysBetween(startDate, date) < lived);
  return cycle ? daysBetween(cycle.startDate, date) + 1 : null;
}
