import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { moonDays, type PrincipalInstant } from './moon-days.ts';
import { phaseName } from './phase-name.ts';

const at = (phase: PrincipalInstant['phase'], time: string): PrincipalInstant => ({ phase, at: new Date(time) });
const INSTANTS = [
  at('last_quarter', '2026-11-01T20:28:00Z'),
  at('new', '2026-11-09T07:02:00Z'),
  at('first_quarter', '2026-11-17T11:48:00Z'),
  at('full', '2026-11-24T14:53:00Z'),
  at('last_quarter', '2026-12-01T06:09:00Z'),
];
const asked: string[] = [];
const days = (from: string, to: string, timeZone: string) =>
  moonDays({
    from: localDate(from),
    to: localDate(to),
    timeZone,
    instants: INSTANTS,
    illuminatedAt: (time) => {
      asked.push(time.toISOString());
      return 0.25;
    },
  });

describe('names of days (decisions 7)', () => {
  it.each([
    ['2026-11-08', 'waning_crescent', false, 0.25],
    ['2026-11-09', 'new', true, 0],
    ['2026-11-10', 'waxing_crescent', true, 0.25],
    ['2026-11-16', 'waxing_crescent', true, 0.25],
    ['2026-11-17', 'first_quarter', true, 0.5],
    ['2026-11-18', 'waxing_gibbous', true, 0.25],
    ['2026-11-24', 'full', false, 1],
    ['2026-11-25', 'waning_gibbous', false, 0.25],
    ['2026-12-01', 'last_quarter', false, 0.5],
    ['2026-12-02', 'waning_crescent', false, 0.25],
  ])('%s in UTC', (date, phase, waxing, illuminated) => {
    expect(days(date, date, 'UTC')).toMatchObject([{ date, phase, waxing, illuminated }]);
  });

  it('the day of an instant is the day of the zone', () => {
    const fullIn = (zone: string) =>
      days('2026-11-20', '2026-11-28', zone)
        .filter((day) => day.phase === 'full')
        .map((day) => day.date);
    expect(fullIn('America/Los_Angeles')).toEqual(['2026-11-24']);
    expect(fullIn('Asia/Tokyo')).toEqual(['2026-11-24']);
    expect(fullIn('Pacific/Kiritimati')).toEqual(['2026-11-25']); // UTC+14
    expect(fullIn('Pacific/Auckland')).toEqual(['2026-11-25']);
  });

  it('a principal day bears its exact instant, others none', () => {
    expect(days('2026-11-24', '2026-11-25', 'UTC').map((day) => day.instant)).toEqual([
      '2026-11-24T14:53:00.000Z',
      null,
    ]);
  });

  it('asks for the light at 9 pm there, also after clocks changed', () => {
    asked.length = 0;
    days('2026-11-10', '2026-11-10', 'America/New_York');
    days('2026-11-10', '2026-11-10', 'Asia/Kathmandu');
    expect(asked).toEqual(['2026-11-11T02:00:00.000Z', '2026-11-10T15:15:00.000Z']);
  });

  it('refuses instants that do not reach back', () => {
    expect(() => days('2026-10-20', '2026-10-21', 'UTC')).toThrow(RangeError);
  });
});

describe('words', () => {
  it('names every phase', () => {
    expect(phaseName('waxing_gibbous')).toBe('Waxing gibbous');
    expect(phaseName('new')).toBe('New moon');
  });
});
