import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { KEPT_CONDITIONS } from '#domain/journey/kept-conditions.ts';
import { heatOf, keptFigures, type KeptInput } from './kept-figures.ts';

const START = localDate('2026-09-01');
const period = (offset: number): DayLog[] =>
  Array.from({ length: 4 }, (_, day) => ({
    date: addDays(START, offset + day),
    flow: 'heavy' as const,
    pain: { level: 6, places: ['pelvis' as const] },
    missed: ['work' as const],
    ...(day < 3 && { bloodLoss: { counts: { pad_full: 2 } } }),
  }));
const LOGS: DayLog[] = [
  ...[0, 28, 56, 84].flatMap(period),
  {
    date: addDays(START, 10),
    flushesDay: 4,
    flushesNight: 2,
    symptoms: { night_sweats: 2 },
    sleep: { hours: 6.5, quality: 'poor' },
    temperature: { celsius: 36.6, disturbed: false },
    fluid: 'egg_white',
    tests: [{ kind: 'ovulation', result: 'positive' }],
  },
];
const ADULT = { adult: true, bleeding: true, ovulation: true, periods: true };
const figures = (change: Partial<KeptInput>, kind: 'one' | 'full' = 'full') =>
  keptFigures(
    {
      logs: LOGS,
      cycles: deriveCycles(LOGS, NO_EDITS),
      medications: [],
      span: { from: START, to: addDays(START, 100) },
      viewer: ADULT,
      conditions: [],
      wording: 'plain',
      ...change,
    },
    kind,
  );

describe('a condition brings its figures', () => {
  test.each([
    ['Heavy bleeding', ['bloodLoss', 'missed']],
    ['Fibroids', ['bloodLoss', 'missed']],
    ['Endometriosis', ['pain', 'missed']],
    ['Painful periods', ['pain', 'missed']],
    ['Other', ['pain', 'missed']],
    ['Hormone imbalance', ['heat', 'bleeding']],
    ['Irregular cycles', ['bleeding']],
    ['Fertility challenges', ['signs']],
    ['PMS/PMDD', []],
    ['No diagnosed conditions', []],
  ])('%s', (condition, parts) => expect(Object.keys(figures({ conditions: [condition] }))).toEqual(parts));

  test('two conditions share a part, which names both', () =>
    expect(figures({ conditions: ['Painful periods', 'Endometriosis'] }).pain?.for).toEqual([
      'Endometriosis',
      'Painful periods',
    ]));

  test('the years around menopause bring heat and bleeding by the stage', () =>
    expect(figures({ wording: 'perimenopause' })).toMatchObject({
      heat: {
        for: ['menopause_years'],
        day: { days: 1, median: 4, most: 4 },
        night: { days: 1, median: 2, most: 2 },
        flushes: 1,
        sweats: 1,
        sleep: { nights: 1, median: 6.5 },
        poorNights: 1,
      },
      bleeding: { told: 16, flows: [{ flow: 'heavy', days: 16 }] },
    }));
});

test('hot flashes logged as a symptom count as days of them, with no number behind', () => {
  const logs = [1, 2, 3].map((day) => ({ date: addDays(START, day), symptoms: { hot_flushes: 2 } })) as DayLog[];
  expect(heatOf(logs)).toMatchObject({ flushes: 3, day: null, night: null });
  expect(heatOf([{ date: START, flushesDay: 0 } as DayLog])).toMatchObject({ flushes: 0, day: { days: 1, most: 0 } });
});

test('each figure says how many days stand behind it', () => {
  const { bloodLoss, pain, missed } = figures({ conditions: ['Heavy bleeding', 'Endometriosis'] });
  expect(bloodLoss?.periods[0]).toMatchObject({ score: 120, counted: 3, days: 4, worthShowing: true });
  expect(bloodLoss?.periods[0]?.missing).toEqual([addDays(START, 87)]);
  expect(pain).toMatchObject({ told: 16, painful: 16, worst: 6, places: [{ place: 'pelvis', days: 16 }] });
  expect(missed).toMatchObject({ days: 16, each: [{ what: 'work', days: 16 }] });
});

test('one page holds the newest three periods and says of how many', () => {
  const { bloodLoss } = figures({ conditions: ['Fibroids'] }, 'one');
  expect([bloodLoss?.periods.length, bloodLoss?.of]).toEqual([3, 4]);
});

test('a teen’s has nothing of fertility or menopause, whatever the conditions are', () => {
  const teen = figures({ conditions: KEPT_CONDITIONS, viewer: { ...ADULT, adult: false, ovulation: false } });
  expect(Object.keys(teen)).toEqual(['bloodLoss', 'pain', 'missed', 'bleeding']);
});

test('where no periods are counted there is no chart; where signs are hidden there are none', () => {
  const hidden = { ...ADULT, bleeding: false, periods: false, ovulation: false };
  expect(Object.keys(figures({ conditions: KEPT_CONDITIONS, viewer: hidden }))).toEqual(['pain', 'missed', 'heat']);
});
