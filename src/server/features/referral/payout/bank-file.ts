import { csvOf, decimal } from '#domain/referral/csv.ts';
import type { PayoutPlace } from '#domain/referral/payout-place.ts';

export type Ordered = { readonly id: string; readonly cents: number; readonly place: PayoutPlace };

const HEAD = ['payout', 'holder', 'country', 'account', 'bank', 'amount', 'currency', 'reference'];

/**
 * The payouts of a run as CSV, which a bank's own import or a transfer service takes. It is no SEPA file (pain.001):
 * those are in euros alone, and commissions are in US dollars. The reference says nothing of what the product is about.
 */
export function bankFile(payouts: readonly Ordered[]): string {
  return csvOf([
    HEAD,
    ...payouts.map(({ id, cents, place: { holder, country, account, bank } }) => [
      id,
      holder,
      country,
      account,
      bank,
      decimal(cents),
      'USD',
      `P ${id.slice(0, 8).toUpperCase()}`,
    ]),
  ]);
}
