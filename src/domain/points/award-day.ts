import type { LocalDate } from '#domain/calendar/local-date.ts';

/**
 * Whether a daily award counts on that day (decisions 12): only a day later than the last one does, so no travel and no
 * clock set back earns twice.
 */
export function isAwardDay(day: LocalDate, last: LocalDate | null): boolean {
  return last === null || day > last;
}
