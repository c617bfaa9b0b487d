import type { ProductKind } from './product.ts';

/** Tax of a country, or of a region of it: whole hundredths of a percent (1900 is 19 %) by what is sold. */
export type TaxRate = {
  readonly country: string;
  /** Null for the country as a whole. */
  readonly region: string | null;
  readonly physical: number;
  readonly digital: number;
  readonly shipping: number;
};
export type TaxTable = { readonly rates: readonly TaxRate[] };
/** Where tax is due. */
export type TaxPlace = { readonly country: string; readonly region: string };

const WHOLE = 10_000;

/** The rate of a region before that of its country; null where we take no tax. */
export function taxRateOf({ rates }: TaxTable, { country, region }: TaxPlace): TaxRate | null {
  return (
    rates.find((rate) => rate.country === country && rate.region === region) ??
    rates.find((rate) => rate.country === country && rate.region === null) ??
    null
  );
}

/** Tax on sums in cents, each rounded to the cent, half up. */
export function taxCents(
  table: TaxTable,
  place: TaxPlace,
  sums: Readonly<Record<ProductKind | 'shipping', number>>,
): number {
  const rate = taxRateOf(table, place);
  if (!rate) return 0;
  const of = (kind: ProductKind | 'shipping') => Math.floor((sums[kind] * rate[kind] + WHOLE / 2) / WHOLE);
  return of('physical') + of('digital') + of('shipping');
}
