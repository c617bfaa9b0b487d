import { addDays, dayInZone, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';

/** The 17 sacred goals of §3, verbatim. Their order is their number. */
export const GOALS = [
  'understand my sacred menstrual cycle',
  'reconnect with womb wisdom',
  'heal reproductive health imbalances',
  'embrace my feminine power',
  'balance hormones naturally',
  'reduce menstrual pain and symptoms',
  'restore cycle regularity',
  'navigate menopause with grace',
  'strengthen my intuition',
  'practice womb-centered self-care',
  'release reproductive trauma',
  'prepare for conception',
  'navigate fertility challenges',
  'connect with lunar cycles',
  'embrace my sacred sexuality',
  "honor my body's wisdom",
  'create healing rituals',
] as const;
export type Goal = (typeof GOALS)[number];

/** §9: sacred goals the member may choose at once. Decisions 2: custom goals beside them and the characters of each. */
export const MAX_GOALS = 3;
export const MAX_CUSTOM_GOALS = 5;
export const CUSTOM_GOAL_MAX = 80;
/** §4.10: days between two changes of goals. */
export const GOAL_UPDATE_DAYS = 7;

/** Decisions 10: not offered to teens. */
export const HIDDEN_FROM_TEENS: readonly Goal[] = [
  'embrace my sacred sexuality',
  'prepare for conception',
  'navigate fertility challenges',
  'release reproductive trauma',
];

/** The goals offered to an age band, in the order of §3. */
export function goalsForAgeGroup(ageGroup: 'teen' | 'adult'): readonly Goal[] {
  return ageGroup === 'adult' ? GOALS : GOALS.filter((goal) => !HIDDEN_FROM_TEENS.includes(goal));
}

const FERTILITY_GOALS: readonly Goal[] = ['prepare for conception', 'navigate fertility challenges'];

/**
 * The goals offered to the member now: those of the member's band; in a stage of life that hides fertility without the
 * goals that speak of it, but for those the member has (decisions 8).
 */
export function goalsOffered({
  ageGroup,
  withoutFertility,
  has,
}: {
  ageGroup: 'teen' | 'adult';
  withoutFertility: boolean;
  has: readonly string[];
}): readonly Goal[] {
  return goalsForAgeGroup(ageGroup).filter(
    (goal) => !withoutFertility || !FERTILITY_GOALS.includes(goal) || has.includes(goal),
  );
}

/** True for one of the 17, byte for byte. */
export function isGoal(text: string): text is Goal {
  return (GOALS as readonly string[]).includes(text);
}

/** True when a list holds 1 to 3 different goals that are all open to this band (§5, decisions 10). */
export function areGoalsFor(goals: readonly string[], ageGroup: 'teen' | 'adult'): boolean {
  const open: readonly string[] = goalsForAgeGroup(ageGroup);
  const different = new Set(goals).size === goals.length;
  return goals.length >= 1 && goals.length <= MAX_GOALS && different && goals.every((goal) => open.includes(goal));
}

/**
 * Whole days until goals may be changed again, 0 when they may: 7 calendar days in the member's zone after the last
 * change, at once when there was none (§4.10, decisions 3). `goalsLastUpdated` is an ISO instant, `today` the member's
 * calendar day.
 */
export function daysUntilGoalUpdate({
  goalsLastUpdated,
  today,
  timeZone,
}: {
  goalsLastUpdated: string | null;
  today: LocalDate;
  timeZone: string;
}): number {
  if (goalsLastUpdated === null) return 0;
  const since = daysBetween(dayInZone(new Date(goalsLastUpdated), timeZone), today);
  return Math.min(GOAL_UPDATE_DAYS, Math.max(0, GOAL_UPDATE_DAYS - since));
}

/** True when the member's goals may be changed today (§4.10). */
export function canUpdateGoals(last: { goalsLastUpdated: string | null; today: LocalDate; timeZone: string }): boolean {
  return daysUntilGoalUpdate(last) === 0;
}

/**
 * The first of the member's days on which the member's goals may be changed again after a change at an ISO instant
 * (§4.10).
 */
export function nextGoalUpdate({
  goalsLastUpdated,
  timeZone,
}: {
  goalsLastUpdated: string;
  timeZone: string;
}): LocalDate {
  return addDays(dayInZone(new Date(goalsLastUpdated), timeZone), GOAL_UPDATE_DAYS);
}

/** What the goals control says while it must wait: "Update in N days" (§4.10), and "1 day" for the last one. */
export function goalUpdateLabel(days: number): string {
  return days === 1 ? 'Update in 1 day' : `Update in ${days} days`;
}

/**
 * Which of the 12 pastels a goal's chip wears, 0 to 11: its number in §3 mod 12, and for the member's own goals the sum
 * of their codes mod 12.
 */
export function goalColour(goal: string): number {
  const number = (GOALS as readonly string[]).indexOf(goal);
  if (number >= 0) return number % 12;
  return Array.from(goal).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 12;
}
