import { expect, test } from 'vitest';
import { doubtfulWords, missingWords, readExactWords } from './words.ts';

const missing = (words: string, code: string): boolean => missingWords([{ paragraph: '§1', words }], code).length === 1;

test.each([
  ['Trial Expired', "badge: 'Trial Expired',"],
  ["I'm just starting", String.raw`'I\'m just starting'`],
  ['Welcome back, {firstName}!', 'greet: (name) => `Welcome back, ${name}!`'],
  ['Selected: {n} of 3 goals maximum', '`Selected: ${count} of ${MAX} goals maximum`'],
  ['Return to Home', '<a>\n  Return to Home\n</a>'],
])('finds %j', (words, code) => {
  expect(missing(words, code)).toBe(false);
});

test.each([
  ['Trial Expired', "'Trial expired'"],
  ['Loading...', "'Loading\u2026'"],
  ['Password must be at least 6 characters', "'Password must be at least 6 characters long'"],
  ['Selected: {n} of 3 goals maximum', '`Selected: ${count} of 4 goals maximum`'],
])('does not take anything else for %j', (words, code) => {
  expect(missing(words, code)).toBe(true);
});

test('the list is read by paragraph, and refuses typographic marks and repeats', () => {
  const list = readExactWords('Prose.\n\n§2\nOne\nTwo\n\n§3\nOne\nThree\u2026\n');
  expect(list.map(({ paragraph }) => paragraph)).toEqual(['§2', '§2', '§3', '§3']);
  expect(doubtfulWords(list).map(({ words }) => words)).toEqual(['One', 'Three\u2026']);
});
