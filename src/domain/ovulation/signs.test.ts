import { describe, expect, it } from 'vitest';
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

it('only a positive ovulation test is a sign, and the first of the latest surge counts', () => {
  expect(
    signsOf([
      test(12, 'high'),
      test(13, 'unclear'),
      { date: day(9), tests: [{ kind: 'pregnancy', result: 'positive' }] },
    ]).test,
  ).toBeNull();
  expect(signsOf([test(14, 'positive'), test(13, 'positive'), test(12, 'negative')]).test).toBe('2026-11-13');
  const twice = [test(11, 'positive'), test(12, 'positive'), test(13, 'negative'), test(21, 'positive')];
  expect(signsOf([...twice, test(22, 'positive')]).test).toBe('2026-11-21');
  expect(signsOf([test(11, 'positive'), test(14, 'positive'), test(18, 'positive')]).test).toBe('2026-11-18');
  const both: DayLog = {
    date: day(12),
    tests: [...(test(12, 'negative').tests ?? []), ...(test(12, 'positive').tests ?? [])],
  };
  expect(signsOf([test(11, 'positive'), both, test(13, 'positive')]).test).toBe('2026-11-11');
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

describe('the whole rule of temperature', () => {
  type Made = { readonly time?: string; readonly disturbed?: boolean };
  const reading = (date: number, celsius: number, { time, disturbed = false }: Made = {}): DayLog => ({
    date: day(date),
    temperature: { celsius, disturbed, ...(time !== undefined && { time }) },
  });
  const rise = (made: (date: number) => Made = () => ({})) =>
    [36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.6, 36.6, 36.6].map((celsius, index) =>
      reading(6 + index, celsius, made(6 + index)),
    );
  const confirms = (logs: readonly DayLog[]) => signsOf(logs).confirms;

  it('confirms with six low readings in a row and three higher ones', () => {
    expect(confirms(rise())).toBe(true);
    expect(confirms(rise((date) => ({ time: date % 2 ? '06:40' : '07:20' })))).toBe(true);
  });
  it.each([
    [
      'a day without a reading among them',
      rise()
        .filter(({ date }) => date !== day(9))
        .concat(reading(5, 36.4)),
    ],
    ['a disturbed one among them', [reading(5, 36.4), ...rise((date) => ({ disturbed: date === 8 }))]],
    ['measured hours apart', rise((date) => ({ time: date === 12 ? '09:30' : '06:40' }))],
    ['fluid that is still wet', [...rise(), { date: day(14), fluid: 'egg_white' as const }]],
    ['fluid without a peak', [...rise(), ...fluids(10, 'dry', 'dry', 'sticky', 'dry')]],
    ['a peak of another time', [...rise(), ...fluids(6, 'egg_white', 'dry', 'dry', 'dry')]],
  ])('only supports: %s', (_name, logs) => {
    expect(signsOf(logs).temperature).not.toBeNull();
    expect(confirms(logs)).toBe(false);
  });
  it('fluid that had its peak around the rise agrees', () => {
    expect(confirms([...rise(), ...fluids(9, 'egg_white', 'egg_white', 'sticky', 'dry', 'dry')])).toBe(true);
  });
  it('what looks like a fever is neither low nor high until the member has said what it was', () => {
    const fever = rise().map((log, index) => (index === 7 ? reading(13, 38.2) : log));
    expect(signsOf(fever).temperature).toBeNull();
    const longer = [...fever, reading(15, 36.6)];
    expect(signsOf(longer).temperature).toMatchObject({ whole: false });
    expect(confirms(longer)).toBe(false);
  });
  it('a rise that falls back to the line was none, and a later one counts', () => {
    const fell = [
      ...rise(),
      ...[36.4, 36.3, 36.4, 36.4, 36.3, 36.4].map((celsius, index) => reading(15 + index, celsius)),
    ];
    expect(signsOf(fell).temperature).toBeNull();
    const again = [...fell, ...[36.7, 36.7, 36.8].map((celsius, index) => reading(21 + index, celsius))];
    expect(signsOf(again).temperature).toMatchObject({ firstHigh: '2026-11-21' });
  });
  it('a later surge outdoes a rise that only supports', () => {
    const logs = [...rise((date) => ({ time: date === 12 ? '09:30' : '06:40' })), test(22, 'positive')];
    expect(signedDay(signsOf(logs))).toBe('2026-11-23');
    expect(signedDay(signsOf([...rise(), test(22, 'positive')]))).toBe('2026-11-11');
  });
});
