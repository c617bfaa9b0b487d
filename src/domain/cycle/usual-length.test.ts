import { expect, it } from 'vitest';
import { usualLength } from './usual-length.ts';

it.each([
  ['none below three', [28, 30], null],
  ['the median from three on', [27, 40, 28], 28],
  ['the middle two, rounded half up', [27, 28, 29, 30], 29],
  ['of the last twelve alone', [...Array.from({ length: 20 }, () => 50), ...Array.from({ length: 12 }, () => 29)], 29],
] as const)('%s', (_what, lengths, usual) => {
  expect(usualLength(lengths)).toBe(usual);
});
