import type { QuizMet } from './question-of-day.ts';

/**
 * How many answers lie together at most, and how many of them stay so when the older ones move to their years. More
 * than there are questions, since none comes again before as many days as questions fit a member.
 */
export const ANSWERS_TOGETHER = { most: 400, left: 300 } as const;

/** Answers that lie together, and those that moved out of them by year, oldest first. */
export type PartedAnswers = {
  readonly together: readonly QuizMet[];
  readonly years: ReadonlyMap<string, readonly QuizMet[]>;
};

/**
 * Parts the answers (oldest first) of a member once there are more than lie together: the oldest belong to the year of
 * their day.
 */
export function partAnswers(met: readonly QuizMet[]): PartedAnswers {
  const moves = met.length > ANSWERS_TOGETHER.most ? met.length - ANSWERS_TOGETHER.left : 0;
  return {
    together: met.slice(moves),
    years: Map.groupBy(met.slice(0, moves), ({ date }) => date.slice(0, 4)),
  };
}

/** Both in the order of their days; a day that is in both counts once, as the first has it. */
export function joinAnswers(older: readonly QuizMet[], newer: readonly QuizMet[]): QuizMet[] {
  const days = new Set(older.map(({ date }) => date));
  return [...older, ...newer.filter(({ date }) => !days.has(date))].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
