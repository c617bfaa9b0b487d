import type { LocalDate } from '#domain/calendar/local-date.ts';
import { dateWithYear, shortDate } from '#web/ui/drawings/dates/date-words.ts';

/** "Sat 21 Nov"; in another year than today's "21 November 2025". */
export function awardDayWords(day: LocalDate, today: LocalDate): string {
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : dateWithYear(day);
}
