import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { batchesOf } from './batches.ts';

const days = (count: number, note?: string): DayLog[] => Array.from({ length: count }, (_, index) => ({ date: addDays(localDate('2025-01-01'), index), flow: 'light', ...(note && { note }) }));

test.each([
  [0, []],
  [1, [1]],
  [200, [200]],
  [201, [200, 1]],
  [450, [200, 200, 50]],
])('%i days go in batches of %j', (count, sizes) => {
  expect(batchesOf(days(count)).map((batch) => batch.length)).toEqual(sizes);
});

test('long notes make smaller batches, none over what the server takes, none lost and none out of order', () => {
  const all = days(300, 'ä'.repeat(4000));
  const batches = batchesOf(all);
  const weights = batches.map((batch) => new TextEncoder().encode(JSON.stringify({ source: 'clue', days: batch })).length);
  expect(Math.max(...weights)).toBeLessThanOrEqual(512 * 1024);
  expect(batches.length).toBeGreaterThan(2);
  expect(batches.flat()).toEqual(all);
});
