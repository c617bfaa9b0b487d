import { describe, expect, it } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import type { FigureKind, FigureOf } from './figure.ts';
import { FIGURES_BESIDE, figuresOf, type FiguresInput } from './figures.ts';
import { painRows } from './pain.ts';
import { painOf } from './log-facts.ts';

const d = localDate;
const STARTS = ['2026-07-01', '2026-07-29', '2026-08-26', '2026-10-05', '2026-11-02'].map(d);
const TODAY = d('2026-11-21');
const CYCLES: Cycle[] = STARTS.map((startDate, at) => {
  const next = STARTS[at + 1];
  const length = next ? ([28, 28, 40, 28][at] ?? null) : null;
  return { startDate, length, periodLength: 4, periodEnd: addDays(startDate, 3), excluded: null } as unknown as Cycle;
});
const day = (start: LocalDate, at: number, log: Omit<DayLog, 'date'>): DayLog => ({ date: addDays(start, at), ...log });
/** Four days of bleeding, pain on the first two and the day before, with a place and a pill on the first. */
const LOGS: DayLog[] = STARTS.flatMap((start) => [
  day(start, -2, { moods: ['low'], symptoms: { bloating: 1 } }),
  day(start, -1, { pain: { level: 3, places: [] } }),
  day(start, 0, {
    flow: 'heavy',
    pain: { level: 8, places: ['lower_belly', 'lower_back'] },
    medication: [{ kind: 'medicine', event: 'taken' }],
    missed: ['work'],
    soaking: 'every_hour',
  }),
  day(start, 1, { flow: 'heavy', symptoms: { cramps: 2 } }),
  day(start, 2, { flow: 'medium', sleep: { hours: 6, quality: 'poor' } }),
  day(start, 3, { flow: 'light', sleep: { hours: 8 } }),
  day(start, 9, { moods: ['bright'], flow: 'spotting', symptoms: { hot_flushes: 1 } }),
  day(start, 12, { fluid: 'egg_white', tests: [{ kind: 'ovulation', result: 'positive' }] }),
]);

const input = (changes: Partial<FiguresInput> = {}): FiguresInput => ({
  cycles: CYCLES,
  logs: LOGS,
  span: { from: d('2025-11-21'), to: TODAY },
  today: TODAY,
  age: 30,
  adult: true,
  surface: STAGE_SURFACES.menstruating,
  ...changes,
});
const one = <Kind extends FigureKind>(kind: Kind, changes: Partial<FiguresInput> = {}) =>
  figuresOf(input(changes)).find((figure): figure is FigureOf<Kind> => figure.kind === kind);
const found = <Kind extends FigureKind>(kind: Kind, changes: Partial<FiguresInput> = {}) => one(kind, changes)?.found;

describe('figures', () => {
  it('count pain: when, on how many days, how strong, where, and what was taken', () => {
    // Four finished cycles: the day before each next period; two days in each; none between.
    expect(found('pain_timing')).toMatchObject({ before: 4, during: 8, other: 0 });
    expect(one('pain_days')).toMatchObject({ behind: 40, basis: 'days', found: { days: 15 } });
    expect(found('pain_highest')).toEqual({ highest: 8, median: 5 });
    expect(found('pain_places')).toEqual({
      places: [
        { place: 'lower_belly', days: 5 },
        { place: 'lower_back', days: 5 },
      ],
    });
    expect(found('pain_medicine')).toEqual({ days: 5, of: 15 });
  });

  it('count bleeding: how long, how heavy, and against the guideline how long the cycles are', () => {
    expect(found('period_length')).toEqual({ median: 4, shortest: 4, longest: 4, usual: 8 });
    expect(one('heavy_days')).toMatchObject({ behind: 5, basis: 'periods', found: { days: 10, most: 2 } });
    expect(found('soaking')).toEqual({ days: 5 });
    expect(found('missed_days')).toEqual({ days: 5 });
    expect(found('bleeding_between')).toEqual({ days: 4 });
    expect(one('cycle_lengths')).toMatchObject({
      behind: 4,
      found: { shortest: 28, longest: 40, lengths: [28, 28, 40, 28], range: { shortest: 24, longest: 38 }, outside: 1 },
    });
  });

  it('count what gathers before a period, nights, and signs', () => {
    expect(found('moods_before')).toEqual({ before: { days: 4, of: 4 }, other: { days: 0, of: 4 } });
    expect(found('symptoms_before')).toEqual({ symptoms: [{ key: 'bloating', count: 4 }] });
    expect(found('sleep')).toEqual({ median: 7, poor: 5 });
    expect(found('flushes')).toEqual({ days: 5 });
    expect(found('signs')).toEqual({ tests: 5, fluid: 5, temperatures: 0 });
  });

  it('a cycle left out by her is in none of them', () => {
    const cycles = CYCLES.map((cycle, at) => (at === 2 ? { ...cycle, excluded: 'illness' as const } : cycle));
    expect(found('cycle_lengths', { cycles })).toMatchObject({ lengths: [28, 28, 28], outside: 0 });
    expect(found('pain_timing', { cycles })).toMatchObject({ before: 3, during: 6 });
  });
});

