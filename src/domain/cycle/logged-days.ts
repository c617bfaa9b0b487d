import { dayNumber, fromDayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from './day-log.ts';

/** The days on which anything was logged: for each month ("2026-11") a bit for each day of it, the first lowest. */
export type LoggedDays = Readonly<Record<string, number>>;

/** A period that hides between logged days needs so many days in a row without any log. */
const HIDES_IN = 4;
/** No cycle is shorter than this, so nothing hides nearer to either of its ends. */
const SHORTEST_CYCLE = 12;
/** The last day that every month has. */
const LAST_OF_ALL = 28;

/** The logged days after some days were written; a day given blank was taken away. */
export function withLogged(logged: LoggedDays, days: readonly DayLog[]): LoggedDays {
  const next: Record<string, number> = { ...logged };
  for (const day of days) {
    const month = day.date.slice(0, 7);
    const isLogged = Object.entries(day).some(([name, value]) => name !== 'date' && value !== undefined);
    const bits = isLogged ? (next[month] ?? 0) | bitOf(day.date) : (next[month] ?? 0) & ~bitOf(day.date);
    if (bits === 0) delete next[month];
    else next[month] = bits;
  }
  return next;
}

/**
 * Whether a start may have gone unlogged between two starts: days in a row without any log that are enough to hide a
 * period, a cycle's length away from both.
 */
export function canHideStart(
  logged: LoggedDays,
  between: { readonly from: LocalDate; readonly to: LocalDate },
): boolean {
  let run = 0;
  const first = dayNumber(between.from);
  const length = dayNumber(between.to) - first;
  // Ten years ask this of some thousand days: a day is written out where a month can have ended, and counted on elsewhere.
  let [month, dayOfMonth] = ['', LAST_OF_ALL];
  for (let day = SHORTEST_CYCLE; day <= length - SHORTEST_CYCLE; day += 1) {
    dayOfMonth += 1;
    if (dayOfMonth > LAST_OF_ALL) {
      const date = fromDayNumber(first + day);
      [month, dayOfMonth] = [date.slice(0, 7), Number(date.slice(8))];
    }
    run = (logged[month] ?? 0) & (1 << (dayOfMonth - 1)) ? 0 : run + 1;
    if (run >= HIDES_IN) return true;
  }
  return false;
}

function bitOf(date: LocalDate): number {
  return 1 << (Number(date.slice(8, 10)) - 1);
}
