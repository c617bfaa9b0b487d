import { expect, it } from 'vitest';
import { daysBetween, localDate } from '#domain/calendar/local-date.ts';
import { moonDaysFor } from './moon-days.ts';

const days = (from: string, to: string, timeZone: string) =>
  moonDaysFor({ from: localDate(from), to: localDate(to), timeZone });

it('November 2026 in New York: names, light and exact instants', () => {
  const month = days('2026-11-01', '2026-11-30', 'America/New_York');
  expect(month).toHaveLength(30);
  expect(month.filter((day) => day.instant).map((day) => [day.date, day.phase, day.illuminated])).toEqual([
    ['2026-11-01', 'last_quarter', 0.5],
    ['2026-11-09', 'new', 0],
    ['2026-11-17', 'first_quarter', 0.5],
    ['2026-11-24', 'full', 1],
  ]);
  expect(month[9]).toMatchObject({ date: '2026-11-10', phase: 'waxing_crescent', waxing: true });
  expect(month[24]).toMatchObject({ date: '2026-11-25', phase: 'waning_gibbous', waxing: false });
});

it('spans of any length, over the ends of months, years and the calendar', () => {
  for (const [from, to] of [
    ['2026-11-21', '2026-11-21'],
    ['2025-12-20', '2026-02-03'],
    ['1900-01-01', '1900-01-02'],
    ['2200-12-01', '2200-12-31'],
  ] as const) {
    const span = days(from, to, 'Europe/Berlin');
    expect([span[0]?.date, span.at(-1)?.date, span.length]).toEqual([
      from,
      to,
      daysBetween(localDate(from), localDate(to)) + 1,
    ]);
  }
});

it.each([
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
])('a year in %s: each principal name once a quarter, light rises while it waxes', (zone) => {
  const year = days('2026-01-01', '2026-12-31', zone);
  expect(year).toHaveLength(365);
  expect(year.filter((day) => day.instant !== null).length).toBeGreaterThanOrEqual(49);
  const wrong = year.filter((day, index) => {
    const before = year[index - 1];
    if (!before || before.instant !== null || day.instant !== null) return false;
    return day.waxing ? day.illuminated <= before.illuminated : day.illuminated >= before.illuminated;
  });
  expect(wrong).toEqual([]);
});

it('a month costs less than 5 ms once reckoned', () => {
  days('2027-03-01', '2027-03-31', 'Europe/Paris');
  // What the processor took: the time that goes by is others' too.
  const start = process.cpuUsage();
  for (let i = 0; i < 20; i += 1) days('2027-03-01', '2027-03-31', 'Europe/Paris');
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000 / 20).toBeLessThan(5);
});
