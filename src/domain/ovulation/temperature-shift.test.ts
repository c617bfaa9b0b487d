import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { temperatureShift } from './temperature-shift.ts';

const FIRST = localDate('2026-11-01');
/** A reading a day from 1 November on; null is a day without one, a text a disturbed one. */
function logs(readings: readonly (number | string | null)[]): DayLog[] {
  return readings.flatMap((reading, index) =>
    reading === null
      ? []
      : [
          {
            date: addDays(FIRST, index),
            temperature: { celsius: Number(reading), disturbed: typeof reading === 'string' },
          },
        ],
  );
}
const SIX = [36.4, 36.45, 36.5, 36.4, 36.35, 36.5];
const shiftOf = (after: readonly (number | string | null)[], six: readonly (number | string | null)[] = SIX) =>
  temperatureShift(logs([...six, ...after]));

it.each([
  [
    'three over six, the third by exactly 0.2',
    [36.55, 36.6, 36.7],
    { firstHigh: '2026-11-07', confirmedOn: '2026-11-09', coverline: 36.5, exception: 'none' },
  ],
  [
    'the third a hundredth short: the fourth decides, however little it is higher',
    [36.55, 36.6, 36.69, 36.51],
    { firstHigh: '2026-11-07', confirmedOn: '2026-11-10', exception: 'fourth' },
  ],
  [
    'one of three falls to the line and is left out, the next is 0.2 above',
    [36.55, 36.5, 36.6, 36.7],
    { firstHigh: '2026-11-07', confirmedOn: '2026-11-10', exception: 'one_low' },
  ],
  [
    'the third falls under the line and is left out',
    [36.55, 36.6, 36.3, 36.7],
    { confirmedOn: '2026-11-10', exception: 'one_low' },
  ],
  [
    'a disturbed reading is left out on the high side',
    [36.55, '38.20', 36.6, 36.7],
    { confirmedOn: '2026-11-10', exception: 'none' },
  ],
  [
    'a day without a reading breaks nothing',
    [36.55, null, 36.6, 36.7],
    { confirmedOn: '2026-11-10', exception: 'none' },
  ],
] as const)('%s', (_name, after, expected) => {
  expect(shiftOf(after)).toMatchObject(expected);
});

it.each([
  ['the third a hundredth short and no fourth yet', [36.55, 36.6, 36.69]],
  ['the first only as high as the highest of the six', [36.5, 36.6, 36.65, 36.45]],
  ['two readings', [36.6, 36.9]],
  ['both exceptions at once', [36.55, 36.5, 36.6, 36.69]],
  ['the fourth falls to the line', [36.55, 36.6, 36.69, 36.5]],
  ['two of four low', [36.55, 36.4, 36.4, 36.8]],
  ['a rise that is all disturbed', ['36.80', '36.90', '36.90']],
  ['a row broken by four days without a reading', [null, null, null, 36.6, 36.7, 36.8]],
] as const)('no rise: %s', (_name, after) => {
  expect(shiftOf(after)).toBeNull();
});

it('a disturbed reading is left out of the six too, and six must be left', () => {
  expect(shiftOf([36.55, 36.6, 36.7], [36.4, 36.45, '37.90', 36.5, 36.4, 36.35, 36.5])).toMatchObject({
    firstHigh: '2026-11-08',
    coverline: 36.5,
  });
  expect(shiftOf([36.55, 36.6, 36.7], [36.4, 36.45, '37.90', 36.5, 36.4, 36.35])).toBeNull();
});

it('takes the first rise, in whatever order the days come', () => {
  const days = logs([...SIX, 36.55, 36.6, 36.7, 36.8, 36.9, 37.0]);
  expect(temperatureShift(days.toReversed())).toEqual(temperatureShift(days));
  expect(temperatureShift(days)?.firstHigh).toBe('2026-11-07');
});
