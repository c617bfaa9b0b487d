import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';

/**
 * How many days after it was made an offline copy may be read: as long as a session rests before it ends (security.md
 * 3).
 */
export const OFFLINE_DAYS = 14;

/**
 * The one of a copy's days to show on a day: that day's own, the first where a clock says a day before it (a device set
 * wrong). Null where the copy is over. `days` run on without a gap.
 */
export function dayToShow<Day extends { readonly today: LocalDate }>(
  days: readonly Day[],
  today: LocalDate,
): Day | null {
  const [first] = days;
  if (!first) return null;
  return days[Math.max(0, daysBetween(first.today, today))] ?? null;
}
