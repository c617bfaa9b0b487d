/** Longest first or last name, in characters. */
export const NAME_MAX = 80;

/** A name as it is sent and stored: without spaces at the ends, otherwise verbatim (§5). */
export function trimName(name: string): string {
  return name.trim();
}

/**
 * True for a name that can be stored: something is left after trimming, at most 80 characters, no NUL and no half of a
 * character.
 */
export function isName(name: string): boolean {
  const trimmed = trimName(name);
  return trimmed !== '' && trimmed.length <= NAME_MAX && !trimmed.includes('\u0000') && trimmed.isWellFormed();
}
