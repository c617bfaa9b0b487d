import { addMonths } from '#domain/membership/grants.ts';
import type { Every, Seconds } from '../state/records.ts';

const MONTHS: Readonly<Record<Every, number>> = { month: 1, year: 12 };

/**
 * The instant `count` calendar months after `anchor` (UTC): the same day and time, or the last day of a shorter month
 * (31 January, 28 February, 31 March).
 */
export function monthsAfter(anchor: Seconds, count: number): Seconds {
  return Math.floor(addMonths(new Date(anchor * 1000), count).getTime() / 1000);
}

/**
 * The first end of a period after `instant`, periods being counted from `anchor`, so that a short month shortens no
 * later one.
 */
export function periodEndAfter(instant: Seconds, { anchor, every }: { anchor: Seconds; every: Every }): Seconds {
  const step = MONTHS[every];
  let count = 0;
  while (monthsAfter(anchor, count) <= instant) count += step;
  return monthsAfter(anchor, count);
}
