import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { intentionBefore, intentionOn, MOST_INTENTIONS, withIntention, type Intention } from './intentions.ts';

const FIRST = localDate('2026-11-19');
const kept: readonly Intention[] = [{ on: FIRST, text: 'walk home the long way' }];
const TODAY = localDate('2026-11-21');

test('one a day: the latest words stand, twice is once', () => {
  const once = withIntention(kept, { on: TODAY, text: ' soup ' });
  expect(once).toEqual([...kept, { on: TODAY, text: 'soup' }]);
  expect(withIntention(once, { on: TODAY, text: 'soup' })).toEqual(once);
  expect(intentionOn(withIntention(once, { on: TODAY, text: 'bread' }), TODAY)).toBe('bread');
});

test('blank words take it back', () =>
  expect(withIntention(withIntention(kept, { on: TODAY, text: 'soup' }), { on: TODAY, text: '  ' })).toEqual(kept));

test('last time is the newest before today, not today itself', () => {
  const two = withIntention(kept, { on: TODAY, text: 'soup' });
  expect(intentionBefore(two, TODAY)).toEqual(kept[0]);
  expect(intentionBefore(two, addDays(TODAY, 1))?.text).toBe('soup');
  expect(intentionBefore(kept, FIRST)).toBeNull();
  expect(intentionOn(kept, TODAY)).toBeNull();
});

test('old ones make room', () => {
  const many = Array.from({ length: MOST_INTENTIONS + 1 }, (_, day) => day).reduce<readonly Intention[]>(
    (list, day) => withIntention(list, { on: addDays(FIRST, day), text: String(day) }),
    [],
  );
  expect([many.length, many[0]?.text]).toEqual([MOST_INTENTIONS, '1']);
});
