import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Temperature } from '#domain/cycle/day-log.ts';
import { readingsOf } from './fever.ts';

const FIRST = localDate('2026-11-01');
const logs = (readings: readonly (number | Temperature)[]): DayLog[] =>
  readings.map((reading, index) => ({
    date: addDays(FIRST, index),
    temperature: typeof reading === 'number' ? { celsius: reading, disturbed: false } : reading,
  }));
const feverish = (...readings: (number | Temperature)[]) =>
  readingsOf(logs(readings).toReversed()).feverish.map(({ celsius }) => celsius);

it.each([
  ['38.0 and more', [36.4, 38.0], [38.0]],
  ['just under', [36.9, 37.89], []],
  ['more than one degree above the readings before', [36.4, 36.5, 36.4, 37.45], [37.45]],
  ['one degree exactly', [36.4, 36.4, 36.4, 37.4], []],
  [
    'a jump is held against the middle of the readings before, not against a single low one',
    [36.4, 36.4, 35.2, 36.5],
    [],
  ],
  ['one the member marked as disturbed is not asked about', [36.4, { celsius: 38.4, disturbed: true }], []],
  ['nor one she stands by', [36.4, { celsius: 38.1, disturbed: false, checked: true } as const], []],
] as const)('%s', (_name, readings, asked) => {
  expect(feverish(...readings)).toEqual(asked);
});
it('what is asked about does not count', () => {
  expect(readingsOf(logs([36.4, 38.5, 36.5])).counted.map(({ temperature }) => temperature.celsius)).toEqual([
    36.4, 36.5,
  ]);
});
