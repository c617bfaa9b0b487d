import { addDays, type LocalDate } from '../calendar/local-date.ts';
import { monthsBefore } from '../insight/span.ts';

/**
 * security.md 6: an account nobody uses goes after 24 months. The emails come 60 days and 14 days before; neither
 * notice is ever shorter.
 */
export const INACTIVITY = { months: 24, firstDays: 60, lastDays: 14 } as const;
/** How long an address may wait to be verified, in days. */
export const UNVERIFIED_DAYS = 7;

/** What was seen and said: days in UTC; an email counts when it was sent after the member was last here. */
export type Unused = {
  readonly seenOn: LocalDate;
  readonly firstOn: LocalDate | null;
  readonly lastOn: LocalDate | null;
};
export type InactivityStep = 'none' | 'first' | 'last' | 'erase';

/**
 * The day on or before which the member must have been here last for anything to be due today: the earliest of all
 * steps.
 */
export function unusedSince(today: LocalDate): LocalDate {
  return monthsBefore(addDays(today, INACTIVITY.firstDays), INACTIVITY.months);
}

/**
 * What is due today for an account: the first email, the last one, or its end. Each waits for the one before: where
 * emails went out late, because nothing ran, the rest comes later by as much. Signing in at any time makes it nothing.
 */
export function inactivityStep({ seenOn, firstOn, lastOn }: Unused, today: LocalDate): InactivityStep {
  const goesWithin = (days: number): boolean => seenOn <= monthsBefore(addDays(today, days), INACTIVITY.months);
  const waited = (since: LocalDate, days: number): boolean => addDays(since, days) <= today;
  const first = firstOn && firstOn > seenOn ? firstOn : null;
  const last = first && lastOn && lastOn >= first ? lastOn : null;
  if (!first) return goesWithin(INACTIVITY.firstDays) ? 'first' : 'none';
  if (!last)
    return goesWithin(INACTIVITY.lastDays) && waited(first, INACTIVITY.firstDays - INACTIVITY.lastDays)
      ? 'last'
      : 'none';
  return goesWithin(0) && waited(last, INACTIVITY.lastDays) ? 'erase' : 'none';
}
