import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayRatings } from './items.ts';

/**
 * What C-PASS calls a cycle: the week before a period and the week after its first days, so that what was there can be
 * seen to go (Eisenlohr-Moul and others 2017). Rated days alone, in order.
 */
export type RatedCycle = {
  /** The first day of the period between the two. */
  readonly start: LocalDate;
  readonly before: readonly DayRatings[];
  readonly after: readonly DayRatings[];
};

/** Days -7 to -1, where -1 is the day before the period (Eisenlohr-Moul and others 2017). */
const BEFORE_DAYS = 7;
/** Days 4 to 10, where 1 is the first day of the period (Eisenlohr-Moul and others 2017). */
const AFTER_FROM = 3;
const AFTER_TO = 9;
/**
 * Days this close to the next period count to that one, never to the one that was (Symul and Eisenlohr-Moul 2025,
 * `.compute_phase_and_cycleday`). So of a cycle of 20 days only three are left after the period, of 21 days four.
 */
const NEXT_OWNS = 14;

/**
 * The cycles whose two weeks are over before `today`, by the first days of periods, in any order. Nothing is kept of an
 * earlier scoring: a rating or a period that changes later gives other cycles here, and so another score.
 */
export function ratedCycles(facts: {
  readonly periodStarts: readonly LocalDate[];
  readonly days: ReadonlyMap<LocalDate, DayRatings>;
  readonly today: LocalDate;
}): RatedCycle[] {
  const starts = [...new Set(facts.periodStarts)].toSorted();
  const ratedFrom = (first: LocalDate, last: LocalDate) => {
    const rated: DayRatings[] = [];
    for (let date = first; date <= last; date = addDays(date, 1)) {
      const day = facts.days.get(date);
      if (day) rated.push(day);
    }
    return rated;
  };
  return starts.flatMap((start, index) => {
    if (addDays(start, AFTER_TO) >= facts.today) return [];
    const [previous, next] = [starts[index - 1], starts[index + 1]];
    const weekBefore = addDays(start, -BEFORE_DAYS);
    const lastAfter = addDays(start, AFTER_TO);
    const lastOwned = next === undefined ? lastAfter : addDays(next, -NEXT_OWNS - 1);
    return [
      {
        start,
        before: ratedFrom(previous !== undefined && previous > weekBefore ? previous : weekBefore, addDays(start, -1)),
        after: ratedFrom(addDays(start, AFTER_FROM), lastOwned < lastAfter ? lastOwned : lastAfter),
      },
    ];
  });
}
