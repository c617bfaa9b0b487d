import { describe, expect, it } from 'vitest';
import { addDays, dayInZone, daysBetween, localDate } from '#domain/calendar/local-date.ts';
import { clockInZone } from '#domain/calendar/zone-clock.ts';
import type { PrincipalInstant } from '#domain/moon/moon-days.ts';
import { seriesDates, wallInstant, weekdayOf, type SeriesRule } from './series.ts';

const d = localDate;
const none: readonly PrincipalInstant[] = [];
const shown = (rule: SeriesRule, zone: string, [from, to]: [string, string], time = '20:00', instants = none) =>
  seriesDates(rule, { hour: { time, zone }, from: d(from), to: d(to), instants }).map(
    ({ day, at }) => `${day} ${clockInZone(at, zone).slice(0, 16)} ${at.toISOString().slice(0, 16)}Z`,
  );
const TUESDAYS = { every: 'week', weekday: 2 } as const;

describe('a weekly series', () => {
  it.each([
    ['Europe/Lisbon', ['2026-10-20', '2026-10-27'], ['19:00', '20:00']],
    ['America/New_York', ['2026-10-27', '2026-11-03'], ['00:00', '01:00']],
    ['Australia/Sydney', ['2026-09-29', '2026-10-06'], ['10:00', '09:00']],
    // Half an hour is all that Lord Howe's clocks move.
    ['Australia/Lord_Howe', ['2026-09-29', '2026-10-06'], ['09:30', '09:00']],
  ])('keeps 8 pm in %s when the clocks change', (zone, days, utc) => {
    const dates = shown(TUESDAYS, zone, [days[0] ?? '', days[1] ?? '']);
    expect(dates.map((date) => date.slice(11, 27))).toEqual(days.map((day) => `${day}T20:00`));
    expect(dates.map((date) => date.slice(-6, -1))).toEqual(utc);
  });

  it('begins after an hour that is skipped, and takes the first of one that comes twice', () => {
    const sundays = { every: 'week', weekday: 7 } as const;
    expect(shown(sundays, 'Europe/Lisbon', ['2026-03-29', '2026-03-29'], '01:30')).toEqual([
      '2026-03-29 2026-03-29T02:00 2026-03-29T01:00Z',
    ]);
    expect(shown(sundays, 'Europe/Lisbon', ['2026-10-25', '2026-10-25'], '01:30')).toEqual([
      '2026-10-25 2026-10-25T01:30 2026-10-25T00:30Z',
    ]);
    expect(shown(sundays, 'Australia/Lord_Howe', ['2026-10-04', '2026-10-04'], '02:15')).toEqual([
      '2026-10-04 2026-10-04T02:30 2026-10-03T15:30Z',
    ]);
    expect(shown(sundays, 'Australia/Lord_Howe', ['2026-04-05', '2026-04-05'], '01:45')).toEqual([
      '2026-04-05 2026-04-05T01:45 2026-04-04T14:45Z',
    ]);
  });
});

describe('a monthly series', () => {
  it('takes the day by its name and number, also the last one', () => {
    const days = (nth: 1 | 4 | 'last') =>
      shown({ every: 'month', weekday: 5, nth }, 'UTC', ['2026-10-01', '2027-01-31']).map((date) => date.slice(0, 10));
    expect(days(1)).toEqual(['2026-10-02', '2026-11-06', '2026-12-04', '2027-01-01']);
    expect(days(4)).toEqual(['2026-10-23', '2026-11-27', '2026-12-25', '2027-01-22']);
    expect(days('last')).toEqual(['2026-10-30', '2026-11-27', '2026-12-25', '2027-01-29']);
  });
});

describe('a series of the moon', () => {
  const full: PrincipalInstant[] = [
    { phase: 'full', at: new Date('2026-11-24T14:53:00Z') },
    { phase: 'new', at: new Date('2026-12-09T00:52:00Z') },
    { phase: 'full', at: new Date('2026-12-24T01:28:00Z') },
  ];
  it('comes on the evening of the local day that holds the instant', () => {
    const of = (zone: string) =>
      shown({ every: 'full_moon' }, zone, ['2026-11-01', '2026-12-31'], '20:00', full).map((date) => date.slice(0, 10));
    expect(of('America/New_York')).toEqual(['2026-11-24', '2026-12-23']);
    expect(of('Europe/Lisbon')).toEqual(['2026-11-24', '2026-12-24']);
    expect(of('Australia/Sydney')).toEqual(['2026-11-25', '2026-12-24']);
    expect(
      shown({ every: 'new_moon' }, 'America/New_York', ['2026-11-01', '2026-12-31'], '20:30', full).map((date) =>
        date.slice(0, 27),
      ),
    ).toEqual(['2026-12-08 2026-12-08T20:30']);
  });
});

describe('any rule, zone and hour', () => {
  const ZONES = ['Europe/Lisbon', 'America/New_York', 'Australia/Sydney', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
  it('gives days in order, each with the hour asked for unless clocks skip it', () => {
    const cases = ZONES.flatMap((zone) =>
      ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) =>
        ['00:00', '02:30', '12:00', '20:00', '23:45'].map((time) => ({ weekday, hour: { time, zone } })),
      ),
    );
    let tried = 0;
    for (const { weekday, hour } of cases) {
      const rule = { every: 'week', weekday } as const;
      const dates = seriesDates(rule, { hour, from: d('2026-01-01'), to: d('2027-12-31'), instants: none });
      for (const [index, { day, at }] of dates.entries()) {
        tried += 1;
        expect(weekdayOf(day)).toBe(weekday);
        expect(daysBetween(dates[0]?.day ?? day, day)).toBe(7 * index);
        expect(dayInZone(at, hour.zone)).toBe(day);
        const wall = clockInZone(at, hour.zone).slice(11, 16);
        // A skip moves it on by the length of the skip at most.
        expect(wall >= hour.time && wall <= (hour.time === '02:30' ? '03:00' : hour.time)).toBe(true);
        expect(at).toEqual(wallInstant(day, hour));
      }
    }
    expect(tried).toBeGreaterThan(17_000);
  }, 30_000);

  it('counts weekdays from Monday on, before 1970 too', () => {
    expect(weekdayOf(d('2026-11-23'))).toBe(1);
    expect(weekdayOf(d('1969-12-28'))).toBe(7);
    expect(weekdayOf(addDays(d('2026-11-23'), 6))).toBe(7);
  });
});
