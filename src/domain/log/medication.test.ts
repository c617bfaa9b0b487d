import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Intake } from '#domain/cycle/day-log.ts';
import { adherence, dueSlots, type Medication } from './medication.ts';

const d = localDate;
const ID = '5f0c2b1e-0000-4000-8000-000000000001';
const PILL: Medication = {
  id: ID,
  name: 'Maren 30',
  kind: 'pill',
  schedule: 'daily',
  start: d('2026-11-01'),
  hidden: false,
};
const span = (from: string, today: string) => ({ from: d(from), today: d(today) });
const on = (date: string, ...events: Intake['event'][]): DayLog => ({
  date: d(date),
  medication: events.map((event) => ({ kind: 'pill', event, id: ID })),
});

describe('when an intake is due', () => {
  test.each<[string, Partial<Medication>, ReturnType<typeof span>, string[]]>([
    ['daily from its first day', {}, span('2026-10-30', '2026-11-03'), ['2026-11-01', '2026-11-02', '2026-11-03']],
    ['nothing before it begins', {}, span('2026-10-01', '2026-10-31'), []],
    [
      '21 and 7: the last of the first round and the first of the next',
      { schedule: 'cyclic_21_7' },
      span('2026-11-20', '2026-11-30'),
      ['2026-11-20', '2026-11-21', '2026-11-29', '2026-11-30'],
    ],
    [
      '24 and 4',
      { schedule: 'cyclic_24_4' },
      span('2026-11-23', '2026-11-29'),
      ['2026-11-23', '2026-11-24', '2026-11-29'],
    ],
    [
      'a patch of 21 and 7: three times, then a week without',
      { kind: 'patch', schedule: 'cyclic_21_7' },
      span('2026-11-01', '2026-11-30'),
      ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-29'],
    ],
    [
      'a ring of 21 and 7: once',
      { kind: 'ring', schedule: 'cyclic_21_7' },
      span('2026-11-01', '2026-11-30'),
      ['2026-11-01', '2026-11-29'],
    ],
    ['weekly', { schedule: 'weekly' }, span('2026-11-02', '2026-11-20'), ['2026-11-08', '2026-11-15']],
    [
      'monthly, where February has no 31st',
      { schedule: 'monthly', start: d('2026-01-31') },
      span('2026-01-01', '2026-04-30'),
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'every 12 weeks',
      { kind: 'injection', schedule: 'every_12_weeks', start: d('2026-06-01') },
      span('2026-06-01', '2026-11-20'),
      ['2026-06-01', '2026-08-24', '2026-11-16'],
    ],
    ['as needed: never', { schedule: 'as_needed' }, span('2026-11-01', '2026-11-30'), []],
  ])('%s', (_when, change, within, due) => {
    expect(dueSlots({ ...PILL, ...change }, within).map(({ from }) => from)).toEqual(due);
  });
});

describe('how many are logged', () => {
  const five = span('2026-11-01', '2026-11-05');
  test.each<[string, DayLog[], { taken: number; expected: number }]>([
    [
      'all of four, today is not over',
      ['01', '02', '03', '04'].map((day) => on(`2026-11-${day}`, 'taken')),
      { taken: 4, expected: 4 },
    ],
    [
      'today counts once it is logged',
      ['01', '02', '03', '04', '05'].map((day) => on(`2026-11-${day}`, 'taken')),
      { taken: 5, expected: 5 },
    ],
    ['late is taken', [on('2026-11-01', 'late')], { taken: 1, expected: 4 }],
    ['missed is not', [on('2026-11-01', 'taken'), on('2026-11-02', 'missed')], { taken: 1, expected: 4 }],
    [
      'two at once meet the day before too',
      [on('2026-11-01', 'taken'), on('2026-11-02', 'missed'), on('2026-11-03', 'doubled')],
      { taken: 3, expected: 4 },
    ],
    ['twice on one day is once', [on('2026-11-01', 'taken', 'taken')], { taken: 1, expected: 4 }],
    ['nothing logged', [], { taken: 0, expected: 4 }],
  ])('%s', (_what, logs, counted) => {
    expect(adherence(PILL, { logs, span: five })).toEqual(counted);
  });

  test('another medication does not count, an imported event of the same kind does', () => {
    const other: DayLog = {
      date: d('2026-11-01'),
      medication: [{ kind: 'pill', event: 'taken', id: ID.replace('1', '2') }],
    };
    const imported: DayLog = {
      date: d('2026-11-02'),
      medication: [
        { kind: 'pill', event: 'taken' },
        { kind: 'patch', event: 'placed' },
      ],
    };
    expect(adherence(PILL, { logs: [other, imported], span: five })).toEqual({ taken: 1, expected: 4 });
  });

  test('a weekly one that came two days later is met, and one that may still come is not owed', () => {
    const weekly: Medication = { ...PILL, schedule: 'weekly' };
    expect(adherence(weekly, { logs: [on('2026-11-03', 'late')], span: span('2026-11-01', '2026-11-10') })).toEqual({
      taken: 1,
      expected: 1,
    });
    expect(adherence(weekly, { logs: [on('2026-11-03', 'late')], span: span('2026-11-01', '2026-11-15') })).toEqual({
      taken: 1,
      expected: 2,
    });
  });

  test('where nothing is expected nothing is counted', () => {
    expect(adherence({ ...PILL, schedule: 'as_needed' }, { logs: [on('2026-11-01', 'taken')], span: five })).toBeNull();
    expect(adherence({ ...PILL, start: d('2026-11-05') }, { logs: [], span: five })).toBeNull();
  });

  test('a year of days gives one answer in whatever order they come', () => {
    const logs = Array.from({ length: 300 }, (_, day) =>
      on(addDays(d('2026-01-01'), day), day % 3 ? 'taken' : 'missed'),
    );
    const whole = { logs, span: span('2026-01-01', '2026-10-27') };
    const start = { ...PILL, start: d('2026-01-01') };
    expect(adherence(start, whole)).toEqual({ taken: 200, expected: 300 });
    expect(adherence(start, { ...whole, logs: logs.toReversed() })).toEqual({ taken: 200, expected: 300 });
  });
});
