import { expect, test } from 'vitest';
import { countWords, readingEase, readingMinutes } from './reading-ease.ts';

test.each([
  [0, 1],
  [100, 1],
  [630, 3],
  [950, 5],
])('%i words take %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes));

test('words are counted with their apostrophes and hyphens', () => {
  expect(countWords('Don’t soak a heat-pack in 2 minutes.')).toBe(7);
});

test('short words in short sentences read easily, long ones do not', () => {
  const easy = readingEase(['The cat sat. The dog ran.']);
  const hard = readingEase([
    'Endometrial prostaglandin concentrations demonstrate considerable interindividual variability.',
  ]);
  expect(easy).toBeGreaterThan(100);
  expect(hard).toBeLessThan(0);
  expect(readingEase([])).toBe(100);
});
