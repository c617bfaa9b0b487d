import { countWords, readingEase } from '#domain/wisdom/reading-ease.ts';
import { linesOfPiece, type Piece } from '#server/features/wisdom/content/piece.ts';
import { problemsOf } from '#server/features/wisdom/content/piece-rules.ts';
import { readPieces } from '#server/features/wisdom/content/read-pieces.ts';
import type { Report } from '../report.ts';

const FOLDER = 'content/wisdom';
/** How many pieces are open to everybody (decisions 9). */
const FREE = 10;

/** The pieces of the library. */
export async function checkWisdom(folder?: URL): Promise<Report> {
  const read = await readPieces(folder);
  const ids = new Set(read.map(({ file }) => file.replace(/\.md$/, '')));
  const pieces = read.flatMap(({ piece }) => piece ?? []);
  return {
    kind: 'wisdom',
    files: read.map(({ file, piece, broken }) => ({
      file: `${FOLDER}/${file}`,
      problems: piece ? problemsOf(piece, ids) : [broken],
      dueOn: piece?.check_again ?? null,
      measured: piece ? measuresOf(piece) : '',
    })),
    notes: freeNotes(pieces),
  };
}

function measuresOf(piece: Piece): string {
  const lines = linesOfPiece(piece);
  return `${countWords(lines.join(' '))} words, reading ease ${Math.round(readingEase(lines))}`;
}

/** Teens read everything: what counts is what adults may open. */
function freeNotes(pieces: readonly Piece[]): string[] {
  const free = pieces.filter((piece) => piece.free && piece.audience !== 'teen').length;
  return free === FREE ? [] : [`${free} pieces for adults are free, and ${FREE} are promised`];
}
