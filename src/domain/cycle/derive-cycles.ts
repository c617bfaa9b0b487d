import { addDays, dayNumber, fromDayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleEdits, ExclusionReason } from './cycle-view.ts';
import { isBleeding, type DayLog } from './day-log.ts';
import { canHideStart, type LoggedDays } from './logged-days.ts';

/** Days without bleeding that do not yet end a period (decisions 5). */
export const LONGEST_GAP_IN_A_PERIOD = 2;

/** Bleeding days this near to each other belong to one period. */
const REACH = LONGEST_GAP_IN_A_PERIOD + 1;

/** First and last bleeding day, as day numbers; `apart` where the member said that a period begins. */
type Span = { readonly first: number; readonly last: number; readonly apart: boolean };

/**
 * The member's cycles, oldest first, derived from bleeding days and what the member changed by hand (decisions 5). A
 * gap of up to two days without bleeding stays inside a period; spotting starts none, and counts only where bleeding
 * lies on both sides. The same logs give the same cycles in whatever order they come. The last cycle is open: its
 * length is null. With `logged`, the days of any log, a closed cycle says whether a start in it can have gone unlogged.
 */
export function deriveCycles(logs: readonly DayLog[], edits: CycleEdits, logged?: LoggedDays): Cycle[] {
  const days = [...new Set(logs.filter(isBleeding).map((log) => dayNumber(log.date)))].sort((a, b) => a - b);
  const bleeds = spansOf(days, numbers(edits.split));
  const none = new Set(numbers(edits.notPeriod).map((day) => meant(bleeds, day)));
  const periods = join(
    bleeds.filter((span) => !none.has(span)),
    numbers(edits.joined),
  );
  const marks = new Map(
    edits.excluded.toReversed().map(({ startDate, reason }) => [meant(periods, dayNumber(startDate)), reason]),
  );
  const told = new Set(numbers(edits.oneCycle ?? []).map((day) => meant(periods, day)));
  return periods.map((period, index) => {
    const cycle = cycleOf(period, { next: periods[index + 1], excluded: marks.get(period) ?? null });
    return cycle.length === null ? cycle : { ...cycle, ...singleOf(cycle, { isTold: told.has(period), logged }) };
  });
}

function singleOf(
  { startDate, length }: Cycle,
  { isTold, logged }: { isTold: boolean; logged: LoggedDays | undefined },
): Pick<Cycle, 'single'> {
  if (isTold) return { single: 'told' };
  if (!logged || length === null) return {};
  return canHideStart(logged, { from: startDate, to: addDays(startDate, length) }) ? {} : { single: 'logged' };
}

function numbers(dates: readonly LocalDate[]): number[] {
  return dates.map(dayNumber);
}

function holds(span: Span, day: number): boolean {
  return day >= span.first && day <= span.last;
}

/**
 * The bleeding that an edit of a day means: the one that holds the day, or, where that day's log has gone since, the
 * one that goes on soon after it, unless the member said that a period begins there.
 */
function meant(spans: readonly Span[], day: number): Span | undefined {
  return (
    spans.find((span) => holds(span, day)) ??
    spans.find((span) => !span.apart && span.first > day && span.first <= day + REACH)
  );
}

function spansOf(days: readonly number[], splits: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const open = spans.at(-1);
    const near = open !== undefined && day - open.last <= REACH;
    const split = open !== undefined && splits.some((at) => at > open.last && at <= day);
    if (open && near && !split) spans[spans.length - 1] = { ...open, last: day };
    else spans.push({ first: day, last: day, apart: splits.includes(day) });
  }
  return spans;
}

function join(spans: readonly Span[], joined: readonly number[]): Span[] {
  // A join stays when a day is logged or taken away at its start; it does not reach into bleeding that has grown
  // together with what it was joined to.
  const targets = new Set(
    joined.map((day) => meant(spans, day)).filter((span, index) => span && span.first >= (joined[index] ?? 0) - REACH),
  );
  const periods: Span[] = [];
  for (const span of spans) {
    const before = periods.at(-1);
    if (before && targets.has(span)) periods[periods.length - 1] = { ...before, last: span.last };
    else periods.push(span);
  }
  return periods;
}

function cycleOf(
  period: Span,
  { next, excluded }: { next: Span | undefined; excluded: ExclusionReason | null },
): Cycle {
  return {
    startDate: fromDayNumber(period.first),
    periodEnd: fromDayNumber(period.last),
    periodLength: period.last - period.first + 1,
    length: next ? next.first - period.first : null,
    excluded,
  };
}
