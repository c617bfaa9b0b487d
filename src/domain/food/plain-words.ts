const SAYS_NOTHING = new Set(['a', 'an', 'the', 'of', 'and', 'with', 'some', 'my', 'in', 'more', 'small', 'bit']);

/**
 * The words of a text as they are compared: lower case, without accents and marks, each in the singular. Words that say
 * nothing are left out, unless nothing else is there.
 */
export function plainWords(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean);
  const said = words.filter((word) => !SAYS_NOTHING.has(word));
  return (said.length > 0 ? said : words).map(singular);
}

/** A word in the singular, as English mostly makes it; the same for all forms of a word is enough here. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('leaves')) return 'leaf';
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * Whether two words differ by no more than `most` letters left out, added, exchanged or turned around (optimal string
 * alignment).
 */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      let cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same);
      const isTurned = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isTurned) cost = Math.min(cost, (before[to - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return false;
    [before, row] = [row, next];
  }
  return (row[other.length] ?? most + 1) <= most;
}
