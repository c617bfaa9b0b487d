const WORDS_A_MINUTE = 210;

/** How many words a text has. */
export function countWords(text: string): number {
  return (text.match(/[\p{L}\d’'-]+/gu) ?? []).length;
}

/** Whole minutes that an unhurried reader needs for so many words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/**
 * Flesch's reading ease of some lines (1948): 100 is very easy, 60 plain, 30 hard; above 100 there are few long words
 * and short sentences. A line is a sentence, or several. Syllables are counted by the vowels, as near as English lets.
 */
export function readingEase(lines: readonly string[]): number {
  const sentences = lines.flatMap((line) => line.split(/[.!?:]+(?:\s|$)/)).filter((part) => /\w/.test(part)).length;
  const words = lines.flatMap((line) => line.match(/[\p{L}\d’'-]+/gu) ?? []);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (1.015 * words.length) / Math.max(1, sentences) - (84.6 * syllables) / words.length;
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters === '') return 0;
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
}
