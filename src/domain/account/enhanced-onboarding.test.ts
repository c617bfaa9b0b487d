import { describe, expect, test } from 'vitest';
import {
  ENHANCED_STEPS,
  enhancedPath,
  joinProgress,
  nextEnhancedStep,
  NOT_BEGUN,
  type EnhancedKnown,
} from './enhanced-onboarding.ts';

const NEW: EnhancedKnown = {
  goalsOpen: true,
  hasOwnGoals: false,
  stageChosen: false,
  countsPeriods: true,
  startsKnown: 0,
  mayBeReminded: true,
  remindersChosen: false,
  theme: 'system',
};
const path = (changes: Partial<EnhancedKnown>, settled: readonly (typeof ENHANCED_STEPS)[number][] = []) =>
  enhancedPath({ ...NEW, ...changes }, { settled, finished: false });

describe('decisions 19: nothing is asked that is known', () => {
  test.each([
    ['nothing known', {}, ['goals', 'stage', 'periods', 'reminders', 'theme']],
    ['own goals', { hasOwnGoals: true }, ['stage', 'periods', 'reminders', 'theme']],
    ['goals that rest', { goalsOpen: false }, ['stage', 'periods', 'reminders', 'theme']],
    ['a stage chosen by hand', { stageChosen: true }, ['goals', 'periods', 'reminders', 'theme']],
    ['a stage without periods', { countsPeriods: false }, ['goals', 'stage', 'reminders', 'theme']],
    ['two first days', { startsKnown: 2 }, ['goals', 'stage', 'periods', 'reminders', 'theme']],
    ['three first days', { startsKnown: 3 }, ['goals', 'stage', 'reminders', 'theme']],
    ['a reminder switched on', { remindersChosen: true }, ['goals', 'stage', 'periods', 'theme']],
    ['a teen, whom nothing nudges', { mayBeReminded: false }, ['goals', 'stage', 'periods', 'theme']],
    ['a light chosen', { theme: 'dark' }, ['goals', 'stage', 'periods', 'reminders']],
    ['all of it', { hasOwnGoals: true, stageChosen: true, startsKnown: 9, remindersChosen: true, theme: 'light' }, []],
  ] as const)('%s', (_what, known, steps) => {
    expect(path(known)).toEqual(steps);
  });

  test('what she answered on the way keeps its dot', () => {
    expect(path({ hasOwnGoals: true, theme: 'dark' }, ['goals'])).toEqual(['goals', 'stage', 'periods', 'reminders']);
  });

  test('reminders keep no dot where nothing may remind her', () => {
    expect(path({ mayBeReminded: false }, ['reminders'])).not.toContain('reminders');
  });
});

test('she goes on where she left, and at the end nothing is left', () => {
  const next = (settled: readonly (typeof ENHANCED_STEPS)[number][]) =>
    nextEnhancedStep(ENHANCED_STEPS, { settled, finished: false });
  expect(next([])).toBe('goals');
  expect(next(['goals', 'periods'])).toBe('stage');
  expect(next(ENHANCED_STEPS)).toBeNull();
  expect(nextEnhancedStep([], NOT_BEGUN)).toBeNull();
});

test('two devices add up, in any order and as often as they tell it', () => {
  const phone = joinProgress(NOT_BEGUN, { settled: ['stage'] });
  expect(joinProgress(phone, { settled: ['goals', 'stage'] })).toEqual({
    settled: ['goals', 'stage'],
    finished: false,
  });
  expect(joinProgress(phone, { finished: true })).toEqual({ settled: ['stage'], finished: true });
  expect(joinProgress({ settled: [], finished: true }, { settled: ['theme'] })).toEqual({
    settled: ['theme'],
    finished: true,
  });
});
