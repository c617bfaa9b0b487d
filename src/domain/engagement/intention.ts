import { crisisIn } from '#domain/check-in/crisis/crisis.ts';

/** The longest intention that is kept, in characters. */
export const INTENTION_MAX = 160;

/**
 * What is kept of the member's words as an intention: on one line, cut at a word where they are long. Null when nothing
 * is left, and for words of crisis: nobody is greeted with those.
 */
export function intentionOf(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '' || crisisIn(text).length > 0) return null;
  const letters = [...line];
  if (letters.length <= INTENTION_MAX) return line;
  const cut = letters.slice(0, INTENTION_MAX - 3).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}...`;
}
