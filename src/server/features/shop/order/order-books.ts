import type { LedgerLine } from '#domain/ledger/ledger.ts';
import type { OrderRow } from '../shop.store.ts';

type Sums = Pick<OrderRow, 'goods' | 'discount' | 'shipping' | 'paid' | 'tax'>;
const lines = (of: readonly (readonly [LedgerLine['account'], number])[]): readonly LedgerLine[] =>
  of.flatMap(([account, cents]) => (cents === 0 ? [] : [{ account, currency: 'usd', cents } as LedgerLine]));

/** What a paid order does to the books: money comes in, what was sold, sent and taxed stands against it. */
export function paidLines({ goods, discount, shipping }: Omit<Sums, 'paid'>, paid: number): readonly LedgerLine[] {
  return lines([
    ['provider_clearing', paid],
    ['discounts', discount],
    ['sales', -goods],
    ['shipping', -shipping],
    ['tax', goods - discount + shipping - paid],
  ]);
}

/** What money given back does to them: tax goes back in proportion, all else stands as a refund. */
export function refundedLines(
  { tax, paid }: Pick<Sums, 'tax' | 'paid'>,
  { before, after }: { before: number; after: number },
): readonly LedgerLine[] {
  const taxOf = (refunded: number) => Math.floor((tax * refunded) / paid);
  const [cents, taxBack] = [after - before, taxOf(after) - taxOf(before)];
  return lines([
    ['refunds', cents - taxBack],
    ['tax', taxBack],
    ['provider_clearing', -cents],
  ]);
}
