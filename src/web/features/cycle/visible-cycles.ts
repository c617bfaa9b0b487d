import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { daysBetween } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';

/** The member's cycles as the domain reads them, oldest first, from the answer of the server, newest first. */
export function visibleCycles(cycles: readonly CycleWire[]): Cycle[] {
  return cycles.toReversed().map(({ startDate, endDate, periodEnd, excluded, single }) => ({
    startDate,
    periodEnd,
    excluded,
    ...(single && { single }),
    periodLength: daysBetween(startDate, periodEnd) + 1,
    length: endDate === null ? null : daysBetween(startDate, endDate) + 1,
  }));
}
