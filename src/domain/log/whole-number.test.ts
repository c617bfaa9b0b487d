import { expect, test } from 'vitest';
import { readWhole } from './whole-number.ts';

test.each([
  ['8', 8],
  [' 12 ', 12],
  ['0', 0],
  ['-1', 'out_of_range'],
  ['21', 'out_of_range'],
  ['20', 20],
  ['8.5', 'unreadable'],
  ['eight', 'unreadable'],
  ['  ', 'empty'],
] as const)('"%s" between 0 and 20', (text, read) => {
  expect(readWhole(text, { min: 0, max: 20 })).toBe(read);
});
