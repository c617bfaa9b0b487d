import { expect, it } from 'vitest';
import { wantsLunarGuidance } from './lunar-guidance.ts';

it.each([
  [['connect with lunar cycles'], true],
  [['strengthen my intuition'], true],
  [['sleep by ten', 'Follow the MOON'], true],
  [['navigate menopause with grace'], true],
  [['reduce menstrual pain and symptoms'], false],
  [[], false],
])('%o: %s', (goals, wanted) => {
  expect(wantsLunarGuidance(goals)).toBe(wanted);
});
