import type { Tx } from '#server/platform/db/query.ts';
import type { Purchase } from '#server/platform/payments/payments.ts';
import { postTransfer } from '#server/features/ledger/public.ts';
import { movedLines, paidLines } from './order-books.ts';
import { paymentStore } from './payment.store.ts';

type Read = { readonly id: string; readonly purchase: Purchase; readonly reading: number; readonly now: Date };

/**
 * Brings the money of an order whose account is gone to where its payment stands, and the books with it. There is nobody
 * to send anything to: what was paid after the account had gone goes back by itself.
 */
export async function followLeft(tx: Tx, { id, purchase, reading, now }: Read): Promise<void> {
  const before = await paymentStore.holdLeft(tx, id);
  if (!before || purchase.paid === 0) return;
  const isNew = before.paid === 0;
  const paid = isNew ? purchase.paid : before.paid;
  const tax = isNew ? paid - (before.goods - before.discount + before.shipping) : before.tax;
  const refunded = Math.max(before.refunded, Math.min(purchase.refunded, paid));
  const { dispute } = purchase;
  const isNewer = dispute !== null && reading > Number(before.reading);
  const disputed = isNewer
    ? { dispute: dispute.state, held_back: dispute.held, lost: dispute.lost, fees: dispute.fees, reading }
    : { ...before, reading: Number(before.reading) };
  const { held_back, lost, fees } = disputed;
  const money = { paid, refunded, tax, dispute: disputed.dispute, held_back, lost, fees, reading: disputed.reading };
  await paymentStore.writeLeft(tx, { id, purchase, money, now });
  if (isNew) await postTransfer(tx, { kind: 'order_paid', reference: id, at: now, lines: paidLines(before, paid) });
  const lines = movedLines(money, { before, after: money });
  if (lines.length > 0) await postTransfer(tx, { kind: 'left_order', reference: `${id}:${reading}`, at: now, lines });
}
