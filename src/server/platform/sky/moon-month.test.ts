import { expect, it } from 'vitest';
import { moonMonth } from '#contract/moon/moon.schemas.ts';
import { moonMonthFor } from './moon-month.ts';

it('November 2026 in New York: six weeks of days, instants far enough ahead, names and supermoons', () => {
  const month = moonMonthFor('2026-11', 'America/New_York');
  expect([month.days[0]?.date, month.days.at(-1)?.date]).toEqual(['2026-10-25', '2026-12-12']);
  expect(month.instants.filter(({ at }) => at > '2026-11-30T23:59').length).toBeGreaterThanOrEqual(4);
  expect(month.fullMoons.map(({ at, name, supermoon }) => [at.slice(0, 10), name, supermoon])).toEqual([
    ['2026-10-26', 'Hunter’s Moon', false],
    ['2026-11-24', 'Beaver Moon', true],
    ['2026-12-24', 'Cold Moon', true],
  ]);
});

it('a month with an eclipse of each kind', () => {
  expect(moonMonthFor('2026-08', 'UTC').eclipses.map(({ body, type }) => `${body} ${type}`)).toEqual([
    'sun total',
    'moon partial',
  ]);
});

it.each(['1900-01', '2100-12', '2000-02'])(
  '%s reads as the contract has it, and the second time is the first',
  (month) => {
    const made = moonMonthFor(month, 'Pacific/Kiritimati');
    expect(moonMonth.safeParse(made).error).toBeUndefined();
    expect(moonMonthFor(month, 'Pacific/Kiritimati')).toBe(made);
  },
);
