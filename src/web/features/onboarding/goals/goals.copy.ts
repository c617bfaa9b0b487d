import { CUSTOM_GOAL_MAX, MAX_CUSTOM_GOALS } from '#domain/goals/goals.ts';
import type { OwnGoalProblem } from '#domain/goals/own-goals.ts';

/** Words of /onboarding, where goals are set and changed (§4.10, decisions 19). */
export const goalsCopy = {
  kicker: "What you're tending",
  first: {
    heading: 'What would you like to tend?',
    lead: 'One, two or three of these, and as many of your own as you like up to five.',
  },
  change: {
    heading: 'What do you tend?',
    lead: 'Keep what still fits, put down what does not. After a change they rest for seven days, so that each gets a fair try.',
  },
  own: {
    legend: 'In your own words',
    hint: `Up to ${MAX_CUSTOM_GOALS}, saved as you write them. Other members never see them.`,
    label: 'A goal of your own',
    add: 'Add',
    remove: (goal: string) => `Remove: ${goal}`,
    count: (count: number) => `${count} of ${MAX_CUSTOM_GOALS} in your own words`,
    added: (goal: string) => `Added: ${goal}`,
    removed: (goal: string) => `Removed: ${goal}`,
    problems: {
      blank: 'Please write a few words first.',
      long: `Up to ${CUSTOM_GOAL_MAX} characters fit. Can it be said shorter?`,
      twice: 'This one stands there already.',
      full: `${MAX_CUSTOM_GOALS} fit at once. Remove one to make room.`,
    } satisfies Record<OwnGoalProblem, string>,
  },
  save: 'Save my goals',
  home: 'Back home',
  failed: 'Your goals were not saved. What you chose is still here: check your connection, then save again.',
  locked: 'They were changed on another device in the meantime, so they rest now. Nothing was overwritten.',
  saved: 'Your goals are kept',
  savedFrom: (day: string) => `You can change them again from ${day}.`,
  savedText: 'Your home follows them now.',
  unchanged: 'Nothing has changed',
  unchangedText: 'Your goals stay as they were, and you can still change them today.',
  resting: {
    heading: 'These are yours for now',
    lead: (day: string) =>
      `You can change them from ${day}. A week is long enough to notice something, and short enough to change your mind.`,
  },
} as const;
