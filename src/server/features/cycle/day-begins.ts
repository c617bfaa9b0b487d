import type { LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { keepNewest } from '#domain/kept/keep-newest.ts';

const MOST = 20_000;
const begins = new Map<string, number>();

/** As `startOfDay`; days and zones are nobody's, and those of many members' cycles are the same ones. */
export function dayBegins(date: LocalDate, timeZone: string): Date {
  const key = `${date} ${timeZone}`;
  const known = begins.get(key);
  if (known !== undefined) return new Date(known);
  return new Date(keepNewest(begins, { key, value: startOfDay(date, timeZone).getTime(), most: MOST }));
}
