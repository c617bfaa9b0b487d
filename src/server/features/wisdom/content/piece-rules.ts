import { hidesFertility } from '#domain/stage/stage.ts';
import { speaksOfFertility } from '#domain/wisdom/fertility-words.ts';
import { citedIn, linesOf, wordsOfRuns } from '#domain/wisdom/marks.ts';
import { countWords, readingEase } from '#domain/wisdom/reading-ease.ts';
import { blocksOf, citedBy, linesOfPiece, type Piece } from './piece.ts';

const LENGTHS = { teen: { least: 500, most: 800 }, others: { least: 600, most: 1000 } } as const;
const EASE = { teen: 80, others: 68 } as const;
const LONGEST_FLAGS = 95;

/** Words that shame, promise, blur or preach, in lower case. */
const UNSAID = [
  'studies show',
  'listen to your body',
  'journey',
  'sacred',
  'normal range of',
  'should ',
  'just a ',
  'simply ',
  'consult a healthcare',
  'clinically proven',
  'young lady',
  'embarrassing',
  'you must ',
  'complain of',
  'suffers from',
  'failed to',
  'your fault',
  'detox',
  'miracle',
] as const;
/** What may stand all the same: who calls it so, and what takes a burden away. */
const UNLESS: Readonly<Partial<Record<(typeof UNSAID)[number], RegExp>>> = {
  'your fault': /\b(?:not|isn’t|wasn’t|never|nobody’s|none of it (?:is|was)|didn’t do) (?:\w+ )?your fault|your fault\?/i,
  'just a ': /\bnot just a |isn’t just a |“[^”]*just a [^”]*”/i,
};

/** What is wrong with a piece besides its shape, a line each; none where it may ship. */
export function problemsOf(piece: Piece, all: ReadonlySet<string>): string[] {
  return [...piece.markProblems, ...proving(piece), ...saying(piece), ...showing(piece), ...leading(piece, all)];
}

function proving(piece: Piece): string[] {
  const { sources, redFlags, kind, known, toldBy, checked, check_again: again } = piece;
  const seen = new Map(sources.map((source) => [source.n, source.seen]));
  const cited = citedBy(piece);
  return [
    ...(seen.size === sources.length ? [] : ['two sources have one number']),
    ...cited.filter((n) => !seen.has(n)).map((n) => `[${n}] has no source`),
    ...sources.filter(({ n }) => !cited.includes(n)).map(({ n }) => `source ${n} is cited nowhere`),
    ...(redFlags ? hearsay(piece, seen) : []),
    ...(again > checked ? [] : ['it is checked again before it was checked']),
    ...(kind === 'tradition' && !toldBy ? ['a tradition says who tells it'] : []),
    ...(kind === 'tradition' && !known ? ['a tradition ends with “What we know”'] : []),
  ];
}

/** A red flag that rests on hearsay alone. */
function hearsay({ redFlags }: Piece, seen: ReadonlyMap<number, string>): string[] {
  const blocks = redFlags?.blocks ?? [];
  const lines = blocks.flatMap((block) => ('items' in block ? [...block.items] : [block.runs]));
  return lines.flatMap((runs) => {
    const cited = citedIn([{ kind: 'paragraph', runs }]);
    const isHearsay = cited.length > 0 && cited.every((n) => seen.get(n) === 'secondary');
    return isHearsay ? [`a red flag on hearsay alone: “${wordsOfRuns(runs).slice(0, 40)}”`] : [];
  });
}

function saying(piece: Piece): string[] {
  const { audience, title, kicker, question_to_bring: question, toldBy, glossary, redFlags } = piece;
  const lines = linesOfPiece(piece);
  const text = lines.join('\n');
  const whom = audience === 'teen' ? 'teen' : 'others';
  const words = countWords(text);
  const ease = Math.round(readingEase(lines));
  const flagWords = redFlags ? countWords(linesOf(redFlags.blocks).join(' ')) : 0;
  const everything = [text, title, kicker, question, toldBy, ...glossary.flatMap(({ term, means }) => [term, means])];
  const quote = /.{0,20}["'].{0,20}/.exec(everything.join('\n'));
  const { least, most } = LENGTHS[whom];
  return [
    ...(words >= least && words <= most ? [] : [`${words} words, from ${least} to ${most}`]),
    ...(ease >= EASE[whom] ? [] : [`reading ease ${ease}, at least ${EASE[whom]}`]),
    ...(flagWords <= LONGEST_FLAGS ? [] : [`red flags of ${flagWords} words, at most ${LONGEST_FLAGS}`]),
    ...(/[.?!…]”?$/.test(kicker) ? [] : ['its first line ends without a full stop, beside others that have one']),
    ...(quote ? [`a straight quote: “${quote[0]}”`] : []),
    ...UNSAID.filter((said) => text.toLowerCase().includes(said) && !UNLESS[said]?.test(text)).map(
      (said) => `it says “${said.trim()}”`,
    ),
  ];
}

/** Fertility where age or stage of life hides it, and what is free and exclusive at once. */
function showing(piece: Piece): string[] {
  const { audience, categories, stages, stages_hidden: hidden, free, yearly_only: yearlyOnly } = piece;
  const words = [piece.title, piece.kicker, piece.question_to_bring ?? '', ...linesOf(blocksOf(piece))];
  const speaks = words.some(speaksOfFertility);
  const forWhom = stages.filter((stage) => hidesFertility(stage));
  return [
    ...((piece.redFlags ? linesOf(piece.redFlags.blocks) : []).some(speaksOfFertility)
      ? ['a red flag speaks of fertility, which some stages hide']
      : []),
    ...(speaks && audience !== 'adult' ? ['it speaks of fertility, and teens may read it'] : []),
    ...(piece.isAboutFertility && forWhom.length > 0
      ? [`it is about fertility, and ${forWhom.join(', ')} hide that: nobody there can see it`]
      : []),
    ...(audience !== 'adult' && categories.includes('sex') ? ['it is about sex, and teens may read it'] : []),
    ...stages.filter((stage) => hidden.includes(stage)).map((stage) => `for ${stage} and hidden from it`),
    ...(free && yearlyOnly ? ['it is free and for Yearly alone'] : []),
    ...(yearlyOnly && (piece.kind !== 'tradition' || piece.redFlags !== null || piece.conditions.length > 0)
      ? ['it is for Yearly alone, and a health page is no extra']
      : []),
  ];
}

function leading({ id, related }: Piece, all: ReadonlySet<string>): string[] {
  return related
    .filter((other) => other === id || !all.has(other))
    .map((other) => (other === id ? 'it is related to itself' : `it leads to ${other}, which is not there`));
}
