import { describe, expect, test } from 'vitest';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { cycleAt, cycleInWindow } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { cycleDayOf, dayPhases } from './cycle-days.ts';

const day = localDate;
const open: CycleWire = {
  id: '00000000-0000-4000-8000-000000000001',
  startDate: day('2026-11-04'),
  cycleLength: 28,
  periodLength: 5,
  createdAt: '2026-11-04T00:00:00.000Z',
  endDate: null,
  periodEnd: day('2026-11-08'),
  excluded: null,
};
const before: CycleWire = {
  ...open,
  id: '00000000-0000-4000-8000-000000000002',
  startDate: day('2026-10-07'),
  endDate: day('2026-11-03'),
  periodEnd: day('2026-10-11'),
};
const cycles = [open, before];

describe('the cycle day of a day', () => {
  test.each([
    ['2026-11-04', 1],
    ['2026-11-21', 18],
    ['2026-11-03', 28],
    ['2026-10-07', 1],
    ['2026-10-06', null],
  ])('%s is day %s', (date, number) => {
    expect(cycleDayOf(day(date), { cycles, view: cycleAt() })).toBe(number);
  });

  test('nothing is counted while her cycle rests, but what was lived before keeps its number', () => {
    const view = cycleAt({ state: 'resting', forecast: null });
    expect([cycleDayOf(day('2026-11-21'), { cycles, view }), cycleDayOf(day('2026-10-08'), { cycles, view })]).toEqual([
      null,
      2,
    ]);
  });
});

describe('the phase of each day', () => {
  const of = (view: ReturnType<typeof cycleAt>, change: Partial<CycleWire> = {}, firstYears = false) => {
    const list = dayPhases({
      cycles: [{ ...open, startDate: view.startDate ?? open.startDate, ...change }],
      view,
      firstYears,
    });
    return (date: string) => {
      const found = list.filter((entry) => entry.date === day(date));
      expect(found.length).toBeLessThan(2);
      return found[0] ? `${found[0].known} ${found[0].phase}` : 'nothing';
    };
  };

  test("lived to today, expected to the cycle's end, unknown to the window's end, nothing after it", () => {
    const at = of(cycleAt());
    expect(
      [
        '2026-11-04',
        '2026-11-08',
        '2026-11-09',
        '2026-11-16',
        '2026-11-21',
        '2026-11-22',
        '2026-12-01',
        '2026-12-02',
        '2026-12-04',
        '2026-12-05',
      ].map(at),
    ).toEqual([
      'lived rest',
      'lived rest',
      'lived create',
      'lived shine',
      'lived reflect',
      'expected reflect',
      'expected reflect',
      'unknown rest',
      'unknown rest',
      'nothing',
    ]);
  });

  test('irregular: expected to the day before the window, unknown in it', () => {
    const view = cycleInWindow(18, { low: '2026-11-26', high: '2026-12-13' }, { irregular: true });
    expect(['2026-11-25', '2026-11-26', '2026-12-13', '2026-12-14'].map(of(view))).toEqual([
      'expected reflect',
      'unknown rest',
      'unknown rest',
      'nothing',
    ]);
  });

  test('in the window the lived phase runs on to today', () => {
    const view = cycleInWindow(29, { low: '2026-11-19', high: '2026-11-24' }, { state: 'window' });
    expect(['2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25'].map(of(view))).toEqual([
      'lived reflect',
      'unknown rest',
      'unknown rest',
      'nothing',
    ]);
  });

  test('past the window nothing is claimed', () => {
    const view = cycleInWindow(33, { low: '2026-11-14', high: '2026-11-18' }, { state: 'past', daysPast: 3 });
    expect(['2026-11-18', '2026-11-19', '2026-11-22'].map(of(view))).toEqual(['lived reflect', 'nothing', 'nothing']);
  });

  test.each([
    ['resting', cycleAt({ state: 'resting', forecast: null }), {}, false],
    ['excluded', cycleAt(), { excluded: 'travel' }, false],
    ['first years', cycleAt(), {}, true],
  ] as const)('%s: the period alone', (_name, view, change, firstYears) => {
    expect(['2026-11-08', '2026-11-09', '2026-12-02'].map(of(view, change, firstYears))).toEqual([
      'lived rest',
      'nothing',
      'nothing',
    ]);
  });

  test('a closed cycle has its own lengths', () => {
    const list = dayPhases({ cycles: [before], view: cycleAt(), firstYears: false });
    expect([list.length, list[0]?.phase, list.at(-1)?.date, list.every(({ known }) => known === 'lived')]).toEqual([
      28,
      'rest',
      '2026-11-03',
      true,
    ]);
  });
});
