/** What points can become in the shop (decisions 12), cheapest first. `points` is the price of one. */
export const TRADES = [
  { name: 'dream_pages', points: 120 },
  { name: 'five_percent', points: 200 },
  { name: 'premium_month', points: 600 },
] as const;
export type TradeName = (typeof TRADES)[number]['name'];

/** How many points are still to come until a price is reached; 0 from there on. */
export function pointsToGo(price: number, balance: number): number {
  return Math.max(0, price - balance);
}
