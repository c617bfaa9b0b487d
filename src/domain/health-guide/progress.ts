import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { GUIDE } from './week.ts';

/** How many days a week of the guide takes: seven, or at half speed fourteen. */
export const PACES = [7, 14] as const;
export type Pace = (typeof PACES)[number];

/** One thing she did, and the day on which she said so. */
export type DoneThing = { readonly week: number; readonly n: number; readonly on: LocalDate };
/** What she wrote to the question of a week. */
export type Reflection = {
  readonly week: number;
  readonly text: string;
  readonly on: LocalDate;
  /** Whether it was put into the journal too. */ readonly isInJournal: boolean;
};
/**
 * All that is kept of a member's way through the guide. `run` counts beginnings, so that a late "begin anew" of another
 * device does not undo a newer one. Where she is follows from `week`, which began on `since`: nothing is ever missed,
 * and what was not done is written nowhere.
 */
export type GuideDocument = {
  readonly schemaVersion: 1;
  readonly run: number;
  readonly startedOn: LocalDate | null;
  readonly week: number;
  readonly since: LocalDate | null;
  readonly pace: Pace;
  readonly pausedOn: LocalDate | null;
  /** Whether she wants the plan as it is written. */ readonly isPlain: boolean;
  readonly done: readonly DoneThing[];
  readonly reflections: readonly Reflection[];
  /** Weeks that went by and that she let go. */ readonly letGo: readonly number[];
};
export const NOT_BEGUN: GuideDocument = {
  schemaVersion: 1,
  run: 0,
  startedOn: null,
  week: 1,
  since: null,
  pace: 7,
  pausedOn: null,
  isPlain: false,
  done: [],
  reflections: [],
  letGo: [],
};

/** Where she is: in a week, on one of its days (1 is the first), or past the twelfth. */
export type Where = {
  readonly week: number;
  readonly day: number;
  readonly weekBegan: LocalDate;
  readonly isPaused: boolean;
  readonly isOver: boolean;
};

/** Where she is on a day; null before she begins. Paused, she is where she paused. */
export function whereOn(document: GuideDocument, today: LocalDate): Where | null {
  const { since, week, pace, pausedOn } = document;
  if (since === null) return null;
  const at = pausedOn ?? today;
  const days = Math.max(0, daysBetween(since, at));
  const ahead = Math.floor(days / pace);
  const isOver = week + ahead > GUIDE.weeks;
  const now = Math.min(GUIDE.weeks, week + ahead);
  return {
    week: now,
    day: isOver ? pace : (days % pace) + 1,
    weekBegan: addDays(since, (now - week) * pace),
    isPaused: pausedOn !== null,
    isOver,
  };
}

/** The day that the n-th of the seven things is planned for; she may do it on any other. */
export function plannedDay(began: LocalDate, { n, pace }: { readonly n: number; readonly pace: Pace }): LocalDate {
  return addDays(began, (n - 1) * (pace / GUIDE.things));
}

/** A step she takes. `run` is the beginning it belongs to: 0 before the first. */
export type GuideStep =
  | { readonly do: 'begin'; readonly run: number }
  | { readonly do: 'pause' | 'go_on' }
  | { readonly do: 'pace'; readonly pace: Pace }
  | { readonly do: 'go_to'; readonly week: number }
  | { readonly do: 'let_go'; readonly week: number }
  | { readonly do: 'plain'; readonly isPlain: boolean };

/**
 * What is kept after a step on a day. Each may come late, twice, or from another device: taken again it changes
 * nothing. Before she begins, only beginning and the choice of the plain plan change anything.
 */
