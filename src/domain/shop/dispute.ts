/**
 * A payment that the buyer's bank asked back: it has not decided, it left the money with us, or gave it back to the
 * buyer. Beside the state of an order, as what was paid and refunded is.
 */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Money of an order in whole cents: paid, given back by us, and lost to the buyer's bank for good. */
export type OrderMoney = { readonly paid: number; readonly refunded: number; readonly lost: number };

/** What is back with the buyer, in cents, whichever way it went: never more than was paid. */
export function returnedCents({ paid, refunded, lost }: OrderMoney): number {
  return Math.min(paid, refunded + lost);
}

/** Whether all that was paid is back with the buyer: then nothing is sent, and downloads of it end. */
export function isWhollyReturned(money: OrderMoney): boolean {
  return money.paid > 0 && returnedCents(money) === money.paid;
}

/** While a bank decides, no parcel leaves and no refund is asked for: either could be done twice. */
export function isHeld({ dispute }: { readonly dispute: DisputeState | null }): boolean {
  return dispute === 'open';
}
