import { expect, it } from 'vitest';
import { isOpen } from './is-open.ts';

it.each([
  ['patterns', false],
  ['ovulation', false],
  ['full_report', false],
  ['one_page_report', true],
  ['cycle_history', true],
] as const)('%s in limited access: %s (decisions 9)', (feature, open) => {
  expect(isOpen(feature, 'limited')).toBe(open);
  expect(isOpen(feature, 'full')).toBe(true);
});
