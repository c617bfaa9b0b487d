import { expect, test } from 'vitest';
import { isAway } from './away.ts';

test.each([
  [1, 59_999, false],
  [1, 60_000, true],
  [5, 299_999, false],
  [5, 300_000, true],
  [15, 899_999, false],
  [15, 900_000, true],
  [5, -1, true],
  [5, 0, false],
] as const)('with %i minutes, %i ms later: %s', (minutes, later, away) =>
  expect(isAway({ seenAt: 1_000_000, now: 1_000_000 + later, minutes })).toBe(away),
);
