import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { mondayOf, toldWeeks, weeksUntil } from './weeks.ts';

describe('the weeks of a teacher', () => {
  test.each([
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-29T12:00:00Z', '2026-11-23'],
    ['2027-01-01T12:00:00Z', '2026-12-28'],
  ])('%s lies in the week of %s', (instant, monday) => {
    expect(mondayOf(new Date(instant))).toBe(monday);
  });

  test('are twelve, this one with them, over a change of year', () => {
    const weeks = weeksUntil(localDate('2027-01-18'));
    expect(weeks).toHaveLength(12);
    expect([weeks[0], weeks.at(-1)]).toEqual(['2026-11-02', '2027-01-18']);
  });

  test('hide every count below five, and minutes with the plays they come from', () => {
    const week = localDate('2026-11-23');
    const told = toldWeeks([{ week, plays: 4, seconds: 9_000, finished: 5, kept: 12, thanks: 1 }], week);
    expect(told.at(-1)).toEqual({ week, plays: null, minutes: null, finished: 5, kept: 12, thanks: null });
    expect(told[0]).toMatchObject({ week: '2026-09-07', plays: null, kept: null });
  });

  test('round seconds to minutes', () => {
    const week = localDate('2026-11-23');
    const told = toldWeeks([{ week, plays: 5, seconds: 329, finished: 0, kept: 0, thanks: 0 }], week);
    expect(told.at(-1)).toMatchObject({ plays: 5, minutes: 5 });
  });
});
