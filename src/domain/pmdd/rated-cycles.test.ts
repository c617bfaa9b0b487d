import { expect, it } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayRatings, Rating } from './items.ts';
import { ratedCycles } from './rated-cycles.ts';
import { memberPattern, scoreCycles } from './score.ts';

const START = localDate('2026-03-10');
const TODAY = localDate('2026-12-31');

/** Rated each day from 40 before START: each day of its own, so that one that slips in or out is seen. */
function rated(levelOf: (day: number) => Rating = () => 1): Map<LocalDate, DayRatings> {
  return new Map(
    Array.from({ length: 120 }, (_, index) => [addDays(START, index - 40), { low: levelOf(index - 40) }] as const),
  );
}
const lengths = (periodStarts: readonly LocalDate[], today = TODAY, days = rated()) =>
  ratedCycles({ periodStarts, days, today }).map(({ start, before, after }) => [start, before.length, after.length]);

it('takes days -7 to -1 and 4 to 10, and no other', () => {
  const days = rated();
  const [one] = ratedCycles({ periodStarts: [START], days, today: TODAY });
  const at = (from: number) => Array.from({ length: 7 }, (_, index) => days.get(addDays(START, from + index)));
  expect(one?.before.every((day, index) => day === at(-7)[index])).toBe(true);
  expect(one?.after.every((day, index) => day === at(3)[index])).toBe(true);
  expect([one?.before.length, one?.after.length]).toEqual([7, 7]);
});

it('leaves out days without a rating', () => {
  const days = rated();
  days.delete(addDays(START, -3));
  days.delete(addDays(START, 9));
  expect(lengths([START], TODAY, days)).toEqual([[START, 6, 6]]);
});

it('waits until day 10 is over', () => {
  expect(lengths([START], addDays(START, 9))).toEqual([]);
  expect(lengths([START], addDays(START, 10))).toEqual([[START, 7, 7]]);
});

it.each([
  [35, 7, 7],
  [24, 7, 7],
  [23, 7, 6],
  [21, 7, 4],
  [20, 7, 3],
  [15, 7, 0],
  [5, 5, 0],
])('a next period after %i days: %i days before it, %i after the one before', (length, before, after) => {
  const next = addDays(START, length);
  expect(lengths([next, START])).toEqual([
    [START, 7, after],
    [next, before, 7],
  ]);
});

it('a cycle of 21 days is the shortest that can be judged', () => {
  const scoredAfter = (length: number) =>
    scoreCycles(ratedCycles({ periodStarts: [START, addDays(START, length)], days: rated(), today: TODAY }));
  expect(scoredAfter(21).map(({ pattern }) => pattern)).toEqual(['none', 'none']);
  expect(scoredAfter(20).map(({ pattern }) => pattern)).toEqual([null, 'none']);
});

it('a rating that changes later changes the result, and so does a period', () => {
  const second = addDays(START, 28);
  const hard = (day: number): Rating => ((day >= -7 && day < 0) || (day >= 21 && day < 28) ? 5 : 1);
  const patternOf = (days: Map<LocalDate, DayRatings>, periodStarts: readonly LocalDate[]) =>
    memberPattern(scoreCycles(ratedCycles({ periodStarts, days, today: TODAY }))).kind;
  expect(patternOf(rated(hard), [START, second])).toBe('mrmd');
  const changed = rated(hard).set(addDays(START, 5), { low: 4 });
  expect(patternOf(changed, [START, second])).toBe('none');
  expect(patternOf(rated(hard), [START])).toBe('too_few');
  expect(patternOf(rated(hard), [START, START])).toBe('too_few');
});
