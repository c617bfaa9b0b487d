import { useState } from 'react';
import { ownGoalProblem, type OwnGoalProblem } from '#domain/goals/own-goals.ts';
import { goalsCopy } from './goals.copy.ts';

export type OwnGoalsState = ReturnType<typeof useOwnGoals>;

/** The member's own goals while the member writes them, kept letter for letter. */
export function useOwnGoals(kept: readonly string[]) {
  const [goals, setGoals] = useState(kept);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<OwnGoalProblem | null>(null);
  const [said, say] = useState('');
  const add = () => {
    const found = ownGoalProblem(goals, text);
    setProblem(found);
    if (found) return;
    setGoals([...goals, text]);
    setText('');
    say(goalsCopy.own.added(text));
  };
  const remove = (goal: string) => {
    setGoals(goals.filter((other) => other !== goal));
    setProblem(null);
    say(goalsCopy.own.removed(goal));
  };
  const type = (next: string) => {
    setText(next);
    setProblem(null);
  };
  /** All of them, with what still stands in the field; null, and told beside it, where that cannot be taken. */
  const whole = (): readonly string[] | null => {
    if (text.trim() === '' || goals.includes(text)) return goals;
    const found = ownGoalProblem(goals, text);
    setProblem(found);
    return found ? null : [...goals, text];
  };
  return { goals, text, type, problem, said, add, remove, whole };
}
