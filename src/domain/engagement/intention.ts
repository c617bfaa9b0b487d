import { crisisIn } from '#domain/crisis/crisis.ts';

/** The longest intention that is kept, in characters. */
export const INTENTION_MAX = 160;

/**
 * What is kept of the member's answer to a check-in as an intention: one line of it. Null when nothing is left, and for
 * words of crisis: nobody is greeted with those.
 */
export function intentionOf(text: string): string | null {
  return mayGreet(text) ? lineOf(text) : null;
}

/** False for words of crisis. Asked where the member is greeted, so that a page of the journal is saved unread. */
export function mayGreet(text: string): boolean {
  return crisisIn(text).length === 0;
}

/** The words on one line, cut at a word where they are long; null when nothing is left. */
export function lineOf(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return null;
  const letters = [...line];
  if (letters.length <= INTENTION_MAX) return line;
  const cut = letters.slice(0, INTENTION_MAX - 3).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}...`;
}
