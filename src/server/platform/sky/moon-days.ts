import { keepNewest } from '#domain/kept/keep-newest.ts';
import { addDays, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import { DAYS_BETWEEN_PHASES, moonDays } from '#domain/moon/moon-days.ts';
import { illuminatedFraction, principalInstants } from './sky.ts';

/** Months of a zone that are kept, about six kilobytes each. */
const MOST_MONTHS = 600;
const months = new Map<string, readonly MoonDay[]>();

/**
 * The moon of every day from `from` to `to` in a zone; each month is reckoned once and kept. The one source of moon
 * facts for pages, mails and feeds.
 */
export function moonDaysFor(span: { from: LocalDate; to: LocalDate; timeZone: string }): MoonDay[] {
  const days: MoonDay[] = [];
  for (let first = firstOfMonth(span.from); first <= span.to; first = nextMonth(first))
    days.push(...monthIn(first, span.timeZone));
  return days.filter((day) => day.date >= span.from && day.date <= span.to);
}

function firstOfMonth(date: LocalDate): LocalDate {
  return `${monthOf(date)}-01` as LocalDate;
}

function nextMonth(first: LocalDate): LocalDate {
  return firstOfMonth(addDays(first, 31));
}

function monthIn(first: LocalDate, timeZone: string): readonly MoonDay[] {
  const key = `${first} ${timeZone}`;
  const known = months.get(key);
  if (known) return known;
  const last = addDays(nextMonth(first), -1);
  const instants = principalInstants(
    startOfDay(addDays(first, -DAYS_BETWEEN_PHASES), timeZone),
    startOfDay(addDays(last, 1), timeZone),
  );
  const made = moonDays({ from: first, to: last, timeZone, instants, illuminatedAt: illuminatedFraction });
  return keepNewest(months, { key, value: made, most: MOST_MONTHS });
}
