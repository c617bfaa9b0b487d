import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Fluid } from '#domain/cycle/day-log.ts';
import { signedDay, signsOf } from './signs.ts';

const day = (date: number) => addDays(localDate('2026-11-01'), date - 1);
const fluids = (from: number, ...list: (Fluid | null)[]): DayLog[] =>
  list.flatMap((fluid, index) => (fluid ? [{ date: day(from + index), fluid }] : []));
const test = (date: number, result: 'negative' | 'high' | 'positive' | 'unclear'): DayLog => ({
  date: day(date),
  tests: [{ kind: 'ovulation', result }],
});

it.each([
  ['three drier days after it', fluids(10, 'creamy', 'egg_white', 'egg_white', 'sticky', 'dry', 'none'), '2026-11-12'],
  ['watery counts as wet', fluids(10, 'watery', 'sticky', 'dry', 'dry'), '2026-11-10'],
  ['two drier days are not enough', fluids(10, 'egg_white', 'sticky', 'dry'), null],
  ['the day after must be told', fluids(10, 'egg_white', null, 'dry', 'dry', 'dry'), null],
  ['a wet day later moves the peak on', fluids(10, 'egg_white', 'sticky', 'dry', 'dry', 'egg_white', 'sticky'), null],
  ['never wet', fluids(10, 'creamy', 'sticky', 'dry', 'dry'), null],
] as const)('the peak of fluid: %s', (_name, logs, peak) => {
  expect(signsOf([...logs].toReversed()).fluid).toBe(peak);
});

it('only a positive ovulation test is a sign, and the first counts', () => {
  expect(
    signsOf([
      test(12, 'high'),
      test(13, 'unclear'),
      { date: day(9), tests: [{ kind: 'pregnancy', result: 'positive' }] },
    ]).test,
  ).toBeNull();
  expect(signsOf([test(14, 'positive'), test(13, 'positive'), test(12, 'negative')]).test).toBe('2026-11-13');
});

it('points to the day after a first positive test, else to the peak, else to the day before the rise', () => {
  const rise: DayLog[] = [36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.6, 36.6, 36.6].map((celsius, index) => ({
    date: day(6 + index),
    temperature: { celsius, disturbed: false },
  }));
  expect(signedDay(signsOf(rise))).toBe('2026-11-11');
  expect(signedDay(signsOf([...rise, ...fluids(13, 'egg_white', 'dry', 'dry', 'dry')]))).toBe('2026-11-13');
  expect(signedDay(signsOf([...rise, test(11, 'positive')]))).toBe('2026-11-12');
  expect(signedDay(signsOf([...rise, test(7, 'positive')]))).toBe('2026-11-08');
  expect(signedDay(signsOf([...rise, test(6, 'positive')]))).toBe('2026-11-11');
  expect(signedDay(signsOf([test(6, 'positive')]))).toBe('2026-11-07');
  expect(signedDay(signsOf([]))).toBeNull();
});
