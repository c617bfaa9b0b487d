import { dayNumber, fromDayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleEdits } from './cycle-view.ts';
import { isBleeding, type DayLog } from './day-log.ts';

/** Days without bleeding that do not yet end a period (decisions 5). */
export const LONGEST_GAP_IN_A_PERIOD = 2;

/** First and last bleeding day, as day numbers. */
type Span = { readonly first: number; readonly last: number };

/**
 * Her cycles, oldest first, derived from bleeding days and what she changed by hand (decisions 5). A gap of up to two days
 * without bleeding stays inside a period; spotting starts none, and counts only where bleeding lies on both sides. The same
 * logs give the same cycles in whatever order they come. The last cycle is open: its length is null.
 */
export function deriveCycles(logs: readonly DayLog[], edits: CycleEdits): Cycle[] {
  const days = [...new Set(logs.filter(isBleeding).map((log) => dayNumber(log.date)))].sort((a, b) => a - b);
  const bleeds = spansOf(days, numbers(edits.split));
  const notPeriod = numbers(edits.notPeriod);
  const periods = join(bleeds.filter((span) => !notPeriod.some((day) => holds(span, day))), numbers(edits.joined));
  return periods.map((period, index) => cycleOf(period, { next: periods[index + 1], edits }));
}

function numbers(dates: readonly LocalDate[]): number[] {
  return dates.map(dayNumber);
}

function holds(span: Span, day: number): boolean {
  return day >= span.first && day <= span.last;
}

function spansOf(days: readonly number[], splits: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const open = spans.at(-1);
    const near = open !== undefined && day - open.last <= LONGEST_GAP_IN_A_PERIOD + 1;
    const split = open !== undefined && splits.some((at) => at > open.last && at <= day);
    if (open && near && !split) spans[spans.length - 1] = { first: open.first, last: day };
    else spans.push({ first: day, last: day });
  }
  return spans;
}

function join(spans: readonly Span[], joined: readonly number[]): Span[] {
  const periods: Span[] = [];
  for (const span of spans) {
    const before = periods.at(-1);
    if (before && joined.includes(span.first)) periods[periods.length - 1] = { first: before.first, last: span.last };
    else periods.push(span);
  }
  return periods;
}

function cycleOf(period: Span, around: { next: Span | undefined; edits: CycleEdits }): Cycle {
  // Her mark stays on a period that has grown backwards since by a day logged later.
  const mark = around.edits.excluded.find((entry) => holds(period, dayNumber(entry.startDate)));
  return {
    startDate: fromDayNumber(period.first),
    periodEnd: fromDayNumber(period.last),
    periodLength: period.last - period.first + 1,
    length: around.next ? around.next.first - period.first : null,
    excluded: mark?.reason ?? null,
  };
}
