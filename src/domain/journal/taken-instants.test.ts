import { expect, it } from 'vitest';
import { firstFree, withTaken, type Taken } from './taken-instants.ts';

const taking = (instants: readonly number[]) => {
  let taken: Taken = [];
  const given: number[] = [];
  for (const at of instants) {
    const free = firstFree(taken, at);
    taken = withTaken(taken, free);
    given.push(free);
  }
  return { taken, given };
};

it('gives the instant itself, or the first after it that none has', () =>
  expect(taking([10, 10, 12, 10, 11, 10]).given).toEqual([10, 11, 12, 13, 14, 15]));

it('keeps five hundred of one moment apart, in one run', () => {
  const { taken, given } = taking(Array.from({ length: 500 }, () => 7));
  expect([new Set(given).size, taken]).toEqual([500, [[7, 506]]]);
});

it('does not grow with what is kept', () =>
  expect(taking(Array.from({ length: 5_000 }, (_, at) => at * 100)).taken).toHaveLength(16));

it('remembers the latest, whatever older comes after them', () => {
  const { taken } = taking([1_000_000, ...Array.from({ length: 100 }, (_, at) => at * 10)]);
  expect(firstFree(taken, 1_000_000)).toBe(1_000_001);
});
