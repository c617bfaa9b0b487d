/** Longest first or last name, in characters. */
export const NAME_MAX = 80;

// What breaks a line is a space; what nobody sees, or turns letters round, is nothing.
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const UNSEEN = /[\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]/gu;
const JOINERS = new Set(['\u200C', '\u200D']);
// Scripts in which a joiner between two letters spells another word.
const JOINING =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}]/u;

/**
 * A name without control characters, direction marks and characters of no width. Joiners stay where a script needs
 * them (decision 48).
 */
export function cleanName(name: string): string {
  const isNeeded = (one: string, at: number) =>
    JOINERS.has(one) && JOINING.test(name[at - 1] ?? '') && JOINING.test(name[at + 1] ?? '');
  return name.replace(BREAKS, ' ').replace(UNSEEN, (one, at: number) => (isNeeded(one, at) ? one : ''));
}

/** A name as it is stored: cleaned, without spaces at the ends, otherwise verbatim (§5). */
export function trimName(name: string): string {
  return cleanName(name).trim();
}

/**
 * True for a name that can be stored: something is left after trimming, at most 80 characters, no NUL and no half of a
 * character.
 */
export function isName(name: string): boolean {
  const trimmed = trimName(name);
  return trimmed !== '' && trimmed.length <= NAME_MAX && !name.includes('\u0000') && name.isWellFormed();
}
