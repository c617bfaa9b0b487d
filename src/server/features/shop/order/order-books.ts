import type { LedgerLine } from '#domain/ledger/ledger.ts';
import { returnedCents } from '#domain/shop/dispute.ts';
import type { OrderRow } from '../shop.store.ts';

type Sums = Pick<OrderRow, 'goods' | 'discount' | 'shipping' | 'paid' | 'tax'>;
/** What became of the money of an order: given back, with a bank that decides, lost to it, and what the dispute cost. */
export type Moved = Pick<OrderRow, 'refunded' | 'held_back' | 'lost' | 'fees'>;
const lines = (of: readonly (readonly [LedgerLine['account'], number])[]): readonly LedgerLine[] =>
  of.flatMap(([account, cents]) => (cents === 0 ? [] : [{ account, currency: 'usd', cents } as LedgerLine]));

/** What a paid order does to the books: money comes in, what was sold, sent and taxed stands against it. */
export function paidLines(
  { goods, discount, shipping }: Omit<Sums, 'paid' | 'tax'>,
  paid: number,
): readonly LedgerLine[] {
  return lines([
    ['provider_clearing', paid],
    ['discounts', discount],
    ['sales', -goods],
    ['shipping', -shipping],
    ['tax', goods - discount + shipping - paid],
  ]);
}

/**
 * What money that left does to them; none where none moved. What was given back or lost stands as a refund, its tax in
 * proportion; what a bank holds is still ours, and comes back or becomes a loss; fees are the provider's.
 */
export function movedLines(
  { tax, paid }: Pick<Sums, 'tax' | 'paid'>,
  { before, after }: { before: Moved; after: Moved },
): readonly LedgerLine[] {
  const taxOf = (moved: Moved) => Math.floor((tax * returnedCents({ ...moved, paid })) / paid);
  const back = after.refunded + after.lost - before.refunded - before.lost;
  const taxBack = taxOf(after) - taxOf(before);
  const [held, fees] = [after.held_back - before.held_back, after.fees - before.fees];
  return lines([
    ['refunds', back - taxBack],
    ['tax', taxBack],
    ['disputed', held],
    ['provider_fees', fees],
    ['provider_clearing', -(back + held + fees)],
  ]);
}
