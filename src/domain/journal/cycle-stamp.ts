import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleView } from '#domain/cycle/cycle-view.ts';
import { phaseOfDay, phaseSpans } from '#domain/cycle/phases.ts';
import type { Stamp } from './journal-entry.ts';

/** A cycle longer than this was not logged to its end: its days are not counted (decisions 4). */
const LONGEST_COUNTED = 60;

/**
 * Where a past day, or today, lay in the member's cycle: its day, counted from the start before it and never wrapped,
 * and its phase by the cycle's own length, or by the expected one while it is open (`view`, of today). Null before the
 * first start, and where a cycle runs beyond sixty days.
 */
export function cycleStamp({
  cycles,
  view,
  date,
}: {
  readonly cycles: readonly Cycle[];
  readonly view: Pick<CycleView, 'phases'>;
  readonly date: LocalDate;
}): Stamp['cycle'] {
  const cycle = cycles.findLast(({ startDate }) => startDate <= date);
  if (!cycle) return null;
  const day = daysBetween(cycle.startDate, date) + 1;
  if (day > LONGEST_COUNTED) return null;
  const spans =
    cycle.length === null ? view.phases : phaseSpans(cycle.length, Math.min(cycle.periodLength, cycle.length));
  return { day, phase: phaseOfDay(day, spans) };
}
