/** Where in a text something was found: from one position to before another. */
export type FoundIn = { readonly from: number; readonly to: number };

const MARKS = /\p{M}/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
};

/**
 * A text as it is searched: without accents, small letters, some letters written out. Its length may differ from the
 * text's.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøłđı’]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a search, folded, each once; at most twelve. */
export function searchWords(query: string): string[] {
  return [
    ...new Set(
      folded(query)
        .split(/[\s,;]+/u)
        .filter((word) => word !== ''),
    ),
  ].slice(0, 12);
}

/** Whether every word stands somewhere in one of the texts, as a part of a word too. False without words. */
export function holdsAll(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const whole = folded(texts.join('\n'));
  return words.every((word) => whole.includes(word));
}

/** Where the words stand in a short text, in its own positions, in order and never overlapping. */
export function findWords(text: string, words: readonly string[]): FoundIn[] {
  const { plain, places } = withPlaces(text);
  const found = words.flatMap((word) => hitsOf(plain, word)).sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: FoundIn[] = [];
  for (const hit of found) if (hit.from >= (kept.at(-1)?.to ?? 0)) kept.push(hit);
  return kept.map(({ from, to }) => ({ from: places[from] ?? text.length, to: places[to] ?? text.length }));
}

/** About `size` characters of a text around the first word found in it; its beginning when none stands there. */
export function aroundWords(
  text: string,
  { words, size }: { readonly words: readonly string[]; readonly size: number },
): string {
  const plain = folded(text);
  const at = Math.min(...words.map((word) => plain.indexOf(word)).filter((place) => place >= 0));
  if (!Number.isFinite(at)) return text.slice(0, size);
  // Where nothing changed its length the places are the same; a letter by letter walk is slow for a long page.
  const place = plain.length === text.length ? at : (withPlaces(text).places[at] ?? 0);
  const from = Math.max(0, place - Math.floor(size / 3));
  const cut = text
    .slice(from, from + size)
    .replace(/\s+/gu, ' ')
    .trim();
  return `${from > 0 ? '...' : ''}${cut}${from + size < text.length ? '...' : ''}`;
}

function hitsOf(plain: string, word: string): FoundIn[] {
  const hits: FoundIn[] = [];
  for (let at = plain.indexOf(word); at >= 0 && word !== ''; at = plain.indexOf(word, at + word.length))
    hits.push({ from: at, to: at + word.length });
  return hits;
}

function withPlaces(text: string): { readonly plain: string; readonly places: readonly number[] } {
  let [plain, at] = ['', 0];
  const places: number[] = [];
  for (const letter of text) {
    const small = folded(letter);
    for (let index = 0; index < small.length; index += 1) places.push(at);
    plain += small;
    at += letter.length;
  }
  return { plain, places: [...places, text.length] };
}
