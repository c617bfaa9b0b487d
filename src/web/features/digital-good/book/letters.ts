import type { Face } from '#web/platform/pdf/book-fonts.ts';

type Ranges = readonly (readonly [from: number, to: number])[];

const OURS: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];
/** European and Caucasian letters beyond ours, in DejaVu Serif; the last one marks what no face has. */
const SERIF: Ranges = [
  [0x100, 0x24f],
  [0x2b0, 0x2cd],
  [0x300, 0x33f],
  [0x370, 0x377],
  [0x37a, 0x37f],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3e1],
  [0x3f0, 0x45f],
  [0x490, 0x49b],
  [0x49e, 0x4a7],
  [0x4aa, 0x4b7],
  [0x4d0, 0x4f9],
  [0x531, 0x556],
  [0x561, 0x587],
  [0x10d0, 0x10fc],
  [0x1e00, 0x1efb],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x2116, 0x2116],
  [0x215b, 0x215e],
  [0x25a1, 0x25a1],
];
/** Arrows, hearts, stars and other signs, in DejaVu Sans. */
const SIGNS: Ranges = [
  [0x2190, 0x2311],
  [0x2460, 0x2469],
  [0x2500, 0x269c],
  [0x2701, 0x2704],
  [0x2706, 0x2709],
  [0x270c, 0x2727],
  [0x2729, 0x274b],
  [0x2761, 0x2794],
  [0x2b00, 0x2b1a],
];
/** One drawing each in one color, in Noto Emoji: moons, faces, hearts, plants, food. */
const EMOJI: Ranges = [
  [0x1f300, 0x1f321],
  [0x1f324, 0x1f393],
  [0x1f396, 0x1f397],
  [0x1f399, 0x1f39b],
  [0x1f39e, 0x1f3f0],
  [0x1f3f3, 0x1f3f5],
  [0x1f3f7, 0x1f3fa],
  [0x1f400, 0x1f4fd],
  [0x1f4ff, 0x1f53d],
  [0x1f549, 0x1f54e],
  [0x1f550, 0x1f567],
  [0x1f56f, 0x1f570],
  [0x1f573, 0x1f57a],
  [0x1f5a4, 0x1f5a5],
  [0x1f5fa, 0x1f64f],
  [0x1f680, 0x1f6c5],
  [0x1f6cb, 0x1f6d2],
  [0x1f6d5, 0x1f6d9],
  [0x1f6dc, 0x1f6e5],
  [0x1f6eb, 0x1f6ec],
  [0x1f6f3, 0x1f6fc],
  [0x1f90c, 0x1f93a],
  [0x1f93c, 0x1f945],
  [0x1f947, 0x1f9ff],
  [0x1fa70, 0x1fa7c],
  [0x1fa80, 0x1fac6],
  [0x1facc, 0x1fadd],
  [0x1fadf, 0x1faeb],
  [0x1faef, 0x1fafa],
];
const MISSING = '\u25a1';
/** Joins emoji, gives them a skin or hair, or says how one is drawn: nothing is printed for it. */
const UNSEEN: Ranges = [
  [0x200b, 0x200f],
  [0x2060, 0x2060],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0x1f3fb, 0x1f3ff],
  [0x1f9b0, 0x1f9b3],
];

export type Run = { readonly face: Face; readonly text: string };
/** A text cut into runs of one face, and the letters that no face has, each once. */
export type Lettered = { readonly runs: readonly Run[]; readonly missing: ReadonlySet<string> };

/** Which face prints which part of a text: `face` where it can, else one that stands in, else an empty square. */
export function lettered(text: string, face: Extract<Face, 'text' | 'italic' | 'display'>): Lettered {
  const runs: { face: Face; text: string }[] = [];
  const missing = new Set<string>();
  const clean = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, '    ');
  for (const letter of clean) {
    if (within(UNSEEN, letter.codePointAt(0) ?? 0)) continue;
    const found = letter === '\n' ? face : faceOf(letter, face);
    if (!found) missing.add(letter);
    const [by, shown] = found ? [found, letter] : (['serif', MISSING] as const);
    const last = runs.at(-1);
    if (last?.face === by) last.text += shown;
    else runs.push({ face: by, text: shown });
  }
  return { runs, missing };
}

function faceOf(letter: string, face: Face): Face | null {
  const point = letter.codePointAt(0) ?? 0;
  if (within(OURS, point)) return face;
  if (within(SERIF, point)) return 'serif';
  if (within(SIGNS, point)) return 'signs';
  return within(EMOJI, point) ? 'emoji' : null;
}

function within(ranges: Ranges, point: number): boolean {
  return ranges.some(([from, to]) => point >= from && point <= to);
}

/** The faces that a book of these texts needs: our own three, and those that stand in. */
export function facesOf(texts: readonly string[]): ReadonlySet<Face> {
  // One of them also marks what none has.
  return new Set<Face>([
    'text',
    'italic',
    'display',
    'serif',
    ...texts.flatMap((text) => lettered(text, 'text').runs.map(({ face }) => face)),
  ]);
}
