import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { planYear } from './plan-year.ts';

const year = (since: string, paidTo: string, today: string) =>
  planYear({ since: localDate(since), paidTo: localDate(paidTo), today: localDate(today) });
const told = (months: ReturnType<typeof year>) => months.map(({ state }) => state.slice(0, 1)).join('');

describe('twelve months of a plan', () => {
  test('a year just begun: this month lived, eleven paid for', () => {
    const months = year('2026-11-16', '2027-11-16', '2026-11-21');
    expect(months.map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
      '2027-10',
    ]);
    expect(told(months)).toBe('lppppppppppp');
  });
  test('its last day belongs to it, its first anniversary to the next', () => {
    expect(year('2026-11-16', '2027-11-16', '2027-11-15')[0]?.month).toBe('2026-11');
    expect(year('2026-11-16', '2028-11-16', '2027-11-16')[0]?.month).toBe('2027-11');
    expect(told(year('2026-11-16', '2028-11-16', '2027-11-16'))).toBe('lppppppppppp');
  });
  test('month by month: what was lived, and nothing ahead', () => {
    expect(told(year('2026-09-16', '2026-12-16', '2026-11-21'))).toBe('lllooooooooo');
  });
  test('a month paid for in the midst of it', () => {
    expect(told(year('2026-09-16', '2027-01-16', '2026-11-21'))).toBe('lllpoooooooo');
  });
  test('a first day that lies ahead by the clock of another zone is still the first month', () => {
    expect(told(year('2026-12-01', '2027-12-01', '2026-11-30'))).toBe('pppppppppppp');
  });
});
