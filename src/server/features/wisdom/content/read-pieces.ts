import { readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { readFrontMatter } from '#server/platform/content/front-matter.ts';
import { pieceOf, type Piece } from './piece.ts';
import { pieceHead } from './piece-schema.ts';

const FOLDER = new URL('../../../../../content/wisdom/', import.meta.url);

/** One file: the piece, or why it is none. */
export type ReadPiece = { readonly file: string } & (
  | { readonly piece: Piece; readonly broken: null }
  | { readonly piece: null; readonly broken: string }
);

/** Reads every file of content/wisdom, by name. Lets others go first between two files: YAML takes its time. */
export async function readPieces(folder: URL = FOLDER): Promise<ReadPiece[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  const read: ReadPiece[] = [];
  for (const file of files) {
    read.push(await readPiece(folder, file));
    await setImmediate();
  }
  return read;
}

async function readPiece(folder: URL, file: string): Promise<ReadPiece> {
  try {
    const { head, body } = readFrontMatter(await readFile(new URL(file, folder), 'utf8'));
    const parsed = pieceHead.safeParse(head);
    if (!parsed.success) return { file, piece: null, broken: z.prettifyError(parsed.error) };
    if (`${parsed.data.id}.md` !== file) return { file, piece: null, broken: 'the file is called by another id' };
    return { file, piece: pieceOf(parsed.data, body), broken: null };
  } catch (error) {
    return { file, piece: null, broken: error instanceof Error ? error.message : String(error) };
  }
}
