import { describe, expect, it } from 'vitest';
import { CORE_DOMAINS, ITEMS, readRating, SCALE_WORDS, showsHelp } from './items.ts';
import { patternWords } from './pattern-words.ts';
import type { MemberPattern } from './score.ts';

const wordsIn = (text: string) => text.match(/[a-z]+/gi) ?? [];
/** Groups of vowels, a silent e at the end left out: good to about one syllable in twenty. */
const syllables = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?<=[^aeiouyl])e$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  );
/** Flesch-Kincaid grade of sentences that end in a point. */
function grade(text: string): number {
  const words = wordsIn(text);
  const sentences = text.split(/[.!?]+/).filter((part) => part.trim()).length;
  const sounds = words.reduce((total, word) => total + syllables(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * sounds) / words.length - 15.59;
}

/** The items of the package, by number: two of mood swings, two of anger and so on (`dsm5_dict`). */
const DICTIONARY =
  'depression depression depression anxiety lability lability anger anger interest concentration lethargy appetite appetite sleep sleep overwhelm overwhelm physical physical - physical - - -';

describe('the items', () => {
  it('stand for the symptoms of DSM-5 in the order of the package', () => {
    expect(ITEMS.map(({ domain }) => domain ?? '-').join(' ')).toBe(DICTIONARY);
    expect(new Set(ITEMS.flatMap(({ domain }) => domain ?? [])).size).toBe(11);
    expect(ITEMS.slice(0, 8).every(({ domain }) => CORE_DOMAINS.some((core) => core === domain))).toBe(true);
    expect(ITEMS.slice(8).some(({ domain }) => CORE_DOMAINS.some((core) => core === domain))).toBe(false);
  });

  it('have names and words of their own, a word to each step', () => {
    expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(24);
    expect(new Set(ITEMS.map(({ words }) => words)).size).toBe(24);
    expect(SCALE_WORDS).toHaveLength(6);
  });

  it.each(ITEMS.map(({ words }) => words))('“%s” reads at grade 5 at most', (words) => {
    expect(wordsIn(words).length).toBeLessThanOrEqual(12);
    expect(grade(words)).toBeLessThanOrEqual(5);
  });

  it('are measured by a grade that hard words fail', () => {
    expect(grade('You experienced interpersonal difficulties.')).toBeGreaterThan(5);
  });
});

it.each([0, 7, 2.5, Number.NaN])('%d is no rating', (value) => expect(() => readRating(value)).toThrow(RangeError));
it.each([1, 2, 3, 4, 5, 6])('%i is one', (value) => expect(readRating(value)).toBe(value));

it.each([
  [{}, false],
  [{ low: 6, worried: 6 }, false],
  [{ no_hope: 4, no_good: 4 }, false],
  [{ no_hope: 5 }, true],
  [{ no_good: 6 }, true],
] as const)('%j shows help: %s', (day, shows) => expect(showsHelp(day)).toBe(shows));

describe('the result in words', () => {
  const KINDS = ['pmdd', 'mrmd', 'pme', 'none'] as const;
  const PATTERNS: MemberPattern[] = [
    { kind: 'too_few', of: 1 },
    ...KINDS.map((kind) => ({ kind, cycles: kind === 'none' ? 0 : 2, of: 3 })),
  ];
  const told = (pattern: MemberPattern, isTeen: boolean) => {
    const { title, text } = patternWords(pattern, { isTeen });
    return `${title}. ${text}`;
  };

  it.each(PATTERNS)('of $kind names no disorder', (pattern) => {
    for (const isTeen of [true, false])
      expect(told(pattern, isTeen)).not.toMatch(/PMDD|MRMD|PME\b|disorder|exacerbation|you have (?!\d)/i);
  });

  it.each(['pmdd', 'mrmd', 'pme'] as const)('of %s is a pattern to bring, in how many cycles, no diagnosis', (kind) => {
    expect(told({ kind, cycles: 2, of: 3 }, false)).toMatch(
      /^A pattern to bring to a clinician\. In 2 of 3 rated cycles, .*This is not a diagnosis\./,
    );
  });

  it('says what is not tested where five symptoms stay', () => {
    expect(told({ kind: 'pme', cycles: 2, of: 2 }, false)).toMatch(/not been tested/);
  });

  it('needs two rated cycles at any age', () => {
    for (const isTeen of [true, false]) expect(told({ kind: 'too_few', of: 1 }, isTeen)).toMatch(/need 2 rated cycles/);
  });

  it('before 18 is the same whatever was found', () => {
    expect(new Set(KINDS.map((kind) => told({ kind, cycles: 2, of: 3 }, true))).size).toBe(1);
    expect(told({ kind: 'pmdd', cycles: 2, of: 3 }, true)).not.toMatch(/pattern|symptom|diagnos/i);
  });
});
