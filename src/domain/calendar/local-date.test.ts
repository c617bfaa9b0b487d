import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDays,
  dayInZone,
  dayNumber,
  daysBetween,
  fromDayNumber,
  localDate,
  monthOf,
  parseLocalDate,
} from './local-date.ts';

// The machine's own zone must never matter; Santiago's clocks change at midnight.
describe.each(['UTC', 'America/Santiago', 'Pacific/Kiritimati'])('calendar days on a machine in %s', (machineZone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = machineZone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('the machine really stands there', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machineZone);
  });

  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['1900-01-01', true],
    ['2200-12-31', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['1899-12-31', false],
    ['2201-01-01', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00:00Z', false],
    [' 2026-11-21', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => {
    expect(parseLocalDate(text)).toBe(exists ? text : null);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-09-06', 1, '2026-09-07'],
    ['2026-01-01', -1, '2025-12-31'],
    ['1970-01-01', -365, '1969-01-01'],
  ])('%s plus %i is %s', (date, days, expected) => {
    expect(addDays(localDate(date), days)).toBe(expected);
    expect(daysBetween(localDate(date), localDate(expected))).toBe(days);
  });

  it.each([
    ['2026-11-21T23:59:59Z', 'UTC', '2026-11-21'],
    ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22'], // UTC+14
    ['2026-11-21T09:59:59Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-21T11:59:59Z', 'Etc/GMT+12', '2026-11-20'], // UTC-12
    ['2026-11-21T12:00:00Z', 'Etc/GMT+12', '2026-11-21'],
    // Clocks go forward at midnight: 00:00 to 01:00.
    ['2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03'],
    ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
    // and back at midnight: 23:00 comes twice.
    ['2018-02-18T02:30:00Z', 'America/Sao_Paulo', '2018-02-17'],
    ['2018-02-18T03:00:00Z', 'America/Sao_Paulo', '2018-02-18'],
    ['2026-03-08T04:59:59Z', 'America/Havana', '2026-03-07'],
    ['2026-03-08T05:00:00Z', 'America/Havana', '2026-03-08'],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'], // Samoa left out 30 December 2011
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(dayInZone(new Date(instant), zone)).toBe(expected);
  });

  it('adding is undone by subtracting, and day numbers keep the order of the texts', () => {
    const day = fc
      .integer({ min: dayNumber(localDate('1900-01-01')), max: dayNumber(localDate('2200-12-31')) })
      .map(fromDayNumber);
    fc.assert(
      fc.property(day, day, fc.integer({ min: -400, max: 400 }), (a, b, days) => {
        expect(addDays(addDays(a, days), -days)).toBe(a);
        expect(fromDayNumber(dayNumber(a))).toBe(a);
        expect(daysBetween(a, b) > 0).toBe(b > a);
        expect(addDays(a, daysBetween(a, b))).toBe(b);
      }),
    );
  });
});

it('a month is the first seven characters', () => {
  expect(monthOf(localDate('2026-11-21'))).toBe('2026-11');
});

it('refuses what the program should never have written, and a zone that does not exist', () => {
  expect(() => localDate('2026-02-30')).toThrow(RangeError);
  expect(() => dayInZone(new Date(0), 'Atlantis/Harbour')).toThrow(RangeError);
});
