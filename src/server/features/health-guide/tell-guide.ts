import type {
  GuideKeepsake,
  GuideProgress,
  GuideReply,
  GuideThingTold,
} from '#contract/health-guide/health-guide.schemas.ts';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { thingFor } from '#domain/health-guide/bend.ts';
import { plannedDay, weekToCatchUp, whereOn, type GuideDocument } from '#domain/health-guide/progress.ts';
import { GUIDE } from '#domain/health-guide/week.ts';
import { isOpen, type AccessLevel } from '#domain/membership/is-open.ts';
import type { GuideWeek } from './content/read-weeks.ts';
import { windowOf } from './guide.ts';
import type { HerDays } from './her-days.ts';

/** What is told of a member's way: where she is today, what she did, what she wrote. */
export function progressOf(document: GuideDocument, today: LocalDate): GuideProgress {
  const where = whereOn(document, today);
  const { run, startedOn, pace, isPlain, done, reflections } = document;
  return {
    ...{ run, startedOn, pace, isPlain, where, done, reflections },
    catchUp: where ? weekToCatchUp(document, where) : null,
  };
}

/** Whether a week opens for the member: the first one does for everybody. */
export function isWeekOpen({ free }: GuideWeek, access: AccessLevel): boolean {
  return free || isOpen('health_guide', access);
}

/** The first day of a week as the guide stands now; null before a beginning and for weeks that are behind her. */
function firstDay(document: GuideDocument, week: number, today: LocalDate): LocalDate | null {
  const where = whereOn(document, today);
  if (!where || week < where.week || where.isOver) return null;
  const shift = document.pausedOn === null ? 0 : days(document.pausedOn, today);
  return addDays(where.weekBegan, (week - where.week) * document.pace + shift);
}

function days(from: LocalDate, to: LocalDate): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
}

/** The things of a week for the member, each on the day it is planned for; what lies behind today bends to today. */
export function thingsOf(week: GuideWeek, { document, her }: { document: GuideDocument; her: HerDays }) {
  const { today } = her;
  const began = firstDay(document, week.week, today);
  const isHers = whereOn(document, today)?.week === week.week;
  return week.things.flatMap((thing): GuideThingTold[] => {
    const on = began && plannedDay(began, { n: thing.n, pace: document.pace });
    const isNow = isHers && (on === null || on <= today);
    const told = thingFor(thing, her.on(on === null || on < today ? today : on, isNow));
    return told ? [{ n: thing.n, title: thing.title, on, usual: thing.minutes.usual, ...told }] : [];
  });
}

/** The overview: the weeks, the phases expected along the way, and today's part. */
export function guideReplyOf(
  weeks: readonly GuideWeek[],
  { document, her, access }: { document: GuideDocument; her: HerDays; access: AccessLevel },
): GuideReply {
  const { today } = her;
  const spans = tideOf(her, { from: today, length: lengthFrom(document, today) });
  return {
    weeks: weeks.map((week) => {
      const from = firstDay(document, week.week, today);
      const to = from && addDays(from, document.pace - 1);
      const phases = spans.filter((span) => from && to && span.from <= to && span.to >= from).map(({ phase }) => phase);
      return {
        ...{ week: week.week, title: week.title, kicker: week.kicker, lead: week.lead, window: windowOf(week) },
        ...{ isOpen: isWeekOpen(week, access), isFree: week.free, from, phases: [...new Set(phases)] },
      };
    }),
    progress: progressOf(document, today),
    tide: spans,
    today: todayOf(weeks, { document, her, access }),
  };
}

/** How many days of the guide are still to come, today among them. */
function lengthFrom(document: GuideDocument, today: LocalDate): number {
  const where = whereOn(document, today);
  if (!where) return GUIDE.weeks * document.pace;
  if (where.isOver) return 0;
  return (GUIDE.weeks - where.week + 1) * document.pace - where.day + 1;
}

function tideOf(her: HerDays, { from, length }: { from: LocalDate; length: number }): GuideReply['tide'] {
  const tide: {
    from: LocalDate;
    to: LocalDate;
    phase: NonNullable<ReturnType<HerDays['phaseOn']>>['phase'];
    isExpected: boolean;
  }[] = [];
  for (let day = 0; day < length; day += 1) {
    const date = addDays(from, day);
    const at = her.phaseOn(date);
    if (!at) return [];
    const last = tide.at(-1);
    if (last?.phase === at.phase && last.isExpected === at.isExpected) last.to = date;
    else tide.push({ from: date, to: date, ...at });
  }
  return tide;
}

/** Today's part: the thing of this day, else the next one that waits; null while she pauses and where nothing is open. */
function todayOf(
  weeks: readonly GuideWeek[],
  { document, her, access }: { document: GuideDocument; her: HerDays; access: AccessLevel },
): GuideReply['today'] {
  const where = whereOn(document, her.today);
  const week = weeks.find((one) => one.week === where?.week);
  if (!where || !week || where.isPaused || where.isOver || !isWeekOpen(week, access)) return null;
  const isDone = (n: number) => document.done.some((one) => one.week === week.week && one.n === n);
  const things = thingsOf(week, { document, her });
  const due = things.findLast(({ on }) => on !== null && on <= her.today);
  const thing = due && !isDone(due.n) ? due : (things.find(({ n }) => !isDone(n)) ?? due);
  return thing ? { week: week.week, thing: { ...thing, isDone: isDone(thing.n) } } : null;
}

/** What she did and wrote, week by week; weeks with neither are left out. What was done is hers, also of closed weeks. */
export function keepsakeOf(
  weeks: readonly GuideWeek[],
  { startedOn, done, reflections }: GuideDocument,
): GuideKeepsake {
  return {
    startedOn,
    weeks: weeks.flatMap(({ week, title, milestone_line: milestone, things, reflection }) => {
      const did = things.filter(({ n }) => done.some((one) => one.week === week && one.n === n));
      const words = reflections.find((one) => one.week === week)?.text ?? null;
      if (did.length === 0 && words === null) return [];
      return [{ week, title, milestone, did: did.map((thing) => thing.title), prompt: reflection.prompt, words }];
    }),
  };
}
