import { addDays, dayInZone, dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import { instantAt } from '#domain/calendar/zone-instant.ts';
import type { PrincipalInstant } from '#domain/moon/moon-days.ts';

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Which of a month's days of that name: the first to the fourth, or the last. */
export type Nth = 1 | 2 | 3 | 4 | 'last';

/** When a series comes: on the days of a moon, each week, or once a month. */
export type SeriesRule =
  | { readonly every: 'full_moon' | 'new_moon' }
  | { readonly every: 'week'; readonly weekday: Weekday }
  | { readonly every: 'month'; readonly weekday: Weekday; readonly nth: Nth };

/** A time on the wall of a zone, "20:00", with the zone it is told in. */
export type WallHour = { readonly time: string; readonly zone: string };
export type SeriesDate = { readonly day: LocalDate; readonly at: Date };

const WEEK = 7;

/**
 * The dates of a series on the days from `from` to `to` of its zone, in order. The hour is that of the wall clock
 * there, so it stays the same when clocks change: an hour that is skipped begins with the minute after the skip, an
 * hour that comes twice is the first of the two. A moon's evening is that of the local day which holds the exact
 * instant, as the moon calendar names it (decisions 7). `instants` reach from a day before `from` to a day after `to`.
 */
export function seriesDates(
  rule: SeriesRule,
  {
    hour,
    from,
    to,
    instants,
  }: { hour: WallHour; from: LocalDate; to: LocalDate; instants: readonly PrincipalInstant[] },
): SeriesDate[] {
  return daysOf(rule, { zone: hour.zone, from, to, instants }).map((day) => ({ day, at: wallInstant(day, hour) }));
}

/** The instant at which a wall clock shows that time on that day; see seriesDates for clocks that change. */
export function wallInstant(day: LocalDate, { time, zone }: WallHour): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt({ date: day, hour: hours + minutes / 60, timeZone: zone });
}

type Span = {
  readonly zone: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly instants: readonly PrincipalInstant[];
};

function daysOf(rule: SeriesRule, { zone, from, to, instants }: Span): LocalDate[] {
  if (rule.every === 'week' || rule.every === 'month') {
    const days: LocalDate[] = [];
    for (let day = firstOf(rule.weekday, from); day <= to; day = addDays(day, WEEK))
      if (rule.every === 'week' || isNth(day, rule.nth)) days.push(day);
    return days;
  }
  const wanted = rule.every === 'full_moon' ? 'full' : 'new';
  const days = instants.filter(({ phase }) => phase === wanted).map(({ at }) => dayInZone(at, zone));
  return days.filter((day) => day >= from && day <= to);
}

/** The weekday of a day: Monday is 1. */
export function weekdayOf(day: LocalDate): Weekday {
  // 1 January 1970 was a Thursday.
  return (((((dayNumber(day) + 3) % WEEK) + WEEK) % WEEK) + 1) as Weekday;
}

function firstOf(weekday: Weekday, from: LocalDate): LocalDate {
  return addDays(from, (weekday - weekdayOf(from) + WEEK) % WEEK);
}

function isNth(day: LocalDate, nth: Nth): boolean {
  const date = Number(day.slice(8));
  if (nth !== 'last') return Math.ceil(date / WEEK) === nth;
  return addDays(day, WEEK).slice(0, 7) !== day.slice(0, 7);
}
