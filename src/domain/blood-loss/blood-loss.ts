import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';
import { LONGEST_GAP_IN_A_PERIOD } from '#domain/cycle/derive-cycles.ts';
import { bloodPoints, WORTH_SHOWING } from './blood-chart.ts';

/** First and last day of a period, both included. */
export type PeriodDays = { readonly from: LocalDate; readonly to: LocalDate };

/** What the chart of one period comes to. */
export type PeriodBloodLoss = {
  readonly startDate: LocalDate;
  /** Points of the counted days alone: where some are missing, the period had at least so many. */
  readonly score: number;
  /** Days that belong on the chart, and how many of them were counted. */
  readonly days: number;
  readonly counted: number;
  /** The days that were not counted, oldest first. They are never taken for 0. */
  readonly missing: readonly LocalDate[];
  /** 100 points or more, also where days are missing. */
  readonly worthShowing: boolean;
  /** What cups held, in milliliters, and on how many days; it has no points. Null where none was noted. */
  readonly cups: { readonly ml: number; readonly days: number } | null;
};

/**
 * The chart of a period (Higham 1990). A day on which the member logged that there was no bleeding, and counted
 * nothing, does not belong on it; every other day without counts is missing. Null where no day was counted.
 */
export function bloodLossOfPeriod({ from, to }: PeriodDays, logs: readonly DayLog[]): PeriodBloodLoss | null {
  const byDay = new Map(logs.map((log) => [log.date, log]));
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
  const charted = days.filter((day) => byDay.get(day)?.flow !== 'none' || byDay.get(day)?.bloodLoss !== undefined);
  const counts = charted.flatMap((day) => byDay.get(day)?.bloodLoss ?? []);
  if (counts.length === 0) return null;
  const score = counts.reduce((sum, loss) => sum + bloodPoints(loss), 0);
  const cups = counts.flatMap(({ cupMl }) => cupMl ?? []);
  return {
    startDate: from,
    score,
    days: charted.length,
    counted: counts.length,
    missing: charted.filter((day) => byDay.get(day)?.bloodLoss === undefined),
    worthShowing: score >= WORTH_SHOWING,
    cups: cups.length > 0 ? { ml: cups.reduce((sum, ml) => sum + ml, 0), days: cups.length } : null,
  };
}

type Period = { readonly startDate: LocalDate; readonly periodEnd: LocalDate };

/**
 * The charts of the member's periods, newest first; a period of which no day was counted is left out. Days of spotting
 * or with counts right after the last bleeding belong to the period.
 */
export function bloodLossOfPeriods(
  periods: readonly Period[],
  { logs, span }: { readonly logs: readonly DayLog[]; readonly span: PeriodDays },
): PeriodBloodLoss[] {
  const marked = new Set(logs.filter(isMarked).map(({ date }) => date));
  return periods
    .filter(({ startDate }) => startDate >= span.from && startDate <= span.to)
    .toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1))
    .flatMap(({ startDate, periodEnd }) => {
      let to = periodEnd > span.to ? span.to : periodEnd;
      while (to < span.to && marked.has(addDays(to, 1))) to = addDays(to, 1);
      return bloodLossOfPeriod({ from: startDate, to }, logs) ?? [];
    });
}

/**
 * The period that a day belongs to, by the logs alone: days of bleeding, of spotting or with counts that are no more
 * than two days apart. Null where the day, and all that is near, holds none.
 */
export function periodAround(date: LocalDate, logs: readonly DayLog[]): PeriodDays | null {
  const marked = new Set(logs.filter(isMarked).map((log) => log.date));
  const walk = (start: LocalDate, step: 1 | -1) => {
    let edge = start;
    for (let ahead = 1; ahead <= LONGEST_GAP_IN_A_PERIOD + 1; ahead += 1) {
      const day = addDays(edge, step * ahead);
      if (!marked.has(day)) continue;
      edge = day;
      ahead = 0;
    }
    return edge;
  };
  const [first, last] = [walk(date, -1), walk(date, 1)];
  if (marked.has(date)) return { from: first, to: last };
  // The day is a gap inside a period, or lies outside of every one.
  return first < date && last > date ? { from: first, to: last } : null;
}

function isMarked({ bloodLoss, ...log }: DayLog): boolean {
  const counted = bloodLoss !== undefined && (bloodPoints(bloodLoss) > 0 || (bloodLoss.cupMl ?? 0) > 0);
  return isBleeding(log) || (log.flow === 'spotting' && !log.bleedingExcluded) || counted;
}
