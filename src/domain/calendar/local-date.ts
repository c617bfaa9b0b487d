import { clockInZone } from './zone-clock.ts';

/** A calendar day as text, "2026-11-21", in no time zone: arithmetic is done on whole day numbers (decisions 3). */
export type LocalDate = string & { readonly __brand: 'LocalDate' };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

/** Reads a calendar day. Null when the text is not a day that exists between the years 1900 and 2200. */
export function parseLocalDate(text: string): LocalDate | null {
  const found = SHAPE.exec(text);
  if (!found) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 2200 ? (text as LocalDate) : null;
}

/** Like parseLocalDate, for days the program itself wrote. Throws RangeError on anything else. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new RangeError('not a calendar day');
  return date;
}

/** Whole days since 1970-01-01, negative before it. */
export function dayNumber(date: LocalDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / MS_PER_DAY;
}

/** The calendar day with that number of whole days since 1970-01-01. */
export function fromDayNumber(days: number): LocalDate {
  return new Date(days * MS_PER_DAY).toISOString().slice(0, 10) as LocalDate;
}

/** The day `days` after `date`; negative goes back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: LocalDate, end: LocalDate): number {
  return dayNumber(end) - dayNumber(start);
}

/**
 * The calendar day of an instant in an IANA zone, for example "Europe/Berlin". Throws RangeError on an unknown zone.
 */
export function dayInZone(instant: Date, timeZone: string): LocalDate {
  return clockInZone(instant, timeZone).slice(0, 10) as LocalDate;
}

/** The month of a day as "2026-11". */
export function monthOf(date: LocalDate): string {
  return date.slice(0, 7);
}
