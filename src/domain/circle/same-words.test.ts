import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameAgain, sameWords } from './same-words.ts';

it.each([
  ['So tired.', 'soooo   TIRED!!!'],
  ['Café at night', 'cafe at night'],
  ['Anyone awake?', 'anyone… awake??'],
  ['one\n\ntwo', 'One, two'],
  ['zero\u200dwidth', 'zerowidth'],
  ['❤️❤️', '❤️'],
  ['ﬁrst day', 'first day'],
])('%j and %j are the same words', (first, second) => {
  expect(isSameAgain(first, second)).toBe(true);
});

it.each([
  ['Day 2', 'Day 22'],
  ['Day 11', 'Day 1'],
  ['I am well', 'I am unwell'],
  ['कि', 'की'],
  ['❤️', '🔥'],
  ['Anyone awake?', 'Anyone else awake?'],
])('%j and %j are not', (first, second) => {
  expect(isSameAgain(first, second)).toBe(false);
});

it('a form is its own form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(sameWords(sameWords(text))).toBe(sameWords(text));
    }),
    { numRuns: 2_000 },
  );
});
