import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { batchesOf } from './batches.ts';

const days = (count: number, note?: string): DayLog[] =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(localDate('2025-01-01'), index),
    flow: 'light',
    ...(note && { note }),
  }));

test.each([
  [0, [0]],
  [1, [1]],
  [200, [200]],
  [201, [200, 1]],
  [450, [200, 200, 50]],
])('%i days go in batches of %j', (count, sizes) => {
  expect(batchesOf({ days: days(count) }).map((batch) => batch.days.length)).toEqual(sizes);
});

test('each batch knows which of its strengths are guesses', () => {
  const all = days(401);
  const untold = [0, 200, 400].map((at) => ({ date: all[at]?.date ?? localDate('2025-01-01'), flow: true as const }));
  expect(batchesOf({ days: all, untold }).map((batch) => batch.untold)).toEqual(untold.map((guess) => [guess]));
});

test('long notes make smaller batches, none over what the server takes, none lost and none out of order', () => {
  const all = days(300, 'ä'.repeat(4000));
  const batches = batchesOf({ days: all });
  const weights = batches.map((batch) => new TextEncoder().encode(JSON.stringify({ source: 'clue', ...batch })).length);
  expect(Math.max(...weights)).toBeLessThanOrEqual(512 * 1024);
  expect(batches.length).toBeGreaterThan(2);
  expect(batches.flatMap((batch) => batch.days)).toEqual(all);
});

test('what is kept comes after the days, in batches of its own', () => {
  const kept = Array.from({ length: 450 }, (_, index) => ({
    date: null,
    name: `record ${index}`,
    text: '🌙'.repeat(200),
  }));
  const batches = batchesOf({ days: days(3), kept });
  expect(batches.map((batch) => batch.days.length)).toEqual([3, ...batches.slice(1).map(() => 0)]);
  expect(batches.flatMap((batch) => batch.kept)).toEqual(kept);
  for (const batch of batches) expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(430 * 1024);
});

test('pages of a journal come last, twenty in a batch, fewer where they are long', () => {
  const page = {
    date: localDate('2026-11-20'),
    title: '',
    content: 'x',
    mood: null,
    dreamInsights: '',
    tags: [],
    moon: { phase: 'new', illuminated: 0, waxing: true },
    cycle: null,
    createdAt: '2026-11-20T20:00:00.000Z',
  } as const;
  const sizes = (content: string) =>
    batchesOf({ days: days(1), pages: Array.from({ length: 21 }, () => ({ ...page, content })) }).map(
      (batch) => batch.pages?.length ?? 0,
    );
  expect(sizes('short')).toEqual([0, 20, 1]);
  expect(sizes('x'.repeat(200_000))).toEqual([0, ...Array.from({ length: 21 }, () => 1)]);
});
