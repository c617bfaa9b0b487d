import { expect, test } from 'vitest';
import { insertWords } from './spoken-text.ts';

test.each([
  ['', 0, 'I slept well', 'I slept well', 12],
  ['Today', 5, 'I slept', 'Today I slept', 13],
  ['Today ', 6, 'I slept', 'Today I slept', 13],
  ['Today well', 5, 'I slept', 'Today I slept well', 13],
  ['Today, well', 5, 'I slept', 'Today I slept, well', 13],
  ['One.\n', 5, ' two ', 'One.\ntwo', 8],
  ['Kept', 2, '   ', 'Kept', 2],
  ['end', 0, 'the', 'the end', 4],
])('%j at %i hears %j', (text, caret, words, result, after) => {
  expect(insertWords({ text, caret }, { words })).toEqual({ text: result, caret: after, full: false });
});

test('what does not fit is left out, and said', () => {
  expect(insertWords({ text: 'ab', caret: 2 }, { words: 'cdef', most: 7 })).toEqual({
    text: 'ab cdef',
    caret: 7,
    full: false,
  });
  expect(insertWords({ text: 'ab', caret: 2 }, { words: 'cdef', most: 6 })).toEqual({
    text: 'ab cde',
    caret: 6,
    full: true,
  });
  expect(insertWords({ text: 'ab', caret: 2 }, { words: 'cdef', most: 2 })).toEqual({
    text: 'ab',
    caret: 2,
    full: true,
  });
});
