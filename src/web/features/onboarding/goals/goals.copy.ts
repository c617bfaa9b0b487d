import { CUSTOM_GOAL_MAX, MAX_CUSTOM_GOALS } from '#domain/goals/goals.ts';
import type { OwnGoalProblem } from '#domain/goals/own-goals.ts';

/** Words of /onboarding, where goals are set and changed (§4.10, decisions 19). */
export const goalsCopy = {
  kicker: 'Your goals',
  first: {
    heading: 'What matters to you right now?',
    lead: 'Choose up to three of these, and add up to five of your own.',
  },
  change: {
    heading: 'What matters to you right now?',
    lead: 'Keep what still fits and let go of the rest. After a change you can update them again in seven days.',
  },
  own: {
    legend: 'In your own words',
    hint: `Up to ${MAX_CUSTOM_GOALS}, saved as you write them. Other members never see them.`,
    label: 'A goal of your own',
    add: 'Add',
    remove: (goal: string) => `Remove ${goal}`,
    count: (count: number) => `${count} of ${MAX_CUSTOM_GOALS} in your own words`,
    added: (goal: string) => `Added: ${goal}`,
    removed: (goal: string) => `Removed: ${goal}`,
    problems: {
      blank: 'Please write a few words first.',
      long: `Up to ${CUSTOM_GOAL_MAX} characters fit. Can you make it shorter?`,
      twice: 'You already have this one.',
      full: `${MAX_CUSTOM_GOALS} fit at once. Remove one to make room.`,
    } satisfies Record<OwnGoalProblem, string>,
  },
  save: 'Save my goals',
  home: 'Go home',
  failed: 'We couldn’t save your goals. Your choices are still here. Check your connection, then save again.',
  locked: 'You changed your goals on another device in the meantime. We kept those, so nothing was overwritten.',
  saved: 'Your goals are saved',
  savedFrom: (day: string) => `You can change them again from ${day}.`,
  savedText: 'Your home follows them now.',
  unchanged: 'Nothing has changed',
  unchangedText: 'Your goals are the same, and you can still change them today.',
  resting: {
    heading: 'Your goals for now',
    lead: (day: string) =>
      `You can change them from ${day}. A week is long enough to notice something, and short enough to change your mind.`,
  },
} as const;
