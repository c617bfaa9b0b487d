import { expect, it, test } from 'vitest';
import { INTENTION_MAX, intentionOf, lineOf, mayGreet } from './intention.ts';

it.each([
  ['  Rest  before\n\ntea ', 'Rest before tea'],
  [' \n ', null],
  ['a'.repeat(INTENTION_MAX), 'a'.repeat(INTENTION_MAX)],
  ['a'.repeat(INTENTION_MAX + 1), `${'a'.repeat(INTENTION_MAX - 3)}...`],
  [`${'word '.repeat(40)}`, `${'word '.repeat(31).trim()}...`],
  ['I want to die', null],
])('%j is kept as %j', (text, kept) => {
  expect(intentionOf(text)).toBe(kept);
});

test('no letter is cut in two', () => {
  expect(intentionOf('🌙'.repeat(INTENTION_MAX + 5))).toBe(`${'🌙'.repeat(INTENTION_MAX - 3)}...`);
});

test('a page is put on a line unread, and its words are asked about where she is greeted', () => {
  expect(lineOf('I want to die')).toBe('I want to die');
  expect(mayGreet('I want to die')).toBe(false);
  expect(mayGreet('Rest before tea')).toBe(true);
});
