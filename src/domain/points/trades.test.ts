import { expect, it } from 'vitest';
import { pointsToGo, TRADES } from './trades.ts';

it.each([
  [600, 214, 386],
  [200, 200, 0],
  [200, 201, 0],
  [200, 199, 1],
  [120, 0, 120],
])('a price of %i with %i points leaves %i to go', (price, balance, toGo) => {
  expect(pointsToGo(price, balance)).toBe(toGo);
});

it('the cheapest stands first', () => {
  const prices = TRADES.map(({ points }) => points);
  expect(prices).toEqual([...prices].toSorted((a, b) => a - b));
});
