import { expect, test } from 'vitest';
import { restAfter } from './backoff.ts';

test.each([
  [1, 1, 0, 2_000],
  [1, 0, 0, 1_000],
  [2, 1, 0, 4_000],
  [8, 1, 0, 256_000],
  [9, 1, 0, 300_000],
  [900, 1, 0, 300_000],
  [1, 1, 40, 40_000],
  [9, 1, 40, 300_000],
])('after %i troubles, chance %d, asked for %i s: %i ms', (troubles, chance, after, ms) =>
  expect(restAfter(troubles, { after, chance })).toBe(ms),
);
