import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { chartOf, monthsOf, scaleOf } from './chart-days.ts';

const startDate = localDate('2026-11-04');
const on = (day: number) => addDays(startDate, day - 1);
const reading = (day: number, celsius: number, disturbed = false): DayLog => ({
  date: on(day),
  temperature: { celsius, disturbed },
});
const rise = [36.4, 36.45, 36.4, 36.35, 36.4, 36.5, 36.7, 36.75, 36.8].map((celsius, index) =>
  reading(6 + index, celsius),
);

describe('the days of the chart', () => {
  it('hold what was logged, and say which readings count', () => {
    const { days, counted } = chartOf(
      [
        reading(2, 36.4),
        reading(3, 36.9, true),
        reading(4, 38.3),
        {
          date: on(5),
          fluid: 'egg_white',
          flow: 'spotting',
          sex: ['unprotected'],
          tests: [{ kind: 'ovulation', result: 'positive' }],
        },
        { date: on(-3), fluid: 'dry' },
      ],
      { startDate, endDate: on(6) },
    );
    expect(days.map(({ mark }) => mark)).toEqual([null, 'counted', 'disturbed', 'feverish', null, null]);
    expect(days[4]).toMatchObject({
      cycleDay: 5,
      fluid: 'egg_white',
      test: 'positive',
      flow: 'spotting',
      sex: 'unprotected',
    });
    expect(counted).toBe(1);
  });
  it('show the rise by the rule the estimate goes by', () => {
    expect(chartOf(rise, { startDate, endDate: on(20) }).shift).toMatchObject({
      firstHigh: on(12),
      confirmedOn: on(14),
      coverline: 36.5,
      confirms: true,
    });
    expect(chartOf(rise.slice(0, 8), { startDate, endDate: on(20) }).shift).toBeNull();
  });
  it('a long cycle is drawn whole, to 150 days', () => {
    expect(chartOf([], { startDate, endDate: on(120) }).days).toHaveLength(120);
    expect(chartOf([], { startDate, endDate: on(400) }).days).toHaveLength(150);
  });
});

it.each([
  ['2026-11-04', '2026-11-30', ['2026-11']],
  ['2026-01-31', '2026-03-01', ['2026-01', '2026-02', '2026-03']],
  ['2026-11-04', '2027-01-02', ['2026-11', '2026-12', '2027-01']],
])('the months from %s to %s', (from, to, months) => {
  expect(monthsOf({ startDate: localDate(from), endDate: localDate(to) })).toEqual(months);
});

describe('the scale', () => {
  const { days } = chartOf([...rise, reading(3, 39.2), reading(4, 35, true)], { startDate, endDate: on(20) });
  it('spans what counts, whatever a fever or a disturbed reading says', () => {
    const { low, high, step } = scaleOf(days, { unit: 'celsius', coverline: 36.5 });
    expect([low <= 3635, high >= 3680, high - low >= 80, high < 3800, (high - low) % step]).toEqual([
      true,
      true,
      true,
      true,
      0,
    ]);
  });
  it('is drawn in the unit of the member, and stands without a reading', () => {
    expect(scaleOf(days, { unit: 'fahrenheit', coverline: 36.5 })).toMatchObject({ step: 40 });
    const none = scaleOf([], { unit: 'celsius', coverline: null });
    expect(none.high - none.low).toBeGreaterThanOrEqual(80);
  });
});
