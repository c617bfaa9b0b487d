import { LAID, type LaidRows } from '#server/features/circle/public.ts';
import { Copy } from '#server/platform/db/copy-in.ts';
import type { Owner } from '#server/platform/db/owner.ts';
import { allPieces } from './sentences.ts';
import type { SeededThread } from './threads.ts';

/** The lexemes of a piece of words, quoted as the text form of a tsvector has them, by language and piece. */
export type Lexemes = ReadonlyMap<string, readonly string[]>;

const keyOf = (language: string, piece: string) => `${language}|${piece}`;
const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * Has the database stem every piece that the seed's words are put together of, once. To have it stem the words of each
 * row took longer than all the rest, and a vector without positions is the union of its pieces'.
 */
export async function lexemesOfPieces(owner: Owner): Promise<Lexemes> {
  const pieces = allPieces();
  const { rows } = await owner.query<{ language: string; piece: string; lexemes: string[] }>(
    `select g.language, g.piece, array(select l from unnest(tsvector_to_array(auth.circle_lexemes(g.piece, g.language, '', '', now()))) l where l not like '@%') as lexemes
       from unnest($1::text[], $2::text[]) g(language, piece)`,
    [pieces.map(({ language }) => language), pieces.map(({ piece }) => piece)],
  );
  return new Map(rows.map(({ language, piece, lexemes }) => [keyOf(language, piece), lexemes.map(quoted)]));
}

/** Where what is found lies: rows that triggers write for words said one by one. */
export function foundWordsCopy(): Copy {
  return new Copy('auth.circle_words', ['id', 'post_id', 'room', 'category', 'author_id', 'author_tag', 'at', 'words']);
}

const of = (columns: readonly string[]) => ({
  authorId: columns.indexOf('author_id'),
  authorTag: columns.indexOf('author_tag'),
  at: columns.indexOf('at'),
});
const OF_POST = of(LAID.posts.columns);
const OF_REPLY = of(LAID.replies.columns);

/** Adds the search words of what is shown of a thread, given also as the rows that were laid of it. */
export function addFound(
  copy: Copy,
  { thread, rows, lexemes }: { thread: SeededThread; rows: LaidRows; lexemes: Lexemes },
): void {
  const said = [
    { words: thread, cells: rows.posts[0], columns: OF_POST },
    ...thread.replies.map((words, index) => ({ words, cells: rows.replies[index], columns: OF_REPLY })),
  ];
  for (const { words, cells, columns } of said) {
    if (words.state !== 'shown' || !cells) continue;
    const at = cells[columns.at] as Date;
    const marks = [`'@r.${thread.room}'`, `'@c.${thread.category}'`, `'@m.${at.toISOString().slice(0, 7)}'`];
    const found = new Set(words.pieces.flatMap((piece) => lexemes.get(keyOf(words.language, piece)) ?? []));
    copy.add([
      ...[words.id, thread.id, thread.room, thread.category],
      ...[cells[columns.authorId] ?? null, cells[columns.authorTag] ?? null, at, [...found, ...marks].join(' ')],
    ]);
  }
}
