import { dayNumber, fromDayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, Phase } from '#domain/cycle/cycle-view.ts';
import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';
import { phaseSpans } from '#domain/cycle/phases.ts';
import { isWithin, type DaySpan } from './span.ts';

/**
 * A stretch of a cycle: one of the four phases, or, where phases are not named, the member's period, the week before
 * the next one, and the days between.
 */
export type Part = Phase | 'bleeding' | 'between' | 'before';
export const PHASE_PARTS = ['rest', 'create', 'shine', 'reflect'] as const satisfies readonly Part[];
export const PLAIN_PARTS = ['bleeding', 'between', 'before'] as const satisfies readonly Part[];
/** First and last cycle day of a part. */
export type CycleStretch = { readonly part: Part; readonly from: number; readonly to: number };

/** A cycle that is over and counts, with what was logged in it. */
export type CountedCycle = {
  readonly startDate: LocalDate;
  readonly length: number;
  readonly periodLength: number;
  readonly days: readonly { readonly day: number; readonly part: Part; readonly log: DayLog }[];
};

/** Cycles longer than this are silences rather than cycles: they say nothing of symptoms by day. */
const LONGEST_COUNTED = 90;
const DAYS_BEFORE = 7;

/** The parts of a cycle, in order; an empty one is left out. Parts never overlap. */
export function stretchesOf(cycle: { length: number; periodLength: number }, namesPhases: boolean): CycleStretch[] {
  if (namesPhases)
    return phaseSpans(cycle.length, cycle.periodLength).map(({ phase, from, to }) => ({ part: phase, from, to }));
  const bled = Math.min(cycle.periodLength, cycle.length);
  const before = Math.max(bled, cycle.length - DAYS_BEFORE);
  const all: CycleStretch[] = [
    { part: 'bleeding', from: 1, to: bled },
    { part: 'between', from: bled + 1, to: before },
    { part: 'before', from: before + 1, to: cycle.length },
  ];
  return all.filter(({ from, to }) => to >= from);
}

/**
 * The member's cycles that began in the span, are over, and are not left out by the member, oldest first, each with its
 * logged days.
 */
export function countedCycles(input: {
  cycles: readonly Cycle[];
  logs: readonly DayLog[];
  span: DaySpan;
  namesPhases: boolean;
}): CountedCycle[] {
  const byDay = new Map(input.logs.map((log) => [log.date, log]));
  return input.cycles.flatMap(({ startDate, length, periodLength, excluded }) => {
    if (length === null || excluded !== null || length > LONGEST_COUNTED || !isWithin(startDate, input.span)) return [];
    const first = dayNumber(startDate);
    const days = stretchesOf({ length, periodLength }, input.namesPhases).flatMap(({ part, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((day) => {
        const log = byDay.get(fromDayNumber(first + day - 1));
        // A day with bleeding is never "between periods", wherever in the cycle it is.
        return log ? [{ day, part: !input.namesPhases && isBleeding(log) ? 'bleeding' : part, log }] : [];
      }),
    );
    return [{ startDate, length, periodLength, days }];
  });
}
