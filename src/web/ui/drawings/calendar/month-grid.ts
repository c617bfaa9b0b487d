import type { WeekStart } from '#domain/account/units.ts';
import { addDays, localDate, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { dayOfMonth, weekdayOf } from '#web/ui/drawings/dates/date-words.ts';

/** The first day of a month written "2026-11". */
export function firstGridDay(month: string): LocalDate {
  return localDate(`${month}-01`);
}

/** The month some months away, "2026-11" and 2 giving "2027-01". */
export function monthsLater(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The same day of another month, or that month's last day when it is shorter. */
export function dayMonthsLater(date: LocalDate, count: number): LocalDate {
  const month = monthsLater(monthOf(date), count);
  const last = addDays(firstGridDay(monthsLater(month, 1)), -1);
  return localDate(`${month}-${String(Math.min(dayOfMonth(date), dayOfMonth(last))).padStart(2, '0')}`);
}

/** How far a day stands from the first day of its week, 0 to 6. */
export function placeInWeek(date: LocalDate, weekStart: WeekStart): number {
  return (weekdayOf(date) - weekStart + 7) % 7;
}

/** Whole weeks that cover a month, with the days of its neighbours at both ends. */
export function weeksOf(month: string, weekStart: WeekStart): LocalDate[][] {
  const first = firstGridDay(month);
  const next = firstGridDay(monthsLater(month, 1));
  const weeks: LocalDate[][] = [];
  for (let start = addDays(first, -placeInWeek(first, weekStart)); start < next; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

type Press = { readonly key: string; readonly shiftKey: boolean };

/** The day a key leads to from another, or null when the key is none of the grid's. */
export function dayForKey(
  { key, shiftKey }: Press,
  { from, weekStart }: { readonly from: LocalDate; readonly weekStart: WeekStart },
): LocalDate | null {
  const place = placeInWeek(from, weekStart);
  const moves: Readonly<Record<string, () => LocalDate>> = {
    ArrowLeft: () => addDays(from, -1),
    ArrowRight: () => addDays(from, 1),
    ArrowUp: () => addDays(from, -7),
    ArrowDown: () => addDays(from, 7),
    Home: () => addDays(from, -place),
    End: () => addDays(from, 6 - place),
    PageUp: () => dayMonthsLater(from, shiftKey ? -12 : -1),
    PageDown: () => dayMonthsLater(from, shiftKey ? 12 : 1),
  };
  return moves[key]?.() ?? null;
}
