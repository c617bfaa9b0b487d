/** Figures of what members do with each other's words, beside the limits of writing. */
export const CONTACT = {
  /** Characters of a search, of a note to the moderators, and of a draft. */
  query: 200,
  note: 500,
  draft: 6_000,
  /** Hits of a page, and entries of her list of muted and blocked ones. */
  page: 20,
  quietPage: 50,
  /** What one member may have. */
  bookmarks: 2_000,
  drafts: 50,
  quiet: 1_000,
} as const;

/** A piece of the words around a hit. */
export type Segment = { readonly text: string; readonly hit: boolean };

/** The signs that the database puts about a hit: of Unicode's private area, which no written words have. */
export const HIT = { from: '\uE000', to: '\uE001' } as const;

/** The words around hits, as pieces of plain text: nothing in them is ever read as markup. */
export function segmentsOf(around: string): Segment[] {
  const pieces = around.split(HIT.from).flatMap((piece, at) => {
    if (at === 0) return [{ text: piece, hit: false }];
    const [inside = '', ...rest] = piece.split(HIT.to);
    return [
      { text: inside, hit: true },
      { text: rest.join(''), hit: false },
    ];
  });
  return pieces.filter(({ text }) => text !== '');
}
