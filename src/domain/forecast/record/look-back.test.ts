import { expect, it } from 'vitest';
import { addDays, daysBetween, localDate } from '#domain/calendar/local-date.ts';
import { cyclesFrom } from '#domain/forecast/cycles.sample.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { lookBack } from './look-back.ts';

const cyclesOf = (lengths: readonly number[]) => cyclesFrom(localDate('2025-01-01'), lengths);
const cycles = cyclesOf([28, 28, 29, 28, 27, 28]);

it('forecasts each closed cycle but the first, newest first, and says how far off it was', () => {
  const back = lookBack({ cycles, kept: [], most: 12 });
  expect(back).toHaveLength(5);
  expect(back[0]?.startDate).toBe(cycles[5]?.startDate);
  for (const one of back)
    expect([daysBetween(one.median, one.actual), one.actual >= one.low && one.actual <= one.high]).toEqual([
      one.errorDays,
      one.inRange,
    ]);
});

it('looks at earlier cycles alone', () => {
  const other = cyclesOf([28, 28, 29, 28, 27, 28].map((length, index) => (index < 3 ? length : length + 9)));
  const third = (list: readonly Cycle[]) =>
    lookBack({ cycles: list, kept: [], most: 12 }).find(({ startDate }) => startDate === cycles[3]?.startDate)?.median;
  expect(third(other)).toBe(third(cycles));
});

it('leaves out what was kept, what she left out, and more than were asked for', () => {
  expect(
    lookBack({ cycles, kept: [addDays(cycles[5]?.startDate ?? localDate('2025-01-01'), 2)], most: 12 }),
  ).toHaveLength(4);
  expect(
    lookBack({
      cycles: cycles.map((cycle, index) => (index === 2 ? { ...cycle, excluded: 'travel' as const } : cycle)),
      kept: [],
      most: 12,
    }),
  ).toHaveLength(4);
  expect(lookBack({ cycles, kept: [], most: 2 })).toHaveLength(2);
  expect(lookBack({ cycles: cyclesOf([28]), kept: [], most: 12 })).toEqual([]);
});
