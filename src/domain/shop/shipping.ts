/** Up to so many grams a parcel costs that much, in cents. */
export type ShippingStep = { readonly upTo: number; readonly cents: number };
/** Countries that cost the same to send to, and how long it takes, in days. */
export type ShippingZone = {
  readonly id: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly days: readonly [number, number];
  /** Lightest first. */
  readonly steps: readonly ShippingStep[];
};
/** Packed goods weigh this much more, in grams. */
export type ShippingTable = { readonly packing: number; readonly zones: readonly ShippingZone[] };

/** The zone of a country; null where we do not send to. */
export function zoneOf(table: ShippingTable, country: string): ShippingZone | null {
  return table.zones.find(({ countries }) => countries.includes(country)) ?? null;
}

/**
 * What a parcel of that weight in grams, without its packing, costs to send to a country, in cents: nothing where
 * nothing is packed. `not_served` and `too_heavy` say why there is no price.
 */
export function shippingCents(
  table: ShippingTable,
  { country, grams }: { country: string; grams: number },
): number | 'not_served' | 'too_heavy' {
  if (grams === 0) return 0;
  const zone = zoneOf(table, country);
  if (!zone) return 'not_served';
  return zone.steps.find(({ upTo }) => grams + table.packing <= upTo)?.cents ?? 'too_heavy';
}
