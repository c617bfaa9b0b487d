import { isAboutFertility } from '#domain/wisdom/fertility-words.ts';
import { citedIn, linesOf, readMarks, wordsOfRuns, type Block } from '#domain/wisdom/marks.ts';
import type { PieceHead } from './piece-schema.ts';

/** A piece of the library as its file has it: red flags first, the text, and of a tradition what is known. */
export type Piece = Omit<PieceHead, 'told_by'> & {
  readonly toldBy: string | null;
  readonly redFlags: Part | null;
  readonly blocks: readonly Block[];
  readonly known: Part | null;
  readonly isAboutFertility: boolean;
  /** What in its text is no mark of ours. */
  readonly markProblems: readonly string[];
};
/** A part under a heading of its own. */
export type Part = { readonly title: string; readonly blocks: readonly Block[] };

const DIVIDER = /^---\s*$/m;
const KNOWN = 'What we know';

/** The piece of a front matter and a text. */
export function pieceOf({ told_by: toldBy = null, ...head }: PieceHead, body: string): Piece {
  const parts = body.split(DIVIDER);
  const first = parts.length > 1 ? readMarks(parts[0] ?? '') : null;
  // The rule before "What we know" of a tradition parts nothing that its heading does not part.
  const hasFlags = first?.blocks[0]?.kind === 'heading' && wordsOfRuns(first.blocks[0].runs).startsWith('First');
  const rest = readMarks((hasFlags ? parts.slice(1) : parts).join('\n\n'));
  const at = head.kind === 'tradition' ? rest.blocks.findIndex(isKnown) : -1;
  const blocks = at < 0 ? rest.blocks : rest.blocks.slice(0, at);
  const redFlags = hasFlags ? partOf(first.blocks) : null;
  const known = at < 0 ? null : partOf(rest.blocks.slice(at));
  return {
    ...head,
    toldBy,
    redFlags,
    blocks,
    known,
    isAboutFertility: isAboutFertility([head.title, head.kicker], rest.blocks),
    markProblems: [
      ...(hasFlags ? first.problems : []),
      ...rest.problems,
      ...(parts.length > (hasFlags ? 3 : 2) ? ['a line of --- too many'] : []),
    ],
  };
}

function isKnown(block: Block): boolean {
  return block.kind === 'heading' && wordsOfRuns(block.runs) === KNOWN;
}

function partOf([first, ...blocks]: readonly Block[]): Part {
  return { title: first && !('items' in first) ? wordsOfRuns(first.runs) : '', blocks };
}

/** All its blocks in order, without the headings of its parts. */
export function blocksOf({ redFlags, blocks, known }: Pick<Piece, 'redFlags' | 'blocks' | 'known'>): Block[] {
  return [...(redFlags?.blocks ?? []), ...blocks, ...(known?.blocks ?? [])];
}

/** All lines of its text, headings among them. */
export function linesOfPiece(piece: Piece): string[] {
  const { redFlags, blocks, known } = piece;
  return [redFlags, { title: '', blocks }, known].flatMap((part) =>
    part ? [part.title, ...linesOf(part.blocks)].filter(Boolean) : [],
  );
}

/** The numbers of the sources it cites, in order of first mention. */
export function citedBy(piece: Piece): number[] {
  return citedIn(blocksOf(piece));
}
