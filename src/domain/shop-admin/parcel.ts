import type { Shelf } from '#domain/shop/product.ts';

/**
 * Who a parcel comes from, and what a bank writes on a statement: a name that says nothing of what is inside. On a
 * statement it stands behind the account's own name, so it has ten letters at most.
 */
export const NEUTRAL = { sender: 'MH Goods', statement: 'MH GOODS' } as const;

/** What a customs form says of a thing: true, and what it could be of any household. */
const CONTENTS: Readonly<Record<Shelf, string>> = {
  warmth: 'Household textiles',
  period: 'Textiles',
  rest: 'Household goods',
  paper: 'Paper goods',
  light: 'Candles and lanterns',
  download: 'Files',
};

/** The words for a customs form, each once, in the order they came. */
export function contentsOf(shelves: readonly Shelf[]): string {
  return [...new Set(shelves.map((shelf) => CONTENTS[shelf]))].join(', ');
}

/** Grams as a parcel service asks for them: whole tens, rounded up. */
export function shippedGrams(lines: readonly { weight: number; quantity: number }[], packing: number): number {
  const goods = lines.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
  return Math.ceil((goods + packing) / 10) * 10;
}
