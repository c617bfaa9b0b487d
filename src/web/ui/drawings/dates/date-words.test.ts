import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { dateWithYear, longDate, shortDate, twoDates, weekdayNames, weekdayOf } from './date-words.ts';

test.each([
  ['2026-11-04', 3, 'Wednesday 4 November', 'Wed 4 Nov', '4 November 2026'],
  ['2025-01-06', 1, 'Monday 6 January', 'Mon 6 Jan', '6 January 2025'],
  ['1969-12-31', 3, 'Wednesday 31 December', 'Wed 31 Dec', '31 December 1969'],
  ['2024-02-29', 4, 'Thursday 29 February', 'Thu 29 Feb', '29 February 2024'],
])('%s is written out', (date, weekday, long, short, full) => {
  const day = localDate(date);
  expect([weekdayOf(day), longDate(day), shortDate(day), dateWithYear(day)]).toEqual([weekday, long, short, full]);
});

test('a range names a shared month once', () => {
  expect(twoDates(localDate('2026-11-25'), localDate('2026-11-30'))).toBe('25 and 30 November');
  expect(twoDates(localDate('2026-11-30'), localDate('2026-12-04'))).toBe('30 November and 4 December');
});

test('the week starts where she likes', () => {
  expect(weekdayNames(0)[0]).toBe('Sunday');
  expect(weekdayNames(1)[0]).toBe('Monday');
  expect(weekdayNames(1)[6]).toBe('Sunday');
  expect(weekdayNames(6).slice(0, 2)).toEqual(['Saturday', 'Sunday']);
});
