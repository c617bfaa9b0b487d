import { isGoal, type Goal } from './goals.ts';
import { CUSTOM_INTENTIONS } from './guidance/custom-goals.ts';
import { cycleAndBody } from './guidance/cycle-and-body.ts';
import { innerLife } from './guidance/inner-life.ts';
import { to, type GoalGuidance, type IntentionLink } from './guidance/goal-guidance.ts';

/** The intention of each of the 17 sacred goals. */
export const SACRED_INTENTIONS: Readonly<Record<Goal, GoalGuidance>> = { ...cycleAndBody, ...innerLife };

/** §2.4: goals that get a recommendation card. */
export const MAX_RECOMMENDATIONS = 3;

/** Closed cycles after which a promise about the first three is kept. */
const KNOWN_AFTER = 3;

const GENERAL: GoalGuidance = {
  headline: 'Two lights to live by.',
  subText: 'The moon outside, the fire within. Start with how today feels.',
  affirmation: 'I begin where I am.',
  links: [to.tracker('Log today'), to.journal('Write a line about it')],
};

/**
 * The intention of a goal: a sacred goal's own, or the first of the ten that a custom goal names in any case. Null when
 * none fits.
 */
export function intentionFor(goal: string): GoalGuidance | null {
  if (isGoal(goal)) return SACRED_INTENTIONS[goal];
  const text = goal.toLowerCase();
  return CUSTOM_INTENTIONS.find((intention) => intention.words.some((word) => text.includes(word))) ?? null;
}

/**
 * Headline and sub-text of the home page from the member's sacred and custom goals together: those of the first custom
 * goal we have words for, since the member said it in the member's own, else of the first sacred goal (§2.4).
 * `cyclesClosed` is null where no cycle is counted.
 */
export function homeHeadline({
  sacredGoals,
  customGoals,
  cyclesClosed = 0,
}: {
  sacredGoals: readonly string[];
  customGoals: readonly string[];
  cyclesClosed?: number | null;
}): { headline: string; subText: string } {
  const known = [...customGoals, ...sacredGoals].map(intentionFor).find((intention) => intention !== null);
  const { headline, subText, laterText = subText, uncountedText = subText } = known ?? GENERAL;
  if (cyclesClosed === null) return { headline, subText: uncountedText };
  return { headline, subText: cyclesClosed < KNOWN_AFTER ? subText : laterText };
}

/** A recommendation card of §2.4: the goal as the member chose it, an affirmation, and links to pages that exist. */
export type Recommendation = {
  readonly goal: string;
  readonly affirmation: string;
  readonly links: readonly IntentionLink[];
};

/**
 * Cards for the first 3 of the member's goals, sacred before custom. `exists` says which paths have a page, so that no
 * link leads nowhere.
 */
export function recommendations(goals: readonly string[], exists: (path: string) => boolean): Recommendation[] {
  return goals.slice(0, MAX_RECOMMENDATIONS).map((goal) => {
    const { affirmation, links } = intentionFor(goal) ?? GENERAL;
    return { goal, affirmation, links: links.filter((link) => exists(link.path.split('?')[0] as string)) };
  });
}
