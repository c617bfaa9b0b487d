import type { GoodName } from '#domain/digital-good/goods.ts';

/** The shelves of the shop, in the order they stand. */
export const SHELVES = ['warmth', 'period', 'rest', 'paper', 'light', 'download'] as const;
export type Shelf = (typeof SHELVES)[number];

/** What is packed and sent, and what is given at once. */
export const PRODUCT_KINDS = ['physical', 'digital'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Bounds of what the shop keeps: things in a cart, of one kind, addresses, and what she marked. */
export const SHOP = { lines: 30, ofOne: 10, addresses: 6, favorites: 100 } as const;

/** What is said of a product, in words for a reader. */
export type ProductWords = {
  readonly name: string;
  /** One line, under its name on the shelf. */
  readonly line: string;
  readonly words: readonly string[];
  readonly material: string;
  readonly size: string;
  /** What it does not do: we sell no cures. */
  readonly isNot: string;
  /** The name of its drawing, or the id of a picture that an admin uploaded. */
  readonly picture: string;
  /** The name of the digital good that is given for it; null for what is packed. */
  readonly good: GoodName | null;
};

/** How much there is of a thing, as the shelf says it; null for what is not packed. */
export type StockWord = 'plenty' | 'few' | 'none' | 'download';

/** From so many on nobody has to hurry, and nobody is told a number. */
const FEW = 6;

/** What the shelf says about a stock. Null is a download, of which there is always another one. */
export function stockWord(stock: number | null): StockWord {
  if (stock === null) return 'download';
  if (stock <= 0) return 'none';
  return stock <= FEW ? 'few' : 'plenty';
}
