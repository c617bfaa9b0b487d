import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';

/** Cycles of these lengths with periods of five days, oldest first, the first from `first` on, and an open one after. */
export function cyclesFrom(first: LocalDate, lengths: readonly number[]): Cycle[] {
  let startDate = first;
  return [...lengths, null].map((length) => {
    const cycle = { startDate, periodEnd: addDays(startDate, 4), periodLength: 5, length, excluded: null };
    if (length !== null) startDate = addDays(startDate, length);
    return cycle;
  });
}
