import { describe, expect, test } from 'vitest';
import { areOwnGoals, namesHiddenGoal, ownGoalProblem } from './own-goals.ts';

describe('decisions 2: at most 5 goals of her own, of 80 characters', () => {
  test.each([
    [[], 'sleep by ten', null],
    [[], '   ', 'blank'],
    [[], '', 'blank'],
    [[], 'x'.repeat(80), null],
    [[], 'x'.repeat(81), 'long'],
    [['sleep by ten'], 'sleep by ten', 'twice'],
    [['sleep by ten'], 'Sleep by ten', null],
    [['a', 'b', 'c', 'd'], 'e', null],
    [['a', 'b', 'c', 'd', 'e'], 'f', 'full'],
    [[], "'; DROP TABLE goals; --", null],
    [[], ' <b>\u202e לילה 🌘 ', null],
  ] as const)('beside %j, %j: %s', (goals, text, problem) => {
    expect(ownGoalProblem(goals, text)).toBe(problem);
  });

  test('a list holds when each could be added in its turn', () => {
    expect(areOwnGoals([])).toBe(true);
    expect(areOwnGoals(['a', 'b', 'c', 'd', 'e'])).toBe(true);
    expect(areOwnGoals(['a', 'a'])).toBe(false);
    expect(areOwnGoals(['a', ' '])).toBe(false);
  });
});

test.each([
  ['prepare for conception', true],
  [' Embrace My Sacred Sexuality ', true],
  ['prepare for my exams', false],
])('decisions 10: %j names a goal hidden from teens: %s', (goal, named) => {
  expect(namesHiddenGoal(['sleep', goal])).toBe(named);
});
