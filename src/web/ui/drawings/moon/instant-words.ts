import { clockInZone } from '#domain/calendar/zone-clock.ts';

const HALF_MINUTE = 30_000;

/** "9:54 am": an instant (ISO text) to the nearest minute on the clocks of a zone, as almanacs round it, yet never into the next day. */
export function timeOfDay(at: string, zone: string): string {
  const exact = new Date(at);
  const rounded = clockInZone(new Date(exact.getTime() + HALF_MINUTE), zone);
  const told = clockInZone(exact, zone);
  const clock = rounded.slice(0, 10) === told.slice(0, 10) ? rounded : told;
  const hour = Number(clock.slice(11, 13));
  return `${hour % 12 || 12}:${clock.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`;
}
