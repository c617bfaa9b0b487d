import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, ExclusionReason } from '#domain/cycle/cycle-view.ts';
import { medianOf } from '#domain/cycle/median.ts';
import { periodLengths } from '#domain/cycle/period-lengths.ts';
import { usualLength } from '#domain/cycle/usual-length.ts';
import { isWithin, type DaySpan } from './span.ts';

/** One cycle of the history. `length` is null while it is open; `lived` counts its days so far. */
export type HistoryCycle = {
  readonly startDate: LocalDate;
  readonly length: number | null;
  readonly lived: number;
  readonly periodLength: number;
  readonly excluded: ExclusionReason | null;
};

/**
 * What the member's cycles that are over and not left out come to, in days. `variation` is the longest less the
 * shortest, the measure of FIGO 2018. Medians of an even count are the mean of the middle two, rounded half up.
 */
export type Lengths = {
  readonly count: number;
  readonly median: number;
  readonly shortest: number;
  readonly longest: number;
  readonly variation: number;
  /** The median of the periods of which more than the first day is logged; null where none is. */
  readonly period: number | null;
};

/** Fewer finished cycles than this do not make a history. */
export const FEWEST_CYCLES = 3;

/** The member's cycles that began in the span, newest first, left out ones too. */
export function cycleHistory(input: { cycles: readonly Cycle[]; span: DaySpan; today: LocalDate }): HistoryCycle[] {
  return input.cycles
    .filter(({ startDate }) => isWithin(startDate, input.span))
    .map(({ startDate, length, periodLength, excluded }) => ({
      startDate,
      length,
      lived: length ?? daysBetween(startDate, input.today) + 1,
      periodLength,
      excluded,
    }))
    .toReversed();
}

/** Usual length, range and variation of a history (newest first); null when no cycle counts. */
export function lengthsOf(history: readonly HistoryCycle[]): Lengths | null {
  const counted = history.filter(({ length, excluded }) => length !== null && excluded === null);
  const ofAll = counted.map(({ length }) => length ?? 0).toReversed();
  const lengths = ofAll.toSorted((a, b) => a - b);
  const periods = periodLengths(history);
  const [shortest, longest] = [lengths[0], lengths.at(-1)];
  if (shortest === undefined || longest === undefined) return null;
  return {
    count: lengths.length,
    median: usualLength(ofAll) ?? Math.round(medianOf(ofAll)),
    shortest,
    longest,
    variation: longest - shortest,
    period: periods.length > 0 ? Math.round(medianOf(periods)) : null,
  };
}
