import { expect, test } from 'vitest';
import { dollars } from './dollars.ts';

test.each([
  [399, '$3.99'],
  [3351, '$33.51'],
  [0, '$0.00'],
  [5, '$0.05'],
  [100, '$1.00'],
  [-124, '-$1.24'],
  [123456, '$1234.56'],
])('%i cents are %s', (cents, words) => {
  expect(dollars(cents)).toBe(words);
});
