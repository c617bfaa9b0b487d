import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Intake } from '#domain/cycle/day-log.ts';
import type { Medication } from '#domain/log/medication.ts';
import { medicinesOf } from './report-medicines.ts';
import { reportSignsOf } from './report-signs.ts';

const d = localDate;
const span = { from: d('2026-11-01'), to: d('2026-11-10') };
const PILL: Medication = {
  id: 'pill',
  name: 'Maren 30',
  kind: 'pill',
  schedule: 'daily',
  start: d('2026-10-20'),
  hidden: false,
};
const OLD: Medication = {
  id: 'old',
  name: 'Iron',
  kind: 'medicine',
  schedule: 'daily',
  start: d('2025-01-01'),
  hidden: true,
};
const on = (day: number, ...medication: Intake[]): DayLog => ({ date: addDays(span.from, day - 1), medication });
const pill = (event: Intake['event']): Intake => ({ kind: 'pill', event, id: 'pill' });

test('a medicine is told with since when and how much of what was expected is logged', () => {
  const logs = [
    on(1, pill('taken')),
    on(2, pill('late')),
    on(3, pill('missed')),
    on(4, pill('taken')),
    on(10, pill('taken')),
  ];
  expect(medicinesOf({ medications: [PILL], logs, span })).toEqual([
    {
      name: 'Maren 30',
      kind: 'pill',
      schedule: 'daily',
      since: '2026-10-20',
      past: false,
      adherence: { taken: 4, expected: 10 },
      days: { taken: 4, missed: 1, late: 1 },
    },
  ]);
});

test.each([
  ['one that is no longer taken and was not logged', OLD, [], []],
  [
    'one that is no longer taken, with the days it was logged',
    OLD,
    [on(1, { kind: 'medicine', event: 'taken', id: 'old' })],
    [{ past: true, adherence: null, days: { taken: 1, missed: 0, late: 0 } }],
  ],
  ['one that begins after the span', { ...PILL, start: d('2026-11-11') }, [], []],
  ['one that begins on its last day', { ...PILL, start: d('2026-11-10') }, [], [{ name: 'Maren 30', adherence: null }]],
  [
    'what is on no list, by its kind',
    OLD,
    [on(2, { kind: 'emergency_pill', event: 'taken' }), on(3, { kind: 'pill', event: 'taken', id: 'gone' })],
    [
      { name: null, kind: 'emergency_pill', since: null, days: { taken: 1 } },
      { name: null, kind: 'pill' },
    ],
  ],
])('%s', (_what, medication, logs, told) => {
  expect(medicinesOf({ medications: [medication], logs, span })).toMatchObject(told);
});

const HISTORY = [{ startDate: d('2026-11-03'), length: null, lived: 8, periodLength: 5, excluded: null }];
const SIGNS: DayLog[] = [
  { date: d('2026-11-02'), fluid: 'dry', tests: [{ kind: 'pregnancy', result: 'negative', time: '07:00' }] },
  {
    date: d('2026-11-05'),
    fluid: 'egg_white',
    tests: [
      { kind: 'ovulation', result: 'high' },
      { kind: 'ovulation', result: 'positive' },
    ],
  },
  { date: d('2026-11-06'), fluid: 'egg_white' },
];

test('tests stand by day with the cycle day, fluid as a count of days', () => {
  expect(reportSignsOf({ logs: SIGNS, history: HISTORY, ovulation: true })).toEqual({
    tests: [
      { date: '2026-11-02', cycleDay: null, results: [{ kind: 'pregnancy', result: 'negative' }] },
      {
        date: '2026-11-05',
        cycleDay: 3,
        results: [
          { kind: 'ovulation', result: 'high' },
          { kind: 'ovulation', result: 'positive' },
        ],
      },
    ],
    fluid: [
      { fluid: 'dry', days: 1 },
      { fluid: 'egg_white', days: 2 },
    ],
  });
});

test('where ovulation is not shown, neither its tests nor fluid are', () => {
  const hidden = reportSignsOf({ logs: SIGNS, history: HISTORY, ovulation: false });
  expect(hidden).toEqual({
    tests: [{ date: '2026-11-02', cycleDay: null, results: [{ kind: 'pregnancy', result: 'negative' }] }],
    fluid: [],
  });
});
