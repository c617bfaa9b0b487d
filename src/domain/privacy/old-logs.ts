import type { LocalDate } from '#domain/calendar/local-date.ts';
import { addDays, parseLocalDate } from '#domain/calendar/local-date.ts';
import { deletionDue } from './deletion.ts';
import type { Cycle, CycleEdits, EditLists, EditTrace } from '#domain/cycle/cycle-view.ts';

/** After how many years the member's logs may go by themselves. */
export const OLD_LOG_YEARS = [1, 2, 3, 5, 10] as const;
export type OldLogYears = (typeof OLD_LOG_YEARS)[number];

/** After how many years they go now, null for never; and what she chose that waits for its day. */
export type OldLogsChoice = {
  readonly years: OldLogYears | null;
  readonly plan: { readonly years: OldLogYears; readonly dueAt: Date } | null;
};

/**
 * What holds once the member has chosen so many years. Deleting more than now waits seven days; a plan that deletes no
 * more than the one before it keeps that one's day. Deleting less, or the same, holds at once and ends a plan.
 */
export function withOldLogs(
  { years: now, plan }: OldLogsChoice,
  chosen: { readonly years: OldLogYears; readonly now: Date },
): OldLogsChoice {
  const { years } = chosen;
  if (now !== null && years >= now) return { years, plan: null };
  const dueAt = plan && years >= plan.years ? plan.dueAt : deletionDue(chosen.now, 'later');
  return { years: now, plan: { years, dueAt } };
}

/** What goes, by kind, with the oldest and the newest day of it; both are null when nothing does. */
export type OldKind = 'day_logs' | 'ratings' | 'cycles' | 'forecasts' | 'kept_records';
export type Going = {
  readonly kind: OldKind;
  readonly count: number;
  readonly oldest: LocalDate | null;
  readonly newest: LocalDate | null;
};

/**
 * The first day that stays: what lies before it goes. The same day so many years ago (of 29 February the 28th, where
 * that year has none); a period that lasts into it stays whole, since half a period would begin a cycle on a day on
 * which none began.
 */
export function firstKeptDay(
  today: LocalDate,
  { years, cycles }: { readonly years: number; readonly cycles: readonly Pick<Cycle, 'startDate' | 'periodEnd'>[] },
): LocalDate {
  const day = yearsBefore(today, years);
  return cycles.find(({ startDate, periodEnd }) => startDate < day && periodEnd >= day)?.startDate ?? day;
}

function yearsBefore(today: LocalDate, years: number): LocalDate {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  return parseLocalDate(`${year}${today.slice(4)}`) ?? addDays(parseLocalDate(`${year}-03-01`) ?? today, -1);
}

/** What of one kind goes: how many, from when to when. */
export function goingOf(kind: OldKind, days: readonly LocalDate[]): Going {
  const [oldest = null, ...rest] = days.toSorted();
  return { kind, count: days.length, oldest, newest: rest.at(-1) ?? oldest };
}

/** The member's changes by hand without those that speak of days before `first`. */
export function editsFrom(edits: CycleEdits, first: LocalDate): CycleEdits {
  return {
    ...listsFrom(edits, first),
    ...(edits.oneCycle && { oneCycle: edits.oneCycle.filter((day) => day >= first) }),
    ...(edits.traces && { traces: edits.traces.filter((trace) => isFrom(trace, first)) }),
  };
}

function listsFrom({ joined, split, notPeriod, excluded }: EditLists, first: LocalDate): EditLists {
  const stays = (day: LocalDate) => day >= first;
  return {
    joined: joined.filter(stays),
    split: split.filter(stays),
    notPeriod: notPeriod.filter(stays),
    excluded: excluded.filter(({ startDate }) => stays(startDate)),
  };
}

// A trace tells of days in several places: it stays only where none of them is old.
function isFrom({ startDate, to, gone, added, days }: EditTrace, first: LocalDate): boolean {
  const lists = [gone, added].flatMap(({ joined, split, notPeriod, excluded }) => [
    ...joined,
    ...split,
    ...notPeriod,
    ...excluded.map((one) => one.startDate),
  ]);
  return [startDate, ...(to === null ? [] : [to]), ...lists, ...days.map(({ date }) => date)].every(
    (day) => day >= first,
  );
}
