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

const log = (...numbers: number[]) => new Map(numbers.map((number) => [`0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`, true]));

it('finds the first piece that is missing, and nothing where the log merely ends', () => {
  expect(firstGap(log(1, 2, 3), '000000010000000000000001')).toBeNull();
  expect(firstGap(log(1, 2, 4), '000000010000000000000001')).toBe('000000010000000000000003');
  expect(firstGap(log(1, 2, 4), '000000010000000000000004')).toBeNull();
  expect(firstGap(log(5), '000000010000000000000004')).toBe('000000010000000000000004');
  expect(firstGap(log(), '000000010000000000000004')).toBe('000000010000000000000004');
});
