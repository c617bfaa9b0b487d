import { dayNumber, type LocalDate } from './local-date.ts';
import { clockInZone } from './zone-clock.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/**
 * The first instant at which the clocks of a zone show that hour of that day or later. Where the hour is skipped
 * (clocks go forward) it is the instant after the skip; where it comes twice it is the first. Throws RangeError on an
 * unknown zone.
 */
export function instantAt(place: { date: LocalDate; hour: number; timeZone: string }): Date {
  const wall = dayNumber(place.date) * DAY + place.hour * HOUR;
  const target = new Date(wall).toISOString().slice(0, 19);
  const reached = (ms: number) => clockInZone(new Date(ms), place.timeZone) >= target;
  const guess = wall - (Date.parse(`${clockInZone(new Date(wall), place.timeZone)}Z`) - wall);
  if (reached(guess) && !reached(guess - SECOND)) return new Date(guess);
  // Zones lie between UTC-16 and UTC+16 in every year on record.
  let [before, after] = [wall - 16 * HOUR, wall + 16 * HOUR];
  while (after - before > SECOND) {
    const middle = Math.floor((before + after) / 2 / SECOND) * SECOND;
    if (reached(middle)) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** The instant at which a calendar day begins in a zone; not midnight where clocks go forward at midnight. */
export function startOfDay(date: LocalDate, timeZone: string): Date {
  return instantAt({ date, hour: 0, timeZone });
}
