import { addDays, fromDayNumber, dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';

/** How far back patterns look, in months; null is all that was ever logged. Twelve unless the member chooses. */
export const MONTHS_BACK = ['6', '12', '24', 'all'] as const;
export type MonthsBack = (typeof MONTHS_BACK)[number];
export const USUAL_MONTHS: MonthsBack = '12';

/** First and last day that are looked at, both included. */
export type DaySpan = { readonly from: LocalDate; readonly to: LocalDate };

/**
 * The days from the same day `months` ago to today. In a shorter month its last day stands in. `earliest` is where
 * everything begins.
 */
export function spanBack(
  months: MonthsBack,
  { today, earliest }: { today: LocalDate; earliest: LocalDate | null },
): DaySpan {
  if (months !== 'all') return { from: monthsBefore(today, Number(months)), to: today };
  return { from: earliest !== null && earliest < today ? earliest : today, to: today };
}

/** The day `months` before, kept inside its month: a month before 31 March is 28 or 29 February. */
export function monthsBefore(date: LocalDate, months: number): LocalDate {
  const at = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  const first = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01` as LocalDate;
  const next = `${Math.floor((at + 1) / 12)}-${String(((at + 1) % 12) + 1).padStart(2, '0')}-01` as LocalDate;
  const wished = dayNumber(first) + Number(date.slice(8)) - 1;
  return fromDayNumber(Math.min(wished, dayNumber(next) - 1));
}

/** Every day of a span, oldest first. */
export function daysOf({ from, to }: DaySpan): LocalDate[] {
  const count = Math.max(0, dayNumber(to) - dayNumber(from) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** Whether a day lies in a span. */
export function isWithin(date: LocalDate, { from, to }: DaySpan): boolean {
  return date >= from && date <= to;
}
