import { expect, test } from 'vitest';
import { NO_READING, READING, withoutSaved, withReadingPlace, withSaved } from './reading.ts';

const now = new Date('2026-11-23T10:00:00Z');
const report = (document: typeof NO_READING, share: number, id = 'a') => withReadingPlace(document, { id, share, now });

test('saved pieces stand newest first, each once, as many as there is room for', () => {
  const two = withSaved(withSaved(NO_READING, 'a') ?? NO_READING, 'b');
  expect(two?.saved).toEqual(['b', 'a']);
  expect(withSaved(two ?? NO_READING, 'a')?.saved).toEqual(['b', 'a']);
  expect(withoutSaved(two ?? NO_READING, 'b').saved).toEqual(['a']);
  const full = { ...NO_READING, saved: Array.from({ length: READING.saved }, (_, at) => `p${at}`) };
  expect(withSaved(full, 'new')).toBeNull();
});

test('the farthest place counts, in whatever order reports come', () => {
  const shares = (...told: number[]) =>
    told.reduce((document, share) => report(document, share), NO_READING).places[0]?.share;
  expect(shares(10, 40, 20)).toBe(40);
  expect(shares(40, 10)).toBe(40);
  expect(shares(96)).toBe(100);
  expect(shares(100, 10)).toBe(100);
  const once = report(NO_READING, 30);
  expect(report(once, 30)).toBe(once);
});

test('the newest place stands first', () => {
  expect(report(report(NO_READING, 20, 'a'), 30, 'b').places.map(({ id }) => id)).toEqual(['b', 'a']);
});
