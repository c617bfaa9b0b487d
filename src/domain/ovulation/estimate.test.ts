import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, localDate } from '#domain/calendar/local-date.ts';
import { cyclesFrom } from '#domain/forecast/cycles.sample.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { estimateOvulation } from './estimate.ts';

const FIRST = localDate('2026-01-01');
const cyclesOf = (lengths: readonly number[]) => cyclesFrom(FIRST, lengths);
const cycles = cyclesOf([28, 28, 28, 28, 28, 28, 28]);
const START = addDays(FIRST, 7 * 28);
const onDay = (day: number) => addDays(START, day - 1);
const positive = (cycle: Pick<Cycle, 'startDate'>, day: number): DayLog => ({
  date: addDays(cycle.startDate, day - 1),
  tests: [{ kind: 'ovulation', result: 'positive' }],
});
const estimate = (logs: readonly DayLog[], today = onDay(5), hers = cycles) => {
  const found = estimateOvulation({ cycles: hers, logs, today });
  if (!found) throw new Error('no estimate');
  return { ...found, cycleDay: daysBetween(START, found.day) + 1 };
};

it('nothing logged, nothing estimated', () => {
  expect(estimateOvulation({ cycles: [], logs: [], today: FIRST })).toBeNull();
});

describe('by calendar', () => {
  it('a steady 28 is guessed for day 15, and says that it was counted', () => {
    expect(estimate([])).toMatchObject({ cycleDay: 15, provenance: 'calendar', signs: [], learntFrom: 0 });
  });
  it('her own days after ovulation move it, from earlier cycles only', () => {
    const earlier = cycles.slice(0, 6).map((cycle) => positive(cycle, 17));
    expect(estimate(earlier)).toMatchObject({ cycleDay: 18, provenance: 'calendar', learntFrom: 6 });
  });
  it('an excluded cycle teaches nothing', () => {
    const hers = cycles.map((cycle, index) => (index === 2 ? { ...cycle, excluded: 'illness' as const } : cycle));
    expect(
      estimate(
        hers.slice(0, 6).map((cycle) => positive(cycle, 17)),
        onDay(5),
        hers,
      ).learntFrom,
    ).toBe(5);
  });
});

describe('by signs of this cycle', () => {
  it('the day after the first positive test, narrow', () => {
    const found = estimate([positive({ startDate: START }, 18)], onDay(18));
    expect(found).toMatchObject({ cycleDay: 19, provenance: 'signs', signs: ['test'] });
    expect(daysBetween(found.low, found.high)).toBeLessThanOrEqual(3);
  });
  it('a rise of temperature confirms it, once three readings are higher and the whole rule holds', () => {
    const readings = [36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.6, 36.6, 36.6].map((celsius, index): DayLog => ({
      date: onDay(10 + index),
      temperature: { celsius, disturbed: false },
    }));
    expect(estimate(readings.slice(0, 8), onDay(17)).provenance).toBe('calendar');
    expect(estimate(readings, onDay(18))).toMatchObject({
      cycleDay: 15,
      provenance: 'confirmed',
      signs: ['temperature'],
    });
  });
  it('does not look at days after today', () => {
    expect(estimate([positive({ startDate: START }, 18)], onDay(17)).provenance).toBe('calendar');
  });
});

describe('the fertile window', () => {
  it('is the day of ovulation and the five before it, as chances; a surge that comes to nothing leaves later days some', () => {
    const { fertile } = estimate([positive({ startDate: START }, 14)], onDay(14));
    const chance = (day: number) => fertile.find(({ date }) => date === onDay(day))?.probability ?? 0;
    expect(chance(8)).toBe(0);
    expect([9, 10, 11, 12, 14, 15, 16, 17, 18].map(chance)).toEqual([
      0.18, 0.63, 0.81, 0.9, 0.93, 0.76, 0.32, 0.14, 0.06,
    ]);
  });
  it('is wider and lower where her cycles vary', () => {
    const steady = estimate([]).fertile;
    const varied =
      estimateOvulation({ cycles: cyclesOf([24, 36, 27, 33, 22, 39, 28]), logs: [], today: FIRST })?.fertile ?? [];
    expect(varied.length).toBeGreaterThan(steady.length);
    expect(Math.max(...varied.map(({ probability }) => probability))).toBeLessThan(
      Math.max(...steady.map(({ probability }) => probability)),
    );
  });
});
