import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { dayForKey, dayMonthsLater, monthsLater, weeksOf } from './month-grid.ts';

test.each([
  ['2026-11', 0, 5, '2026-11-01', '2026-12-05'],
  ['2026-11', 1, 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 1, 4, '2027-02-01', '2027-02-28'],
  ['2024-02', 0, 5, '2024-01-28', '2024-03-02'],
] as const)('%s with a week that starts on %i has %i weeks', (month, weekStart, count, first, last) => {
  const weeks = weeksOf(month, weekStart);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test('months run over the turn of the year both ways', () => {
  expect([monthsLater('2026-11', 2), monthsLater('2026-01', -1), monthsLater('2026-12', 1)]).toEqual([
    '2027-01',
    '2025-12',
    '2027-01',
  ]);
  expect(dayMonthsLater(localDate('2026-03-31'), -1)).toBe('2026-02-28');
  expect(dayMonthsLater(localDate('2024-02-29'), 12)).toBe('2025-02-28');
});

test.each([
  ['ArrowLeft', false, '2026-11-17'],
  ['ArrowRight', false, '2026-11-19'],
  ['ArrowUp', false, '2026-11-11'],
  ['ArrowDown', false, '2026-11-25'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageUp', false, '2026-10-18'],
  ['PageDown', false, '2026-12-18'],
  ['PageUp', true, '2025-11-18'],
  ['PageDown', true, '2027-11-18'],
  ['Tab', false, null],
])('%s (shift %s) leads from Wednesday 18 November to %s', (key, shiftKey, to) => {
  expect(dayForKey({ key, shiftKey }, { from: localDate('2026-11-18'), weekStart: 0 })).toBe(to);
});

test('Home and End keep to a week that starts on Monday', () => {
  const at = { from: localDate('2026-11-22'), weekStart: 1 } as const;
  expect(dayForKey({ key: 'Home', shiftKey: false }, at)).toBe('2026-11-16');
  expect(dayForKey({ key: 'End', shiftKey: false }, at)).toBe('2026-11-22');
});
