import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayInZone, fromDayNumber, localDate } from './local-date.ts';
import { clockInZone } from './zone-clock.ts';
import { instantAt, startOfDay } from './zone-instant.ts';

it.each([
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['2026-11-21', 'Etc/GMT+12', '2026-11-21T12:00:00.000Z'],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'], // there is no midnight: the day begins at one
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'], // likewise
])('%s begins in %s at %s', (date, zone, expected) => {
  expect(startOfDay(localDate(date), zone).toISOString()).toBe(expected);
});

it.each([
  ['2026-03-29', 21, 'Europe/Berlin', '2026-03-29T19:00:00.000Z'],
  ['2026-10-25', 21, 'Europe/Berlin', '2026-10-25T20:00:00.000Z'],
  ['2026-03-29', 2, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'], // skipped: the instant after the skip
  ['2026-10-25', 2, 'Europe/Berlin', '2026-10-25T00:00:00.000Z'], // twice: the first
  ['2026-11-21', 21, 'Asia/Kathmandu', '2026-11-21T15:15:00.000Z'],
])("%s at %i o'clock in %s is %s", (date, hour, timeZone, expected) => {
  expect(instantAt({ date: localDate(date), hour, timeZone }).toISOString()).toBe(expected);
});

it('the start of a day is its first second, in every zone and year', () => {
  const zones = fc.constantFrom(
    'America/Sao_Paulo',
    'Africa/Cairo',
    'America/Havana',
    'Asia/Tehran',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'America/St_Johns',
    'Asia/Kathmandu',
  );
  fc.assert(
    fc.property(zones, fc.integer({ min: 3652, max: 40_000 }), (zone, days) => {
      const date = fromDayNumber(days);
      const start = startOfDay(date, zone);
      expect(dayInZone(start, zone) >= date).toBe(true);
      expect(clockInZone(new Date(start.getTime() - 1000), zone) < date).toBe(true);
    }),
    { numRuns: 300 },
  );
});
