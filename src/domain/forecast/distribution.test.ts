import { expect, it } from 'vitest';
import { likeliestRun, medianLength, modeLength, shortestRange } from './distribution.ts';

const distribution = { from: 20, chances: [0.05, 0.1, 0.4, 0.3, 0.1, 0.05] };

it.each([
  [0.4, 22, 22],
  [0.7, 22, 23],
  [0.8, 21, 23],
  [0.9, 21, 24],
  [1, 20, 25],
])('the shortest range with %f of the probability', (share, low, high) => {
  // Sums of tenths fall short of themselves by a rounding error.
  expect(shortestRange(distribution, share - 1e-9)).toEqual({ low, high });
});

it('the median is the first day with half before or on it, the mode the likeliest, the run the heaviest', () => {
  expect(medianLength(distribution)).toBe(22);
  expect(modeLength(distribution)).toBe(22);
  expect(likeliestRun(distribution, 2)).toEqual({ low: 22, high: 23 });
  expect(likeliestRun(distribution, 99)).toEqual({ low: 20, high: 25 });
});
