import { READ_MORE } from '#domain/wisdom/read-more.ts';
import type { Piece } from '#server/features/wisdom/content/piece.ts';
import { readPieces } from '#server/features/wisdom/content/read-pieces.ts';
import type { Report } from '../report.ts';

const TABLE = 'src/domain/wisdom/read-more.ts';
/** Kits that stand on no teen's home page. */
const ADULTS_ALONE = /^care:(?:nights|conception)$/;

/** The lines "Read: ..." under phases, archetypes and kits: each leads to pieces that are there, for whoever sees it. */
export async function checkReadMore(table: Readonly<Record<string, readonly string[]>> = READ_MORE): Promise<Report> {
  const pieces = new Map((await readPieces()).flatMap(({ piece }) => (piece ? [[piece.id, piece] as const] : [])));
  const problems = Object.entries(table).flatMap(([of, ids]) => {
    const found = ids.flatMap((id) => pieces.get(id) ?? []);
    const teens = found.filter(({ audience }) => audience !== 'adult');
    return [
      ...ids.filter((id) => !pieces.has(id)).map((id) => `${of} leads to “${id}”, which is no piece`),
      ...(new Set(ids).size === ids.length ? [] : [`${of} leads to one piece twice`]),
      ...(found.some(isForAdults) ? [] : [`${of} has nothing for adults`]),
      ...(teens.length > 0 || ADULTS_ALONE.test(of) ? [] : [`${of} has nothing for teens`]),
    ];
  });
  const count = Object.keys(table).length;
  return { kind: 'lines to read', files: [{ file: TABLE, problems, dueOn: null, measured: `${count} lines` }], notes: [] };
}

const isForAdults = ({ audience }: Piece) => audience !== 'teen';
