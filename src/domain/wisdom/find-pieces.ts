/** What is looked through of a piece. `lines`: its paragraphs as plain text. */
export type Searched = { readonly title: string; readonly kicker: string; readonly lines: readonly string[] };
/** The same made ready once. */
export type Ready<P> = {
  readonly piece: P;
  readonly title: string;
  readonly kicker: string;
  readonly text: string;
  readonly lines: readonly string[];
};
/** A stretch of what was found: `isHit` marks the words that were looked for. */
export type FoundPart = { readonly text: string; readonly isHit: boolean };
export type Found<P> = { readonly piece: P; readonly around: readonly FoundPart[] };

const IN_TITLE = 12;
const IN_KICKER = 5;
const IN_TEXT = 1;
/** The letters shown around what was found. */
const AROUND = 70;
/** Words that say nothing of what is looked for. */
const SMALL = new Set(
  'a an and are at be can do does for how i in is it my of on or the to what when why with you your'.split(' '),
);

/** Lower case, without accents, in single spaces, so that what a phone types meets what we write. */
function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Makes a piece ready to be looked through. */
export function madeReady<P extends Searched>(piece: P): Ready<P> {
  return {
    piece,
    title: ` ${plainly(piece.title)}`,
    kicker: ` ${plainly(piece.kicker)}`,
    text: ` ${plainly(piece.lines.join(' '))}`,
    lines: piece.lines,
  };
}

/**
 * The pieces in which every word that was typed begins some word, best first: in the title counts most, then in the
 * first line, then how often. With the place of the first hit. Words that say nothing are passed over, unless there are no others.
 */
export function findPieces<P extends Searched>(typed: string, all: readonly Ready<P>[]): readonly Found<P>[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return all
    .flatMap((ready) => {
      const scores = words.map((word) => scoreOf(` ${word}`, ready));
      if (scores.includes(0)) return [];
      return [{ ready, score: scores.reduce((sum, score) => sum + score, 0) }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ ready }) => ({ piece: ready.piece, around: around(words, ready.lines) }));
}

/** American for what is typed in British letters, and the other word for one thing. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^flush$/, 'flash'],
  [/^oestr/, 'estr'],
  [/^anaem/, 'anem'],
  [/^gynaec/, 'gynec'],
  [/^diarrhoe/, 'diarrhe'],
  [/^haem/, 'hem'],
];

function wordsOf(typed: string): string[] {
  const all = plainly(typed).split(' ').filter(Boolean);
  const telling = all.filter((word) => !SMALL.has(word));
  return (telling.length > 0 ? telling : all).map((word) =>
    SAME.reduce((said, [pattern, same]) => said.replace(pattern, same), stem(word)),
  );
}

/** "periods" looks for "period" too. */
function stem(word: string): string {
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function scoreOf(word: string, { title, kicker, text }: Ready<unknown>): number {
  const often = Math.min(8, text.split(word).length - 1);
  return (title.includes(word) ? IN_TITLE : 0) + (kicker.includes(word) ? IN_KICKER : 0) + often * IN_TEXT;
}

function around(words: readonly string[], lines: readonly string[]): FoundPart[] {
  const line = lines.find((one) => words.some((word) => ` ${plainly(one)}`.includes(` ${word}`)));
  if (line === undefined) return [];
  const begins = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})\p{L}*`, 'giu');
  const first = Math.max(0, line.search(begins));
  const from = line.lastIndexOf(' ', Math.max(0, first - AROUND)) + 1;
  const to = line.indexOf(' ', first + AROUND);
  const shown = line.slice(first > AROUND ? from : 0, to < 0 ? line.length : to);
  const parts: FoundPart[] = [];
  let at = 0;
  for (const hit of shown.matchAll(begins)) {
    if (hit.index > at) parts.push({ text: shown.slice(at, hit.index), isHit: false });
    parts.push({ text: hit[0], isHit: true });
    at = hit.index + hit[0].length;
  }
  if (at < shown.length) parts.push({ text: shown.slice(at), isHit: false });
  const [head] = parts;
  if (first > AROUND && head) parts[0] = { ...head, text: `… ${head.text}` };
  return to < 0 ? parts : [...parts, { text: ' …', isHit: false }];
}
