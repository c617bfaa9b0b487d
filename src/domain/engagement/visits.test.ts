import { describe, expect, it, test } from 'vitest';
import { awardDayAt } from '#domain/account/award-zone.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { daysAway, daysInARow, isWelcomeDue, withVisit, type Visits } from './visits.ts';
import { returnTier } from './return-tier.ts';

const DAY = localDate('2026-11-21');
const noon = (day: number) => new Date(Date.UTC(2026, 10, 21 + day, 12));
const visit = (before: Visits | null, day: number) => withVisit(before, { day: addDays(DAY, day), now: noon(day) });
const FIRST = visit(null, 0);

describe('days away', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [7, 7],
    [8, 8],
    [400, 400],
  ])('%i days later', (day, away) => {
    expect(daysAway(FIRST, { day: addDays(DAY, day), now: noon(day) })).toBe(away);
  });

  const between = (zone: string, [from, to]: readonly [string, string]) => {
    const [lastAt, now] = [new Date(from), new Date(to)];
    const day = (at: Date) => awardDayAt({ timeZone: zone, awardZone: null }, at);
    return daysAway({ lastDay: day(lastAt), lastAt: lastAt.toISOString() }, { day: day(now), now });
  };

  it.each([
    ['a minute over midnight', 'Europe/Berlin', '2026-11-21T22:59:00Z', '2026-11-21T23:00:00Z', 1],
    ['a minute before midnight', 'Europe/Berlin', '2026-11-20T23:00:00Z', '2026-11-21T22:59:59Z', 0],
    ['a night that lost an hour', 'Europe/Berlin', '2026-03-28T22:59:00Z', '2026-03-28T23:01:00Z', 1],
    [
      'the day that lost an hour, from its eve to its morrow',
      'Europe/Berlin',
      '2026-03-28T22:30:00Z',
      '2026-03-29T22:00:00Z',
      2,
    ],
    [
      'the day that won an hour, from its eve to its morrow',
      'America/New_York',
      '2026-11-01T03:30:00Z',
      '2026-11-02T05:00:00Z',
      2,
    ],
    ['a zone whose midnight is skipped', 'America/Havana', '2026-03-08T04:59:00Z', '2026-03-08T05:00:00Z', 1],
    [
      'a week and no minute more, where days begin first',
      'Pacific/Kiritimati',
      '2026-11-14T09:59:00Z',
      '2026-11-20T10:00:00Z',
      7,
    ],
  ])('%s', (_what, zone, from, to, away) => {
    expect(between(zone, [from, to])).toBe(away);
  });

  test('a flight over the date line earns no day: an hour is one night at most', () => {
    const lastAt = startOfDay(DAY, 'Pacific/Pago_Pago');
    const now = new Date(lastAt.getTime() + 3_600_000);
    expect(daysAway({ lastDay: addDays(DAY, -1), lastAt: lastAt.toISOString() }, { day: addDays(DAY, 1), now })).toBe(
      1,
    );
  });

  test('a clock that was set back is no return', () => {
    expect(daysAway(FIRST, { day: addDays(DAY, -3), now: noon(-3) })).toBe(0);
  });
});

describe('visits', () => {
  test('the first one comes from nowhere', () => {
    expect(FIRST).toEqual({ lastDay: DAY, lastAt: noon(0).toISOString(), inARow: 1, away: null, welcomedOn: null });
  });

  test('a second load of a day moves the instant alone, so that the return of that day stays what it was', () => {
    const back = visit(FIRST, 7);
    const again = withVisit(back, { day: back.lastDay, now: new Date(noon(7).getTime() + 60_000) });
    expect(again).toEqual({ ...back, lastAt: new Date(noon(7).getTime() + 60_000).toISOString() });
    expect(again.away).toBe(7);
    expect(withVisit(again, { day: addDays(DAY, 5), now: noon(8) })).toMatchObject({
      lastDay: addDays(DAY, 7),
      away: 7,
    });
  });

  test('days in a row grow by one a day, begin anew after a gap, and are counted to yesterday', () => {
    const third = visit(visit(FIRST, 1), 2);
    expect(third.inARow).toBe(3);
    expect([2, 3, 4].map((day) => daysInARow(third, addDays(DAY, day)))).toEqual([3, 3, 0]);
    expect(visit(third, 4).inARow).toBe(1);
    expect(daysInARow(null, DAY)).toBe(0);
  });

  test('the welcome is due on the first day and on every later one, once', () => {
    const welcomed = { ...FIRST, welcomedOn: DAY };
    expect(
      [FIRST, welcomed, visit(welcomed, 1), { ...visit(welcomed, 1), welcomedOn: addDays(DAY, 1) }].map(isWelcomeDue),
    ).toEqual([true, false, true, false]);
  });
});

it.each([
  [null, 'first'],
  [-1, 'first'],
  [0, 'first'],
  [1, 'one'],
  [2, 'few'],
  [3, 'few'],
  [4, 'week'],
  [7, 'week'],
  [8, 'long'],
  [400, 'long'],
] as const)('%s days away is the tier %s', (days, tier) => {
  expect(returnTier(days)).toBe(tier);
});
