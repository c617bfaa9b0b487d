import { expect, test } from 'vitest';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { openingWords, placeOf } from './opening-words.ts';

const LENGTHS = { count: 12, median: 28, shortest: 25, longest: 31, variation: 6, period: 5 };
const on = (key: string, ...days: number[]): InsightReply['symptoms'][number] => ({
  key,
  cycles: 8,
  of: 12,
  peak: 2,
  days: days.map((day) => ({ day, cycles: 4 })),
  parts: [],
});

test.each([
  [[1, 2], 'start'],
  [[27, 28, 1], 'around'],
  [[22, 25, 28], 'before'],
  [[13, 14], 'middle'],
  [[1, 8, 15, 22, 28], 'any'],
] as const)('days %j are the %s of a cycle', (days, place) => {
  expect(placeOf(on('cramps', ...days), { length: 28, period: 5 })).toBe(place);
});

test.each([
  [
    [on('backache', 1, 2), on('bloating', 23, 25)],
    'You often log backache as your period starts and bloating the week before. The middle is quiet.',
  ],
  [
    [on('backache', 1, 2), on('cramps', 1), on('bloating', 23, 25)],
    'You often log backache and cramps as your period starts, and bloating the week before. The middle is quiet.',
  ],
  [[on('own-1', 13, 14)], 'You often log Restless legs in the middle of your cycle.'],
  [[], 'Your cycles last between 25 and 31 days.'],
])('the sentence tells what is logged most and where', (symptoms, sentence) => {
  expect(openingWords({ symptoms, names: { 'own-1': 'Restless legs' }, lengths: LENGTHS })).toBe(sentence);
});

test('it has at most 20 words, also with four symptoms', () => {
  const four = [on('tender_breasts', 24), on('poor_sleep', 25), on('hot_flashes', 1), on('backache', 2)];
  expect(openingWords({ symptoms: four, names: {}, lengths: LENGTHS }).split('. ')[0]?.split(' ').length).toBeLessThan(
    21,
  );
});

test.each([
  [0, 'Three finished cycles, and your first patterns appear here.'],
  [1, 'One cycle is finished. Two more, and your first patterns appear here.'],
  [2, 'Two cycles are finished. One more, and your first patterns appear here.'],
])('with %i finished cycles it says what is missing', (count, sentence) => {
  expect(openingWords({ symptoms: [], names: {}, lengths: count === 0 ? null : { ...LENGTHS, count } })).toBe(sentence);
});
