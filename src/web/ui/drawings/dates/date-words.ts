import type { WeekStart } from '#domain/account/units.ts';
import { dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: LocalDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** "Wednesday". Own tables, not Intl: server and browser must write the same letters. */
export function weekdayName(date: LocalDate): string {
  return WEEKDAYS[weekdayOf(date)] ?? '';
}

/** The seven names in the order of a week that starts on Sunday (0), Monday (1) or Saturday (6). */
export function weekdayNames(weekStart: WeekStart): string[] {
  return [...WEEKDAYS.slice(weekStart), ...WEEKDAYS.slice(0, weekStart)];
}

/** "November" of "2026-11" or of a day in it. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5, 7)) - 1] ?? '';
}

/** 1 to 31. */
export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8));
}

/** "2 December" */
export function dayAndMonth(date: LocalDate): string {
  return `${dayOfMonth(date)} ${monthName(date)}`;
}

/** "Wednesday 2 December" */
export function longDate(date: LocalDate): string {
  return `${weekdayName(date)} ${dayAndMonth(date)}`;
}

/** "6 January 2025" */
export function dateWithYear(date: LocalDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`;
}

/** "Wed 2 Dec" */
export function shortDate(date: LocalDate): string {
  return `${weekdayName(date).slice(0, 3)} ${dayOfMonth(date)} ${monthName(date).slice(0, 3)}`;
}

/** "30 November and 4 December"; within one month "25 and 30 November". */
export function twoDates(first: LocalDate, last: LocalDate): string {
  const start = first.slice(0, 7) === last.slice(0, 7) ? String(dayOfMonth(first)) : dayAndMonth(first);
  return `${start} and ${dayAndMonth(last)}`;
}
