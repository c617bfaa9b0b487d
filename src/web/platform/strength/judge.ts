import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What makes a password easy to guess, where one thing does. */
export type Weakness = 'common' | 'like_common' | 'about_her' | 'date' | 'keys' | 'repeat' | 'run' | 'word' | 'short';
/** How hard a password is to guess, from 1 (easy) to 4 (very hard), and what would help; null where nothing has to. */
export type Strength = { readonly step: 1 | 2 | 3 | 4; readonly weakness: Weakness | null };

/** Characters that are looked at: 128 of the worst kind would take more than a second (security.md 3). */
export const MOST_JUDGED = 24;

const WEAKNESSES: Readonly<Record<string, Weakness>> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  pwned: 'common',
  similarToCommon: 'like_common',
  userInputs: 'about_her',
  dates: 'date',
  recentYears: 'date',
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'run',
  wordByItself: 'word',
  namesByThemselves: 'word',
  commonNames: 'word',
};
const STEPS = [1, 1, 2, 3, 4] as const;

let judge: ZxcvbnFactory | null = null;

/**
 * Judges a password by its first 24 characters, against the leaked ones that the server refuses too, keyboards, dates
 * and what the member told of themselves. It advises and forbids nothing.
 */
export function strengthOf(password: string, about: readonly string[]): Strength {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST_JUDGED });
  const { score, feedback } = judge.check(password.slice(0, MOST_JUDGED), about.flatMap(partsOf));
  const step = STEPS[score];
  return { step, weakness: step > 2 ? null : (WEAKNESSES[feedback.warning ?? ''] ?? 'short') };
}

/** A name or address and its pieces, since "mara" of "mara.lind@example.org" is guessed too. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2);
}
