import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, localDate } from '#domain/calendar/local-date.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { cyclesFrom } from '#domain/forecast/cycles.sample.ts';
import type { Cycle, CycleView } from '#domain/cycle/cycle-view.ts';
import type { DayLog, Fluid } from '#domain/cycle/day-log.ts';
import { ovulationGiven } from './open-ovulation.ts';

const FIRST = localDate('2026-01-01');
const cyclesOf = (lengths: readonly number[]) => cyclesFrom(FIRST, lengths);
const STEADY = cyclesOf([28, 29, 28, 27, 28, 28]);
const LONG = cyclesOf([44, 52, 41, 58, 47, 50]);
const startOf = (cycles: readonly Cycle[]) => cycles.at(-1)?.startDate ?? FIRST;
type Sign = { readonly test?: 'positive' | 'negative'; readonly fluid?: Fluid; readonly celsius?: number };
function logsOf(cycles: readonly Cycle[], signs: Readonly<Record<number, Sign>>): DayLog[] {
  return Object.entries(signs).map(([day, { test, fluid, celsius }]) => ({
    date: addDays(startOf(cycles), Number(day) - 1),
    ...(test && { tests: [{ kind: 'ovulation' as const, result: test }] }),
    ...(fluid && { fluid }),
    ...(celsius !== undefined && { temperature: { celsius, disturbed: false } }),
  }));
}
const run = (from: number, to: number, sign: Sign) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [from + index, sign]));
/** The view on a cycle day, and the cycle day on which the next period is expected (the first of the next cycle). */
function on(cycles: readonly Cycle[], day: number, signs: Readonly<Record<number, Sign>>): CycleView & { due: number } {
  const today = addDays(startOf(cycles), day - 1);
  const logs = logsOf(cycles, signs);
  const view = cycleView({ cycles, logs, today, given: ovulationGiven({ cycles, logs, today }) });
  return { ...view, due: view.forecast ? daysBetween(startOf(cycles), view.forecast.median) + 1 : 0 };
}
const told = (day: number) => addDays(startOf(STEADY), day - 1);

describe('ovulation reaches the period', () => {
  it('no sign moves nothing, to the last figure', () => {
    const { due: _, ...plain } = on(STEADY, 10, { 3: { fluid: 'dry' }, 4: { celsius: 36.4 } });
    expect(plain).toEqual(cycleView({ cycles: STEADY, logs: [], today: told(10) }));
  });
  it('a surge a week later than usual moves the period a week, its window and its state', () => {
    const late = on(STEADY, 30, { 22: { test: 'positive' } });
    expect(on(STEADY, 30, {}).state).toBe('window');
    expect(late).toMatchObject({ state: 'within', ovulation: { day: told(23), provenance: 'signs', waiting: [] } });
    expect(late.due - (23 + 14)).toBeGreaterThanOrEqual(0);
    expect(late.due - (23 + 14)).toBeLessThanOrEqual(1);
    expect(late.cycleLength).toBe(late.due - 1);
    expect(late.forecast?.low && late.forecast.low > told(30)).toBe(true);
    expect(on(STEADY, 34, { 22: { test: 'positive' } }).daysPast).toBe(0);
  });
  it('her own luteal lengths count, and narrow it', () => {
    const before: DayLog[] = STEADY.slice(0, 6).map((cycle) => ({
      date: addDays(cycle.startDate, (cycle.length ?? 0) - 12),
      tests: [{ kind: 'ovulation', result: 'positive' }],
    }));
    const today = told(23);
    const given = (logs: readonly DayLog[]) => {
      const forecast = cycleView({
        cycles: STEADY,
        logs,
        today,
        given: ovulationGiven({ cycles: STEADY, logs, today }),
      }).forecast;
      if (!forecast) throw new Error('no forecast');
      return forecast;
    };
    const surge = logsOf(STEADY, { 22: { test: 'positive' } });
    const [everyones, hers] = [given(surge), given([...before, ...surge])];
    expect(daysBetween(hers.median, everyones.median)).toBeGreaterThanOrEqual(2);
    expect(daysBetween(hers.low, hers.high)).toBeLessThan(daysBetween(everyones.low, everyones.high));
  });
  it('a confirmed rise holds until its period comes: past its window, and never back to the calendar', () => {
    const rise = { ...run(8, 13, { celsius: 36.4 }), ...run(14, 16, { celsius: 36.7 }) };
    expect(on(STEADY, 18, rise)).toMatchObject({ ovulation: { provenance: 'confirmed', day: told(13) } });
    expect(on(STEADY, 40, rise).state).toBe('past');
  });
});

describe('signs that say "not yet"', () => {
  it.each([
    ['negative tests', run(10, 24, { test: 'negative' }), 'test'],
    ['fertile fluid today', run(20, 24, { fluid: 'egg_white' }), 'fluid'],
    ['flat temperatures', run(6, 24, { celsius: 36.4 }), 'temperature'],
  ] as const)('%s push the estimate and the period later', (_name, signs, kind) => {
    const [usual, moved] = [on(STEADY, 24, {}), on(STEADY, 24, signs)];
    expect(moved.due).toBeGreaterThan(usual.due + 2);
    expect(moved.ovulation).toMatchObject({ provenance: 'calendar', waiting: [kind], until: told(24) });
    expect(moved.ovulation?.day && moved.ovulation.day >= told(22)).toBe(true);
  });
  it('all three on day 30 of a cycle that is usually 28: no "any day now", no "past the window"', () => {
    const signs = Object.fromEntries(
      Array.from({ length: 22 }, (_, index): [number, Sign] => [
        9 + index,
        { test: 'negative', celsius: 36.4, ...(index > 18 && { fluid: 'egg_white' as const }) },
      ]),
    );
    expect(on(STEADY, 30, {}).state).toBe('window');
    expect(on(STEADY, 30, signs).state).toBe('within');
  });
  it('early in the cycle they say nothing', () => {
    expect(on(STEADY, 8, run(6, 8, { test: 'negative' })).ovulation).toBeUndefined();
  });
  it('and are believed with doubt: a missed surge leaves the usual days some chance', () => {
    const given = ovulationGiven({
      cycles: STEADY,
      logs: logsOf(STEADY, run(8, 24, { test: 'negative' })),
      today: told(24),
    });
    const at = (length: number) => given?.lengths.chances[length - given.lengths.from] ?? 0;
    expect(at(29)).toBeGreaterThan(0.01);
  });
});

describe('the latest surge counts, stale ones fade', () => {
  it('a second surge outdoes the first', () => {
    const view = on(LONG, 40, { 18: { test: 'positive' }, 33: { test: 'positive' } });
    expect(view.ovulation).toMatchObject({ provenance: 'signs', day: addDays(startOf(LONG), 33) });
  });
  it('one that no period followed within 19 days is left, and the calendar counts again', () => {
    const surge = { 18: { test: 'positive' } } as const;
    expect(on(LONG, 38, surge).ovulation).toMatchObject({ provenance: 'signs' });
    expect(on(LONG, 39, surge).ovulation).toBeUndefined();
    expect(on(LONG, 39, surge).forecast).toEqual(on(LONG, 39, {}).forecast);
  });
  it('signs that say "not yet" after it take its place before that', () => {
    const tried = { 18: { test: 'positive' }, ...run(24, 34, { fluid: 'egg_white', test: 'negative' }) } as const;
    const view = on(LONG, 34, tried);
    expect(view.ovulation?.provenance).toBe('calendar');
    expect(view.due).toBeGreaterThan(on(LONG, 34, { 18: { test: 'positive' } }).due + 5);
  });
});
