import { describe, expect, it } from 'vitest';
import { localDate as d } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { editsFrom, firstKeptDay, goingOf, withOldLogs } from './old-logs.ts';

const cycles = [
  { startDate: d('2024-11-19'), periodEnd: d('2024-11-22') },
  { startDate: d('2024-12-17'), periodEnd: d('2024-12-20') },
];

describe('the first day that stays', () => {
  it.each([
    ['2026-11-21', 1, '2025-11-21'],
    ['2026-11-25', 2, '2024-11-25'],
    ['2028-02-29', 1, '2027-02-28'],
    ['2028-02-29', 4, '2024-02-29'],
  ])('on %s, %i years back: %s', (today, years, first) =>
    expect(firstKeptDay(d(today), { years, cycles })).toBe(first),
  );

  it.each([
    ['the day before it begins', '2026-11-19', '2024-11-19'],
    ['its second day', '2026-11-20', '2024-11-19'],
    ['its last day', '2026-11-22', '2024-11-19'],
    ['the day after its last', '2026-11-23', '2024-11-23'],
  ])('a period goes whole: %s', (_, today, first) => expect(firstKeptDay(d(today), { years: 2, cycles })).toBe(first));
});

it('what goes is told by count, oldest and newest day, in whatever order it lies', () => {
  expect(goingOf('day_logs', [d('2024-02-01'), d('2023-05-07'), d('2024-01-01')])).toEqual({
    kind: 'day_logs',
    count: 3,
    oldest: '2023-05-07',
    newest: '2024-02-01',
  });
  expect(goingOf('forecasts', [d('2024-02-01')])).toEqual({
    kind: 'forecasts',
    count: 1,
    oldest: '2024-02-01',
    newest: '2024-02-01',
  });
  expect(goingOf('forecasts', [])).toEqual({ kind: 'forecasts', count: 0, oldest: null, newest: null });
});

describe('a choice of years', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const [due, earlier] = [new Date('2026-11-28T12:00:00Z'), new Date('2026-11-24T12:00:00Z')];
  it.each([
    ['the first waits', { years: null, plan: null }, 3, { years: null, plan: { years: 3, dueAt: due } }],
    ['fewer years wait', { years: 5, plan: null }, 3, { years: 5, plan: { years: 3, dueAt: due } }],
    ['more years hold at once', { years: 3, plan: null }, 5, { years: 5, plan: null }],
    ['the same again takes a plan back', { years: 3, plan: { years: 1, dueAt: earlier } }, 3, { years: 3, plan: null }],
    [
      'more than planned keeps the day',
      { years: null, plan: { years: 1, dueAt: earlier } },
      2,
      { years: null, plan: { years: 2, dueAt: earlier } },
    ],
    [
      'the planned one again keeps the day',
      { years: 5, plan: { years: 1, dueAt: earlier } },
      1,
      { years: 5, plan: { years: 1, dueAt: earlier } },
    ],
    [
      'less than planned waits anew',
      { years: 5, plan: { years: 2, dueAt: earlier } },
      1,
      { years: 5, plan: { years: 1, dueAt: due } },
    ],
  ] as const)('%s', (_, stands, years, then) => expect(withOldLogs(stands, { years, now })).toEqual(then));
});

it('changes by hand stay only where every day they speak of does', () => {
  const trace = (startDate: string, day: string) => ({
    kind: 'end' as const,
    startDate: d(startDate),
    to: null,
    gone: NO_EDITS,
    added: NO_EDITS,
    days: [{ date: d(day), before: {}, after: { flow: 'light' as const } }],
  });
  const edits = {
    joined: [d('2024-01-01'), d('2025-01-01')],
    split: [d('2024-12-31')],
    notPeriod: [d('2025-03-01')],
    excluded: [
      { startDate: d('2024-05-05'), reason: 'illness' as const },
      { startDate: d('2025-05-05'), reason: 'stress' as const },
    ],
    traces: [trace('2025-02-02', '2024-12-31'), trace('2025-02-02', '2025-02-03')],
  };
  expect(editsFrom(edits, d('2025-01-01'))).toEqual({
    joined: ['2025-01-01'],
    split: [],
    notPeriod: ['2025-03-01'],
    excluded: [{ startDate: '2025-05-05', reason: 'stress' }],
    traces: [trace('2025-02-02', '2025-02-03')],
  });
  expect(editsFrom(NO_EDITS, d('2025-01-01'))).toEqual(NO_EDITS);
});
