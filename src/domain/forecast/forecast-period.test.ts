import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, ExclusionReason } from '#domain/cycle/cycle-view.ts';
import { forecastPeriod } from './forecast-period.ts';
import type { Population } from './populations.ts';

const FIRST = localDate('2025-01-01');
type Extra = {
  readonly excluded?: Readonly<Record<number, ExclusionReason>>;
  /** Cycles known to be one, by their place. */ readonly single?: Readonly<Record<number, 'logged' | 'told'>>;
  readonly population?: Population;
};
function cyclesOf(lengths: readonly number[], { excluded = {}, single = {} }: Extra = {}): Cycle[] {
  let startDate = FIRST;
  return [...lengths, null].map((length, index) => {
    const known = single[index];
    const cycle: Cycle = {
      startDate,
      periodEnd: addDays(startDate, 4),
      periodLength: 5,
      length,
      excluded: excluded[index] ?? null,
      ...(known && { single: known }),
    };
    if (length !== null) startDate = addDays(startDate, length);
    return cycle;
  });
}
/** The forecast as days from the start of the open cycle, made `elapsed` days after it. */
function forecast(lengths: readonly number[], elapsed = 0, extra: Extra = {}) {
  const cycles = cyclesOf(lengths, extra);
  const start = cycles.at(-1)?.startDate ?? FIRST;
  const { population = 'general' } = extra;
  const found = forecastPeriod({ cycles, today: addDays(start, elapsed), population });
  if (!found) throw new Error('no forecast');
  const days = (date: LocalDate | null) => (date === null ? null : daysBetween(start, date));
  return {
    ...found,
    median: days(found.median) ?? 0,
    mode: days(found.mode),
    low: days(found.low) ?? 0,
    high: days(found.high) ?? 0,
    from: days(found.days[0]?.date ?? null),
    sum: found.days.reduce((sum, day) => sum + day.probability, 0),
  };
}
const steady = (length: number, count: number) => Array.from({ length: count }, () => length);

it('is null only when nothing was ever logged', () => {
  expect(forecastPeriod({ cycles: [], today: FIRST })).toBeNull();
  expect(forecastPeriod({ cycles: cyclesOf([]), today: addDays(FIRST, 5000) })).not.toBeNull();
});

describe('where it comes from', () => {
  it.each([
    [0, 'population'],
    [2, 'population'],
    [3, 'blended'],
    [5, 'blended'],
    [6, 'own'],
    [7, 'own'],
  ])('%i closed cycles: %s', (count, basis) => {
    expect(forecast(steady(28, count))).toMatchObject({ basis, cyclesUsed: count, cyclesLeftOut: 0 });
  });
  it('without a closed cycle it is the population: around 29 days, and no single day is named', () => {
    const first = forecast([]);
    expect(first.median).toBeGreaterThanOrEqual(28);
    expect(first.median).toBeLessThanOrEqual(30);
    expect(first).toMatchObject({ shortest: null, longest: null });
  });
  it('tells the shortest and the longest that were used', () => {
    expect(forecast([27, 31, 29])).toMatchObject({ shortest: 27, longest: 31 });
  });
});

describe('it learns her', () => {
  it.each([24, 28, 33])('a steady %i', (length) => {
    const her = forecast(steady(length, 12));
    expect(Math.abs(her.median - length)).toBeLessThanOrEqual(0);
    expect(her.mode).toBe(length);
    expect(her.high - her.low).toBeLessThanOrEqual(4);
  });
  it('one cycle moves it part of the way', () => {
    const everyone = forecast([]).median;
    const her = forecast([35]).median;
    expect(her).toBeGreaterThan(everyone);
    expect(her).toBeLessThan(35);
  });
  it('is wider when she is irregular, and names no day over nine', () => {
    const irregular = forecast([24, 38, 27, 45, 31, 22, 40, 29]);
    expect(irregular.high - irregular.low).toBeGreaterThan(9);
    expect(irregular.mode).toBeNull();
  });
  it('newer cycles weigh more', () => {
    expect(forecast([...steady(26, 8), ...steady(30, 8)]).median).toBeGreaterThan(
      forecast([...steady(30, 8), ...steady(26, 8)]).median,
    );
  });
});

describe('what is not a cycle of hers', () => {
  it('a start that went unlogged looks like two cycles and moves nothing', () => {
    const her = forecast([28, 28, 29, 57, 28, 27, 28]);
    expect(her.median).toBe(28);
    expect(her).toMatchObject({ cyclesLeftOut: 1, cyclesUsed: 6, longest: 29 });
  });
  it('nor do two of them, nor three cycles in one', () => {
    expect(forecast([28, 56, 28, 84, 29, 28]).median).toBe(28);
  });
  it('an odd one moves little', () => {
    expect(Math.abs(forecast([...steady(28, 6), 41, 28, 28]).median - 28)).toBeLessThanOrEqual(1);
    expect(forecast([...steady(28, 6), 6, 28]).median).toBe(28);
  });
  it('an excluded one is left out and counted', () => {
    const her = forecast([28, 28, 40, 28], 0, { excluded: { 2: 'illness' } });
    expect(her).toMatchObject({ cyclesUsed: 3, cyclesLeftOut: 1, longest: 28 });
    expect(her.median).toBe(forecast([28, 28, 28]).median);
  });
});

