import { expect, it } from 'vitest';
import { isOpen } from './is-open.ts';

it.each([
  ['patterns', false],
  ['ovulation', false],
  ['full_report', false],
  ['more_sounds', false],
  ['courses', false],
  ['one_page_report', true],
  ['cycle_history', true],
  ['meditations', false],
  ['yearly_meditations', false],
  ['wisdom', false],
  ['yearly_wisdom', false],
  ['health_guide', false],
] as const)('%s in limited access: %s (decisions 9)', (feature, open) => {
  expect(isOpen(feature, 'limited')).toBe(open);
  expect(isOpen(feature, 'full')).toBe(true);
});
