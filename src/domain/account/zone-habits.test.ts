import { expect, test } from 'vitest';
import { clockOfZone, weekStartOfZone } from './zone-habits.ts';

test.each([
  ['America/New_York', 0, '12'],
  ['America/Sao_Paulo', 0, '24'],
  ['America/Indiana/Indianapolis', 0, '12'],
  ['Europe/Berlin', 1, '24'],
  ['Europe/London', 1, '24'],
  ['Australia/Sydney', 1, '12'],
  ['Asia/Kolkata', 0, '12'],
  ['Asia/Calcutta', 0, '12'],
  ['Asia/Tokyo', 0, '24'],
  ['Africa/Cairo', 6, '12'],
  ['Asia/Tehran', 6, '24'],
  ['UTC', 0, '12'],
  ['Etc/GMT+3', 0, '12'],
] as const)('in %s a week begins on day %d and clocks count to %s', (zone, day, clock) => {
  expect([weekStartOfZone(zone), clockOfZone(zone)]).toEqual([day, clock]);
});
