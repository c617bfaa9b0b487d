import { CUSTOM_GOAL_MAX, HIDDEN_FROM_TEENS, MAX_CUSTOM_GOALS } from './goals.ts';

/**
 * Why words do not become a goal of the member's own: nothing stands there, it is too long, it stands there already, or
 * five do.
 */
export type OwnGoalProblem = 'blank' | 'long' | 'twice' | 'full';

/**
 * Why `text` cannot stand beside the member's own goals, or null when it can. The member's words are judged and kept as
 * the member wrote them (decisions 2).
 */
export function ownGoalProblem(goals: readonly string[], text: string): OwnGoalProblem | null {
  if (text.trim() === '') return 'blank';
  if (text.length > CUSTOM_GOAL_MAX) return 'long';
  if (goals.includes(text)) return 'twice';
  return goals.length >= MAX_CUSTOM_GOALS ? 'full' : null;
}

/** True when each of the goals could have been added in its turn. */
export function areOwnGoals(goals: readonly string[]): boolean {
  return goals.every((goal, at) => ownGoalProblem(goals.slice(0, at), goal) === null);
}

/**
 * True when one of the member's own goals is, in any case of letters, a goal that is not offered to teens (decisions
 * 10).
 */
export function namesHiddenGoal(goals: readonly string[]): boolean {
  const hidden: readonly string[] = HIDDEN_FROM_TEENS;
  return goals.some((goal) => hidden.includes(goal.trim().toLowerCase()));
}
