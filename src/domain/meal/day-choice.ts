import { addDays, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { clockInZone } from '#domain/calendar/zone-clock.ts';

/** Up to this hour a meal may belong to the evening before. */
const SMALL_HOURS = 4;

/** Where a meal that is written now may belong: the time on her clock, and the days to choose from, likeliest first. */
export type DayChoice = { readonly at: string; readonly days: readonly LocalDate[] };

/**
 * The days a meal that is written now may be meant for. After midnight the evening before is meant as often as the new
 * day, so she is asked. Where the clock of her device shows another day than the zone she counts in, both days are
 * offered. The time is that of her zone, and stays as it was written when she changes it later.
 */
export function dayChoice(now: Date, { zone, deviceZone }: { zone: string; deviceZone: string }): DayChoice {
  const today = dayInZone(now, zone);
  const clock = clockInZone(now, zone);
  const at = clock.slice(11, 16);
  const there = dayInZone(now, deviceZone);
  const isSmall = Number(at.slice(0, 2)) < SMALL_HOURS;
  const days = [today, ...(isSmall ? [addDays(today, -1)] : []), ...(there < today ? [there] : [])];
  return { at, days: [...new Set(days)] };
}
