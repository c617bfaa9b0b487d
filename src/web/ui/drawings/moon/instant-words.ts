import type { ClockFormat } from '#domain/account/units.ts';
import { clockInZone } from '#domain/calendar/zone-clock.ts';

const HALF_MINUTE = 30_000;

/** The clocks the member lives by: those of the member's zone, to 12 or to 24. */
export type Clocks = { readonly zone: string; readonly clock: ClockFormat };

/**
 * "9:54 am" or "09:54": an instant (ISO text) to the nearest minute on the member's clocks, as almanacs round it, yet
 * never into the next day.
 */
export function timeOfDay(at: string, { zone, clock: to }: Clocks): string {
  const exact = new Date(at);
  const rounded = clockInZone(new Date(exact.getTime() + HALF_MINUTE), zone);
  const told = clockInZone(exact, zone);
  const clock = rounded.slice(0, 10) === told.slice(0, 10) ? rounded : told;
  const hour = Number(clock.slice(11, 13));
  if (to === '24') return clock.slice(11, 16);
  return `${hour % 12 || 12}:${clock.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Nine in the evening, for which a day's moon is drawn. */
export function nineAtNight(clock: ClockFormat): string {
  return clock === '24' ? '21:00' : '9 pm';
}
