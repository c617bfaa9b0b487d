import { expect, test } from 'vitest';
import { lengthWords } from './length-words.ts';

test.each([
  [180, '3 min'],
  [510, '8:30'],
  [605, '10:05'],
  [2400, '40 min'],
  [59, '0:59'],
])('§2.4: %i seconds are “%s”', (seconds, words) => expect(lengthWords(seconds)).toBe(words));
