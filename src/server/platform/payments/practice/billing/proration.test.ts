import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { unused } from './change.ts';

const DAY = 86_400;

test.each([
  ['nothing used', 399, 30, 0, 399],
  ['half a month', 399, 30, 15, 200],
  ['ten of thirty days', 399, 30, 10, 266],
  ['twelve of thirty-one days left', 399, 31, 19, 154],
  ['a day of a year', 3351, 365, 364, 9],
  ['half a year', 3351, 365, 182.5, 1676],
  ['all used', 399, 30, 30, 0],
  ['past its end', 399, 30, 31, 0],
  ['before its beginning', 399, 30, -1, 399],
])('%s: %i cents over %i days, after %f days %i are left', (_name, price, days, used, left) =>
  expect(unused(price, { start: 0, end: days * DAY, at: used * DAY })).toBe(left),
);

it('what is used and what is left are the price, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 366 * DAY }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (price, length, part) => {
        const at = Math.floor(length * part);
        const left = unused(price, { start: 0, end: length, at });
        expect(Number.isInteger(left)).toBe(true);
        expect(Math.abs(left + (price * at) / length - price)).toBeLessThanOrEqual(0.5 + 1e-6);
      },
    ),
    { numRuns: 500, seed: 20_261_121 },
  );
});
