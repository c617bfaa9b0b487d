import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { forecastPeriod } from './forecast-period.ts';
import { weighCycles } from './weigh-cycles.ts';

function cyclesOf(lengths: readonly number[], excluded: number | null = null): Cycle[] {
  let startDate = localDate('2020-01-01');
  return [...lengths, null].map((length, index) => {
    const cycle = {
      startDate,
      periodEnd: addDays(startDate, 4),
      periodLength: 5,
      length,
      excluded: index === excluded ? ('illness' as const) : null,
    };
    if (length !== null) startDate = addDays(startDate, length);
    return cycle;
  });
}

it.each([
  ['all alike', [28, 29, 27], null, [null, null, null]],
  ['one she left out', [28, 40, 27], 1, [null, 'excluded', null]],
  ['one as long as two', [28, 28, 57, 28, 29], null, [null, null, 'skipped', null, null]],
  ['one of a few days', [28, 28, 6, 28, 29], null, [null, null, 'odd', null, null]],
] as const)('%s', (_name, lengths, excluded, expected) => {
  expect(weighCycles(cyclesOf(lengths, excluded)).map(({ leftOut }) => leftOut)).toEqual(expected);
});

it('what she called one cycle is used, whatever it looks like, and says so', () => {
  const cycles = cyclesOf([28, 28, 57, 28, 6, 29]).map((cycle, index) =>
    index === 2 || index === 4 ? { ...cycle, single: 'told' as const } : cycle,
  );
  const weighed = weighCycles(cycles);
  expect(weighed.map(({ leftOut }) => leftOut)).toEqual([null, null, null, null, null, null]);
  expect(weighed[2]?.single).toBe('told');
});

it('forty count, older ones do not; the running one is none', () => {
  const weighed = weighCycles(cyclesOf(Array.from({ length: 42 }, () => 28)));
  expect(weighed).toHaveLength(42);
  expect(weighed.slice(0, 3).map(({ leftOut }) => leftOut)).toEqual(['old', 'old', null]);
});

it('says the same as the forecast about how many are used', () => {
  for (const lengths of [[], [28], [28, 28, 57, 28], [24, 38, 27, 45, 90, 31, 22]]) {
    const cycles = cyclesOf(lengths);
    const used = weighCycles(cycles).filter(({ leftOut }) => leftOut === null).length;
    expect(forecastPeriod({ cycles, today: cycles.at(-1)?.startDate ?? localDate('2020-01-01') })).toMatchObject({
      cyclesUsed: used,
      cyclesLeftOut: lengths.length - used,
    });
  }
});
