import { expect, it } from 'vitest';
import { aroundWords, findWords, holdsAll, searchWords } from './find-words.ts';

it.each([
  ['Café', 'cafe', true],
  ['CAFÉ', 'café', true],
  ['cafe\u0301', 'café', true],
  ['Straße', 'STRASSE', true],
  ['Œuvre', 'oeuvre', true],
  ['Łódź', 'lodz', true],
  ['ISTANBUL', 'ıstanbul', true],
  ['it’s', "it's", true],
  ['soup', 'soups', false],
  ['soups', 'soup', true],
  ['', 'soup', false],
  ['soup', '', false],
])('%s holds %s: %s', (text, query, expected) => {
  expect(holdsAll([text], searchWords(query))).toBe(expected);
});

it('all words must stand somewhere, in any of the texts', () => {
  expect(holdsAll(['warm soup', 'a dream'], searchWords('dream soup'))).toBe(true);
  expect(holdsAll(['warm soup'], searchWords('dream soup'))).toBe(false);
  expect(searchWords(' a, b;a  c ')).toEqual(['a', 'b', 'c']);
  expect(searchWords(Array.from({ length: 30 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
});

it('tells where they stand in her own letters, never overlapping', () => {
  const text = 'Straße, Café und straßenbahn';
  const cut = findWords(text, searchWords('strasse cafe strassenbahn')).map(({ from, to }) => text.slice(from, to));
  expect(cut).toEqual(['Straße', 'Café', 'straßenbahn']);
  expect(findWords('😀 soup 😀', ['soup'])).toEqual([{ from: 3, to: 7 }]);
  expect(findWords('soup', [])).toEqual([]);
});

it('cuts around the first of them', () => {
  const long = `${'Ä very long day. '.repeat(40)}The lighthouse stood. ${'After it more. '.repeat(40)}`;
  const cut = aroundWords(long, { words: ['lighthouse'], size: 60 });
  expect(cut).toMatch(/^\.\.\..*The lighthouse stood\..*\.\.\.$/);
  expect(cut.length).toBeLessThan(70);
  expect(aroundWords(`${'ß'.repeat(300)} lighthouse`, { words: ['lighthouse'], size: 60 })).toContain('lighthouse');
  expect(aroundWords('short', { words: ['nowhere'], size: 60 })).toBe('short');
});
