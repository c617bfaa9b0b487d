import { shippingCents, type ShippingTable } from './shipping.ts';
import { taxCents, type TaxPlace, type TaxTable } from './tax.ts';
import type { ProductKind } from './product.ts';

/** A thing that is being bought: price in cents without tax, weight in grams. */
export type Bought = {
  readonly kind: ProductKind;
  readonly price: number;
  readonly quantity: number;
  readonly weight: number;
};
/** What an order costs, in cents. `points` were used, each worth a cent: `discount`. */
export type OrderSums = {
  readonly goods: number;
  readonly points: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
};
export type ShopTables = { readonly shipping: ShippingTable; readonly tax: TaxTable };

/** The provider takes no smaller sum, so as much stays to be paid whatever points she has. */
export const LEAST_TOTAL = 50;
/** 100 points are worth $1.00 in the shop (decisions 13), and are used by the hundred. */
export const POINTS_STEP = 100;

/**
 * The points she can use: whole hundreds of her balance, never more than the goods cost less what has to stay to be
 * paid.
 */
export function usablePoints(balance: number, goods: number): number {
  return Math.max(0, Math.floor(Math.min(balance, goods - LEAST_TOTAL) / POINTS_STEP) * POINTS_STEP);
}

/** Cents of goods by what they are. */
export function goodsOf(lines: readonly Bought[]): Readonly<Record<ProductKind, number>> {
  const of = (kind: ProductKind) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + line.price * line.quantity : sum), 0);
  return { physical: of('physical'), digital: of('digital') };
}

/** What is left of both kinds of things once points took something off: what is packed first. In cents. */
export function afterPoints(
  { physical, digital }: Readonly<Record<ProductKind, number>>,
  discount: number,
): Readonly<Record<ProductKind, number>> {
  const offPhysical = Math.min(discount, physical);
  return { physical: physical - offPhysical, digital: digital - (discount - offPhysical) };
}

/** Grams of all that is packed. */
export function weightOf(lines: readonly Bought[]): number {
  return lines.reduce((sum, { kind, weight, quantity }) => (kind === 'physical' ? sum + weight * quantity : sum), 0);
}

/**
 * What an order to a place costs, with that many points used. Points lower what is taxed, what is packed first. Where
 * nothing can be sent it says why.
 */
export function orderSums(
  tables: ShopTables,
  { lines, place, points }: { lines: readonly Bought[]; place: TaxPlace; points: number },
): OrderSums | 'not_served' | 'too_heavy' {
  const { physical, digital } = goodsOf(lines);
  const goods = physical + digital;
  const shipping = shippingCents(tables.shipping, { country: place.country, grams: weightOf(lines) });
  if (typeof shipping === 'string') return shipping;
  const discount = points;
  const tax = taxCents(tables.tax, place, { ...afterPoints({ physical, digital }, discount), shipping });
  return { goods, points, discount, shipping, tax, total: goods - discount + shipping + tax };
}
