import { expect, test } from 'vitest';
import { timeOfDay } from './instant-words.ts';

test.each([
  ['2026-11-24T14:53:29.000Z', 'UTC', '2:53 pm'],
  ['2026-11-24T14:53:30.000Z', 'UTC', '2:54 pm'],
  ['2026-11-24T14:53:29.000Z', 'America/New_York', '9:53 am'],
  ['2026-11-24T14:53:29.000Z', 'Asia/Kathmandu', '8:38 pm'],
  ['2026-11-24T00:00:10.000Z', 'UTC', '12:00 am'],
  ['2026-11-24T11:59:45.000Z', 'UTC', '12:00 pm'],
  ['2026-11-24T23:59:45.000Z', 'UTC', '11:59 pm'], // the day it is told with stays its day
])('%s in %s is %s', (at, zone, words) => {
  expect(timeOfDay(at, { zone, clock: '12' })).toBe(words);
});

test.each([
  ['2026-11-24T14:53:30.000Z', 'UTC', '14:54'],
  ['2026-11-24T14:53:29.000Z', 'America/New_York', '09:53'],
  ['2026-11-24T00:00:10.000Z', 'UTC', '00:00'],
  ['2026-11-24T23:59:45.000Z', 'UTC', '23:59'],
])('%s in %s is %s where clocks count to 24', (at, zone, words) => {
  expect(timeOfDay(at, { zone, clock: '24' })).toBe(words);
});
