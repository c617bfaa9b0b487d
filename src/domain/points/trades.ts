import type { GoodName } from '#domain/digital-good/goods.ts';

/** What points buy at /rewards (decisions 12): a digital good, or a month of premium. */
export const TRADE_NAMES = ['moon_year', 'guide_workbook', 'sound_pack', 'journal_book', 'premium_month'] as const;
export type TradeName = (typeof TRADE_NAMES)[number];
type Priced = GoodName | 'premium_month';

/**
 * The one place of their prices, in points. Money off in the shop has no price of its own: there a point is a cent
 * (`CENTS_PER_POINT`).
 */
const PRICES: Readonly<Record<Priced, number>> = {
  moon_year: 200,
  guide_workbook: 300,
  sound_pack: 300,
  journal_book: 400,
  premium_month: 600,
};

/** Every trade with its price in points, cheapest first. */
export const TRADES: readonly { readonly name: TradeName; readonly points: number }[] = TRADE_NAMES.map((name) => ({
  name,
  points: PRICES[name],
}));

/** What one of that name costs, in points. */
export function priceOf(name: TradeName): number {
  return PRICES[name];
}

/** How many points are still to come until a price is reached; 0 from there on. */
export function pointsToGo(price: number, balance: number): number {
  return Math.max(0, price - balance);
}
