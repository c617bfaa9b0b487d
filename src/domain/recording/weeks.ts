import { addDays, dayNumber, fromDayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import { toldCount } from './recording.ts';

/** How many weeks a teacher sees, this one with them. */
export const WEEKS = 12;

/** What was heard in a week that begins on this Monday, of all recordings of a teacher. */
export type WeekSum = {
  readonly week: LocalDate;
  readonly plays: number;
  readonly seconds: number;
  readonly finished: number;
  readonly kept: number;
  readonly thanks: number;
};
/** The same as it is told: null for a count below five. */
export type ToldWeek = {
  readonly week: LocalDate;
  readonly plays: number | null;
  readonly minutes: number | null;
  readonly finished: number | null;
  readonly kept: number | null;
  readonly thanks: number | null;
};

/** The Monday of an instant's week, in UTC. */
export function mondayOf(now: Date): LocalDate {
  const day = Math.floor(now.getTime() / 86_400_000);
  // Day 0 was a Thursday.
  return fromDayNumber(day - ((day + 3) % 7));
}

/** The Mondays that a teacher sees, the first first. */
export function weeksUntil(monday: LocalDate): readonly LocalDate[] {
  return Array.from({ length: WEEKS }, (_, index) => addDays(monday, 7 * (index - WEEKS + 1)));
}

/**
 * Twelve weeks as a teacher is told them, the first first; a week nobody listened in has a sum of nothing, which is
 * hidden as every small one. Minutes are hidden with the plays they come from.
 */
export function toldWeeks(sums: readonly WeekSum[], monday: LocalDate): readonly ToldWeek[] {
  const found = new Map(sums.map((sum) => [dayNumber(sum.week), sum]));
  return weeksUntil(monday).map((week) => {
    const { plays = 0, seconds = 0, finished = 0, kept = 0, thanks = 0 } = found.get(dayNumber(week)) ?? {};
    const told = toldCount(plays);
    return {
      week,
      plays: told,
      minutes: told === null ? null : Math.round(seconds / 60),
      finished: toldCount(finished),
      kept: toldCount(kept),
      thanks: toldCount(thanks),
    };
  });
}