describe('not enough history (decisions 21)', () => {
  it.each([0, 1, 2])('names no day with %i closed cycles, however alike they are', (count) => {
    const her = forecast(steady(28, count));
    expect(her).toMatchObject({ mode: null, basis: 'population' });
    expect(her.high - her.low).toBeGreaterThanOrEqual(7);
  });
  it('names one from three on', () => {
    expect(forecast(steady(28, 3)).mode).toBe(28);
  });
  it.each(['irregular', 'pcos', 'perimenopause', 'after_birth', 'first_years', 'after_pill', 'midlife'] as const)(
    '%s: the usual window is wider than that of everyone',
    (population) => {
      const [everyone, her] = [forecast([]), forecast([], 0, { population })];
      expect(her.high - her.low).toBeGreaterThan(everyone.high - everyone.low);
    },
  );
  it('is drawn by her one or two cycles, and never leaves out their forecast', () => {
    const her = forecast([46, 48]);
    expect(her.high).toBeGreaterThan(forecast([]).high);
    expect(her.low <= her.median && her.median <= her.high).toBe(true);
  });
});

describe('long and wide cycles are cycles', () => {
  it.each([47, 62, 75, 90, 110])('learns a mean of %i days from starts alone', (length) => {
    const her = forecast([length, length + 2, length - 2, length + 1, length - 1, length]);
    expect(Math.abs(her.median - length)).toBeLessThanOrEqual(2);
    expect(her).toMatchObject({ cyclesUsed: 6, cyclesLeftOut: 0, basis: 'own' });
  });
  const HISTORY = [28, 28, 29, 57, 28, 27, 28];
  it('a gap is an unlogged start only where the days in it were not logged', () => {
    expect(forecast(HISTORY)).toMatchObject({ cyclesUsed: 6, longest: 29 });
    expect(forecast(HISTORY, 0, { single: { 3: 'logged' } })).toMatchObject({ cyclesUsed: 7, longest: 57 });
  });
  it('her word counts: this was one cycle', () => {
    expect(forecast(HISTORY, 0, { single: { 3: 'told' } })).toMatchObject({ cyclesUsed: 7, cyclesLeftOut: 0 });
  });
  it('a long gap that was one cycle widens what comes, and hardly moves the day', () => {
    const [left, kept] = [forecast(HISTORY), forecast(HISTORY, 0, { single: { 3: 'logged' } })];
    expect(kept.high - kept.low).toBeGreaterThan(left.high - left.low);
    expect(Math.abs(kept.median - left.median)).toBeLessThanOrEqual(1);
  });
});

describe('given that it has not started yet', () => {
  it('never names a past day, and moves on as days pass', () => {
    const lengths = [28, 29, 27, 28, 30, 28];
    let before = 0;
    for (let elapsed = 0; elapsed < 60; elapsed += 1) {
      const now = forecast(lengths, elapsed);
      expect(now.from ?? 0).toBeGreaterThanOrEqual(elapsed);
      expect(now.median).toBeGreaterThanOrEqual(Math.max(before, elapsed));
      before = now.median;
    }
  });
  it('today may still be the day', () => {
    expect(forecast(steady(28, 6), 28)).toMatchObject({ from: 28, low: 28 });
  });
});

it('holds its promises for any history and any day', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 10 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 0, max: 400 }), (history, elapsed) => {
      const her = forecast(history, elapsed);
      expect(her.days.length).toBeLessThanOrEqual(30);
      if (her.days.length < 30) expect(her.sum).toBeGreaterThanOrEqual(0.98);
      expect(her.sum).toBeLessThanOrEqual(1.0001);
      expect(her.low <= her.median && her.median <= her.high).toBe(true);
      expect(her.mode === null).toBe(her.basis === 'population' || her.high - her.low > 9);
      const inRange = her.days
        .filter((_, index) => {
          const day = (her.from ?? 0) + index;
          return day >= her.low && day <= her.high;
        })
        .reduce((sum, day) => sum + day.probability, 0);
      if (her.days.length < 30) expect(inRange).toBeGreaterThanOrEqual(0.799);
      expect(her.cyclesUsed + her.cyclesLeftOut).toBe(history.length);
    }),
    { numRuns: 60 },
  );
});
