import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayInZone, localDate } from './local-date.ts';
import { isPastOrToday, isTodaySomewhere } from './today.ts';

it.each([
  ['2026-11-21T09:59:59Z', '2026-11-20', true],
  ['2026-11-21T09:59:59Z', '2026-11-21', true],
  ['2026-11-21T09:59:59Z', '2026-11-22', false],
  ['2026-11-21T10:00:00Z', '2026-11-22', true],
  ['2026-11-21T11:59:59Z', '2026-11-20', true],
  ['2026-11-21T12:00:00Z', '2026-11-20', false],
  ['2026-11-21T12:00:00Z', '2026-11-23', false],
])('at %s %s is today somewhere: %s', (instant, day, expected) => {
  expect(isTodaySomewhere(localDate(day), new Date(instant))).toBe(expected);
});

it('past days and todays are allowed, later days are not', () => {
  const instant = new Date('2026-11-21T12:00:00Z');
  expect(isPastOrToday(localDate('1999-01-01'), instant)).toBe(true);
  expect(isPastOrToday(localDate('2026-11-22'), instant)).toBe(true);
  expect(isPastOrToday(localDate('2026-11-23'), instant)).toBe(false);
});

it('the today of every zone is accepted at every instant', () => {
  const zones = fc.constantFrom(
    'Pacific/Kiritimati',
    'Pacific/Chatham',
    'Asia/Kathmandu',
    'Europe/London',
    'America/St_Johns',
    'Pacific/Pago_Pago',
    'Etc/GMT+12',
  );
  fc.assert(
    fc.property(
      zones,
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (zone, instant) => {
        const today = dayInZone(instant, zone);
        expect(isTodaySomewhere(today, instant)).toBe(true);
        expect(isTodaySomewhere(addDays(today, 3), instant)).toBe(false);
        expect(isTodaySomewhere(addDays(today, -3), instant)).toBe(false);
      },
    ),
  );
});
