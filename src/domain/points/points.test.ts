import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { isAwardDay } from './award-day.ts';
import { CHECK_IN_POINTS, returnPoints } from './points.ts';

it('a check-in gives one point', () => {
  expect(CHECK_IN_POINTS).toBe(1);
});

it.each([
  [-3, 0],
  [0, 0],
  [1, 25],
  [2, 25],
  [3, 50],
  [6, 50],
  [7, 100],
  [400, 100],
])('%i days away give %i points', (days, points) => {
  expect(returnPoints(days)).toBe(points);
});

it.each([
  [null, '2026-11-21', true],
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-21', '2026-11-21', false],
  ['2026-11-22', '2026-11-21', false],
  ['2025-12-31', '2026-01-01', true],
])('after %s an award on %s counts: %s', (last, day, counts) => {
  expect(isAwardDay(localDate(day), last === null ? null : localDate(last))).toBe(counts);
});
