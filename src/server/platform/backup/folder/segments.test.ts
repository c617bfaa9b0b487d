import { expect, it, test } from 'vitest';
import { firstGap, nextSegment, positionOf } from './segments.ts';

test.each([
  ['000000010000000000000001', '000000010000000000000002'],
  ['0000000100000000000000FF', '000000010000000100000000'],
  ['00000002000000FF000000FF', '000000020000010000000000'],
])('after %s comes %s', (segment, next) => {
  expect(nextSegment(segment)).toBe(next);
  expect(positionOf(next)).toBe(positionOf(segment) + 1);
});

const log = (...numbers: number[]) =>
  new Map(
    numbers.map((number) => [`0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`, true]),
  );

it('finds the first piece that is missing, and nothing where the log merely ends', () => {
  const between = (first: number, last: number) => ({
    first: `00000001000000000000000${first}`,
    last: `00000001000000000000000${last}`,
  });
  expect(firstGap(log(1, 2, 3), between(1, 2))).toBeNull();
  expect(firstGap(log(1, 2, 4), between(1, 2))).toBe('000000010000000000000003');
  expect(firstGap(log(1, 2, 4), between(4, 4))).toBeNull();
  expect(firstGap(log(1, 2), between(1, 3))).toBe('000000010000000000000003');
  expect(firstGap(log(), between(4, 5))).toBe('000000010000000000000004');
});