describe('too few', () => {
  it.each([
    ['cycle_lengths', { cycles: CYCLES.slice(2) }, 2, 3],
    ['period_length', { cycles: CYCLES.slice(3) }, 1, 2],
    ['pain_days', { logs: LOGS.slice(0, 9) }, 9, 10],
    ['pain_highest', { logs: LOGS.slice(0, 3) }, 2, 3],
    ['sleep', { logs: LOGS.slice(0, 24) }, 6, 7],
  ] as const)('%s says so, with what there is and what it needs', (kind, changes, behind, least) => {
    expect(one(kind, changes)).toMatchObject({ behind, least, found: null });
  });

  it('of nothing logged nothing is said', () => {
    const all = figuresOf(input({ cycles: [], logs: [] }));
    expect(all.filter((figure) => figure.found !== null || figure.behind > 0)).toEqual([]);
    expect(all.length).toBeGreaterThan(10);
  });
});

describe('for whom', () => {
  it('signs are for adults whose stage shows them, alone', () => {
    expect(one('signs', { adult: false })).toBeUndefined();
    for (const [stage, surface] of Object.entries(STAGE_SURFACES))
      expect([stage, one('signs', { surface }) !== undefined]).toEqual([stage, surface.ovulation]);
  });

  it('without a womb nothing of bleeding is told, and pain is', () => {
    const kinds = figuresOf(input({ surface: STAGE_SURFACES.no_uterus_or_ovaries })).map(({ kind }) => kind);
    expect(kinds).toContain('pain_days');
    expect(kinds.filter((kind) => /period|heavy|soaking|cycle|bleeding|before|timing/.test(kind))).toEqual([]);
  });

  it.each([
    ['teen', 45],
    ['menstruating', 38],
    ['hormonal_contraception', null],
  ] as const)('in %s the range goes to %s', (stage: LifeStage, longest) => {
    const range = one<'cycle_lengths'>('cycle_lengths', { surface: STAGE_SURFACES[stage] })?.found?.range ?? null;
    expect(range?.longest ?? null).toBe(longest);
  });

  it('every guide has figures beside it, signs only that of fertility', () => {
    for (const [name, kinds] of Object.entries(FIGURES_BESIDE)) {
      expect(kinds.length).toBeGreaterThan(2);
      expect([name, kinds.includes('signs')]).toEqual([name, name === 'fertility_challenges']);
    }
  });
});

describe('the days around a period', () => {
  const rows = painRows({ history: CYCLES.toReversed() as never, logs: LOGS, today: TODAY });

  it('stand in one row each, none in two, none after today', () => {
    const dates = rows.flatMap(({ start, days }) => days.map(({ at }) => addDays(start, at)));
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates.every((date) => date <= TODAY)).toBe(true);
    expect(rows.map(({ start }) => start)).toEqual(STARTS);
    expect(rows[1]?.days).toEqual([
      { at: -1, level: 3 },
      { at: 0, level: 8 },
      { at: 1, level: 5 },
    ]);
  });

  it('of a short cycle give the first two weeks to the earlier period', () => {
    const history = [d('2026-11-02'), d('2026-10-18')].map((startDate) => ({ startDate })) as never;
    const logs = [day(d('2026-10-18'), 13, { pain: { level: 4, places: [] } })];
    const short = painRows({ history, logs, today: TODAY });
    expect(short.map(({ days }) => days)).toEqual([[{ at: 13, level: 4 }], []]);
  });
});

it.each([
  [{ pain: { level: 0, places: [] }, symptoms: { cramps: 3 } }, 0],
  [{ symptoms: { cramps: 1 } }, 2],
  [{ symptoms: { cramps: 3 } }, 8],
  [{ symptoms: { headache: 3 } }, 0],
  [{}, 0],
] as const)('the pain of %j is %i', (log, level) => {
  expect(painOf({ date: TODAY, ...log })).toBe(level);
});
