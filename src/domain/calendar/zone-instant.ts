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
  // Minutes come as parts of an hour, which are rarely whole.
  const wall = dayNumber(place.date) * DAY + Math.round(place.hour * HOUR);
  const target = new Date(wall).toISOString().slice(0, 19);
  const reached = (ms: number) => clockInZone(new Date(ms), place.timeZone) >= target;
  // Before and after a change of clocks: the earlier of the two is the first of an hour that comes twice.
  const guesses = [wall - DAY, wall + DAY].map((ms) => wall - offsetAt(ms, place.timeZone));
  const found = [Math.min(...guesses), Math.max(...guesses)].find(
    (ms) => clockInZone(new Date(ms), place.timeZone) === target,
  );
  if (found !== undefined) return new Date(found);
  // Zones lie between UTC-16 and UTC+16 in every year on record.
  let [before, after] = [wall - 16 * HOUR, wall + 16 * HOUR];
  while (after - before > SECOND) {
    const middle = Math.floor((before + after) / 2 / SECOND) * SECOND;
    if (reached(middle)) after = middle;
    else before = middle;
  }
  return new Date(after);
}

function offsetAt(ms: number, timeZone: string): number {
  return Date.parse(`${clockInZone(new Date(ms), timeZone)}Z`) - ms;
}

/** The instant at which a calendar day begins in a zone; not midnight where clocks go forward at midnight. */
export function startOfDay(date: LocalDate, timeZone: string): Date {
  return instantAt({ date, hour: 0, timeZone });
}
