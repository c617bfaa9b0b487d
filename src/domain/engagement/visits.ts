import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';

/**
 * What is kept of the member's visits: the award day and instant (ISO) of the last one, on how many days in a row the
 * member has come up to it, how many days the member had been away before that day (null when the member was never here
 * before), and the day on which the member was last welcomed back.
 */
export type Visits = {
  readonly lastDay: LocalDate;
  readonly lastAt: string;
  readonly inARow: number;
  readonly away: number | null;
  readonly welcomedOn: LocalDate | null;
};
type Load = { readonly day: LocalDate; readonly now: Date };

const DAY = 86_400_000;
/** A day on which clocks change may be this much shorter. */
const CLOCK_CHANGE = 2 * 3_600_000;

/**
 * Whole days from the last visit to this one, as the member's calendar counts them (§4.9): a night away is one. Never
 * more than have begun meanwhile, so that a flight over the date line earns no day.
 */
export function daysAway({ lastDay, lastAt }: Pick<Visits, 'lastDay' | 'lastAt'>, { day, now }: Load): number {
  const begun = Math.floor((now.getTime() - Date.parse(lastAt) + CLOCK_CHANGE) / DAY) + 1;
  return Math.max(0, Math.min(daysBetween(lastDay, day), begun));
}

/**
 * The member's visits after one more load of a page, on the member's award day. What was the return of a day stays it
 * until a later day.
 */
export function withVisit(before: Visits | null, load: Load): Visits {
  const lastAt = load.now.toISOString();
  if (!before) return { lastDay: load.day, lastAt, inARow: 1, away: null, welcomedOn: null };
  if (load.day <= before.lastDay) return { ...before, lastAt };
  const inARow = daysBetween(before.lastDay, load.day) === 1 ? before.inARow + 1 : 1;
  return { ...before, lastDay: load.day, lastAt, inARow, away: daysAway(before, load) };
}

/**
 * Whether the welcome-back dialog is due (§4.9): the last visit was a day ago or more, or there was none; once a day.
 */
export function isWelcomeDue({ lastDay, welcomedOn }: Visits): boolean {
  return welcomedOn === null || welcomedOn < lastDay;
}

/**
 * On how many days in a row the member has come, counted to today or yesterday; 0 when that is longer ago (§3 User
 * engagement).
 */
export function daysInARow(visits: Visits | null, day: LocalDate): number {
  return visits && daysBetween(visits.lastDay, day) <= 1 ? visits.inARow : 0;
}
