import { expect, test } from 'vitest';
import { centsOf, typedDollars } from './typed-dollars.ts';

test('sums as people type them', () => {
  expect(['12', '12.5', '12.50', ' $12.05 ', '0.01', '0'].map(centsOf)).toEqual([1200, 1250, 1250, 1205, 1, 0]);
});

test('what is no sum is none, and nothing is rounded in silence', () => {
  for (const typed of ['', '-1', '1.234', '1,50', 'ten', '1e3', '12.', '9999999']) expect(centsOf(typed)).toBeNull();
});

test('a sum survives the field it is shown in', () => {
  for (let cents = 0; cents < 20_000; cents += 7) expect(centsOf(typedDollars(cents))).toBe(cents);
});
