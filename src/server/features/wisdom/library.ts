import { setImmediate } from 'node:timers/promises';
import type { PieceWhole } from '#contract/wisdom/wisdom.schemas.ts';
import { speaksOfFertility, withoutFertility } from '#domain/wisdom/fertility-words.ts';
import { madeReady, type Ready, type Searched } from '#domain/wisdom/find-pieces.ts';
import { termsFor, withTerms, type Term } from '#domain/wisdom/glossary.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { countWords, readingMinutes } from '#domain/wisdom/reading-ease.ts';
import { citedBy, linesOfPiece, type Part, type Piece } from './content/piece.ts';
import { readPieces } from './content/read-pieces.ts';

/** What a reader gets of a piece: all of it, or, where nothing may speak of fertility, all but those lines. */
export type Edition = Pick<PieceWhole, 'redFlags' | 'blocks' | 'known' | 'questionToBring' | 'sources' | 'glossary'> & {
  readonly minutes: number;
};
/** A piece with what is made of it once. */
export type Volume = Searched & {
  /** Its name in addresses. */ readonly id: string;
  readonly piece: Piece;
  readonly whole: Edition;
  readonly quiet: Edition;
};
/** The library: every piece, and the same ready to be looked through. */
export type Library = {
  readonly volumes: readonly Volume[];
  readonly byId: ReadonlyMap<string, Volume>;
  /** By the id of its file, which `related` names. */ readonly byName: ReadonlyMap<string, Volume>;
  readonly ready: { readonly whole: readonly Ready<Volume>[]; readonly quiet: readonly Ready<Volume>[] };
};

let made: Promise<Library> | null = null;

/** The library, read from content/wisdom when it is first asked for. Throws with the file's name where one is not whole. */
export function library(): Promise<Library> {
  return (made ??= makeLibrary());
}

async function makeLibrary(): Promise<Library> {
  const pieces = (await readPieces()).map(({ file, piece, broken }) => {
    if (piece) return piece;
    throw new Error(`content/wisdom/${file}: ${broken}`);
  });
  const volumes: Volume[] = [];
  for (const piece of pieces) {
    volumes.push(volumeOf(piece, pieces));
    await setImmediate();
  }
  return {
    volumes,
    byId: new Map(volumes.map((volume) => [volume.id, volume])),
    byName: new Map(volumes.map((volume) => [volume.piece.id, volume])),
    ready: {
      whole: volumes.map(madeReady),
      quiet: volumes.map((volume) => ({ ...madeReady({ ...volume, lines: quietLines(volume) }), piece: volume })),
    },
  };
}

function quietLines({ piece }: Volume): string[] {
  return linesOfPiece(quietOf(piece));
}

function volumeOf(piece: Piece, all: readonly Piece[]): Volume {
  const terms = termsFor(piece, all);
  return {
    id: pieceAddress(piece.id),
    piece,
    title: piece.title,
    kicker: piece.kicker,
    lines: linesOfPiece(piece),
    whole: editionOf(piece, terms),
    quiet: editionOf(
      quietOf(piece),
      terms.filter(({ term, means }) => !speaksOfFertility(`${term} ${means}`)),
    ),
  };
}

/** The piece without its lines on fertility. Red flags stay whole: they are about safety. */
export function quietOf(piece: Piece): Piece {
  const { known, question_to_bring: question } = piece;
  return {
    ...piece,
    blocks: withoutFertility(piece.blocks),
    known: known && { ...known, blocks: withoutFertility(known.blocks) },
    question_to_bring: question !== null && speaksOfFertility(question) ? null : question,
  };
}

function editionOf(piece: Piece, terms: readonly Term[]): Edition {
  const flags = explained(piece.redFlags, terms);
  const text = withTerms(piece.blocks, left(terms, flags.met));
  const known = explained(piece.known, left(terms, [...flags.met, ...text.met]));
  const cited = citedBy(piece);
  return {
    redFlags: flags.part,
    blocks: text.blocks,
    known: known.part,
    questionToBring: piece.question_to_bring,
    sources: cited.flatMap((n) => piece.sources.filter((source) => source.n === n)),
    glossary: [...flags.met, ...text.met, ...known.met],
    minutes: readingMinutes(countWords(linesOfPiece(piece).join(' '))),
  };
}

function left(terms: readonly Term[], met: readonly Term[]): Term[] {
  return terms.filter((term) => !met.includes(term));
}

function explained(part: Part | null, terms: readonly Term[]) {
  if (!part) return { part, met: [] };
  const { blocks, met } = withTerms(part.blocks, terms);
  return { part: { ...part, blocks }, met };
}