export function withStep(document: GuideDocument, step: GuideStep, today: LocalDate): GuideDocument {
  if (step.do === 'begin') return begun(document, step.run, today);
  if (step.do === 'plain') return document.isPlain === step.isPlain ? document : { ...document, isPlain: step.isPlain };
  const where = whereOn(document, today);
  if (!where || document.since === null) return document;
  switch (step.do) {
    case 'pause':
      return document.pausedOn === null ? { ...document, pausedOn: today } : document;
    case 'go_on':
      return goneOn(document, today);
    case 'pace':
      return paced(document, { where, pace: step.pace });
    case 'go_to':
      return step.week === where.week && !where.isOver
        ? document
        : { ...document, week: step.week, since: document.pausedOn ?? today, letGo: without(document, step.week) };
    case 'let_go':
      return document.letGo.includes(step.week)
        ? document
        : { ...document, letGo: [...document.letGo, step.week].toSorted((a, b) => a - b) };
  }
}

function begun(document: GuideDocument, run: number, today: LocalDate): GuideDocument {
  if (document.run !== run) return document;
  const { isPlain, pace } = document;
  return { ...NOT_BEGUN, isPlain, pace, run: run + 1, startedOn: today, since: today };
}

/** The days of the pause are as if they had not been. */
function goneOn(document: GuideDocument, today: LocalDate): GuideDocument {
  const { since, pausedOn } = document;
  if (pausedOn === null || since === null) return document;
  return { ...document, since: addDays(since, Math.max(0, daysBetween(pausedOn, today))), pausedOn: null };
}

/** At another pace the week she is in goes on from the same share of it. */
function paced(
  document: GuideDocument,
  { where, pace }: { readonly where: Where; readonly pace: Pace },
): GuideDocument {
  if (document.pace === pace) return document;
  const lived = Math.floor(((where.day - 1) * pace) / document.pace);
  const at = addDays(where.weekBegan, where.day - 1);
  if (where.isOver) return { ...document, pace };
  return { ...document, pace, week: where.week, since: addDays(at, -lived) };
}

function without({ letGo }: GuideDocument, week: number): number[] {
  return letGo.filter((one) => one !== week);
}

/** Says that a thing was done. The first day stays, however often it is said. */
export function withDone(document: GuideDocument, { week, n, on }: DoneThing): GuideDocument {
  if (document.done.some((one) => one.week === week && one.n === n)) return document;
  return { ...document, done: [...document.done, { week, n, on }], letGo: without(document, week) };
}

/** The same thing not done after all. */
export function withoutDone(document: GuideDocument, { week, n }: Pick<DoneThing, 'week' | 'n'>): GuideDocument {
  const done = document.done.filter((one) => one.week !== week || one.n !== n);
  return done.length === document.done.length ? document : { ...document, done };
}

/** What she wrote to the question of a week; empty words take it away. */
export function withReflection(document: GuideDocument, reflection: Reflection): GuideDocument {
  const before = document.reflections.find(({ week }) => week === reflection.week);
  const text = reflection.text.trim();
  if ((before?.text ?? '') === text && (before?.isInJournal ?? false) === reflection.isInJournal) return document;
  const others = document.reflections.filter((one) => one !== before);
  return { ...document, reflections: text === '' ? others : [...others, { ...reflection, text }] };
}

/** Whether a week counts: one thing done is enough, and so are words to its question. */
export function isWeekDone({ done, reflections }: GuideDocument, week: number): boolean {
  return done.some((one) => one.week === week) || reflections.some((one) => one.week === week);
}

/** The week before hers that she may go back to or let go; null where there is none. */
export function weekToCatchUp(document: GuideDocument, where: Where): number | null {
  const before = where.isOver ? GUIDE.weeks : where.week - 1;
  return before < 1 || isWeekDone(document, before) || document.letGo.includes(before) ? null : before;
}

/** The week whose part still waits today; null before a beginning, while she pauses, at the end, and once she did one today. */
export function weekThatWaits(document: GuideDocument, today: LocalDate): number | null {
  const where = whereOn(document, today);
  if (!where || where.isPaused || where.isOver || document.done.some(({ on }) => on === today)) return null;
  return where.week;
}
