import type { Every, Seconds } from '../book/records.ts';

const MONTHS: Readonly<Record<Every, number>> = { month: 1, year: 12 };

/** The instant `count` calendar months after `anchor` (UTC): the same day and time, or the last day of a shorter month (31 January, 28 February, 31 March). */
export function monthsAfter(anchor: Seconds, count: number): Seconds {
  const from = new Date(anchor * 1000);
  const month = from.getUTCMonth() + count;
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), last);
  return Math.floor(Date.UTC(from.getUTCFullYear(), month, day, from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()) / 1000);
}

/** The first end of a period after `instant`, periods being counted from `anchor`, so that a short month shortens no later one. */
export function periodEndAfter(instant: Seconds, { anchor, every }: { anchor: Seconds; every: Every }): Seconds {
  const step = MONTHS[every];
  let count = 0;
  while (monthsAfter(anchor, count) <= instant) count += step;
  return monthsAfter(anchor, count);
}
