import { returnedCents } from '#domain/shop/dispute.ts';
import { pointsBack } from '#domain/shop/order.ts';
import { giveGood } from '#server/features/digital-good/public.ts';
import { postTransfer } from '#server/features/ledger/public.ts';
import { giveBackPoints, pointsStore, spendPoints } from '#server/features/points/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { Purchase, PurchaseDispute } from '#server/platform/payments/payments.ts';
import { dayOf, lapseIn } from './lapse.ts';
import { movedLines, paidLines } from './order-books.ts';
import { orderWorkStore } from './order-work.store.ts';
import { paymentStore } from './payment.store.ts';
import { shopNotices } from '../shop.notices.ts';
import type { OrderRow } from '../shop.store.ts';

type Follow = {
  readonly id: string;
  readonly userId: string;
  readonly purchase: Purchase;
  readonly reading: number;
  readonly now: Date;
};

/** Brings an order to where its payment stands. Each step is done once, in whatever order it is heard of. */
export async function followOrder(tx: Tx, at: Follow): Promise<void> {
  // One that left meanwhile is looked for where such orders are: its event comes again.
  if (!(await orderWorkStore.hold(tx, at.id))) throw new Error('an order left while its payment was read');
  if (at.purchase.state === 'expired') await lapseIn(tx, at);
  if (at.purchase.paid > 0) await becomePaid(tx, at);
  if (at.purchase.refunded > 0) await becomeRefunded(tx, at);
  if (at.purchase.dispute) await becomeDisputed(tx, { ...at, dispute: at.purchase.dispute });
}

async function becomePaid(tx: Tx, { id, userId, purchase, now }: Follow): Promise<void> {
  if (purchase.tax !== null) await paymentStore.taxed(tx, { id, tax: purchase.tax });
  const order = await orderWorkStore.hold(tx, id);
  if (!order || order.paid > 0) return;
  const owner = { tx, keys: { userId } };
  const again = { owner, use: 'shop', key: `${id}:again`, day: dayOf(now), at: now } as const;
  const late = order.state === 'lapsed' && order.points > 0;
  const isWhole = !late || (await spendPoints({ ...again, amount: order.points })) === 'spent';
  const outcome = await orderWorkStore.paid(tx, { id, purchase, now, again: isWhole });
  if (outcome === 'known' || outcome === 'gone') return;
  await postTransfer(tx, { kind: 'order_paid', reference: id, at: now, lines: paidLines(order, purchase.paid) });
  if (outcome === 'short')
    return tooLate(tx, { order, userId, cents: purchase.paid, again: late && isWhole ? again : null, now });
  for (const { good } of order.lines)
    if (good) await giveGood({ tx, userId }, { good, source: 'order', sourceId: id, now });
  await outboxStore.postBare(tx, { kind: shopNotices.orderPaid, userId, about: id });
}

type Late = {
  readonly order: OrderRow;
  readonly userId: string;
  readonly cents: number;
  /** The points that were taken once more for it. */
  readonly again: Parameters<typeof giveBackPoints>[0] | null;
  readonly now: Date;
};

/** Paid when something of it was gone: all of it goes back, at once and without anybody asking. */
async function tooLate(tx: Tx, { order: { id }, userId, cents, again, now }: Late): Promise<void> {
  if (again) await giveBackPoints(again);
  await orderWorkStore.addRefund(tx, { id, cents, reason: 'too_late', now });
  await outboxStore.postBare(tx, { kind: shopNotices.orderTooLate, userId, about: id });
}

async function becomeRefunded(tx: Tx, { id, userId, purchase, now }: Follow): Promise<void> {
  const before = await orderWorkStore.hold(tx, id);
  if (!before || purchase.refunded <= before.refunded) return;
  const after = { ...before, refunded: Math.min(purchase.refunded, before.paid) };
  await orderWorkStore.refunded(tx, { id, cents: after.refunded, now });
  const lines = movedLines(before, { before, after });
  if (lines.length === 0) return;
  await postTransfer(tx, { kind: 'order_refunded', reference: `${id}:${after.refunded}`, at: now, lines });
  await returnPoints(tx, { order: after, userId, now });
  await outboxStore.postBare(tx, { kind: shopNotices.orderRefunded, userId, about: id });
}

type Disputing = Follow & { readonly dispute: PurchaseDispute };

/** A dispute as it stands now. What an older reading says of it is nothing new. */
async function becomeDisputed(tx: Tx, { id, userId, dispute, reading, now }: Disputing): Promise<void> {
  const before = await orderWorkStore.hold(tx, id);
  if (!before || before.paid === 0 || reading <= Number(before.reading)) return;
  await paymentStore.disputed(tx, { id, reading, dispute, now });
  const after = { ...before, held_back: dispute.held, lost: dispute.lost, fees: dispute.fees };
  const lines = movedLines(before, { before, after });
  if (lines.length > 0)
    await postTransfer(tx, { kind: 'order_disputed', reference: `${id}:${reading}`, at: now, lines });
  await returnPoints(tx, { order: after, userId, now });
}

type Returned = { readonly order: OrderRow; readonly userId: string; readonly now: Date };

/**
 * Points come back in proportion to the money, whichever way that went, and what came back once stays; those of an order
 * that lapsed are back already.
 */
async function returnPoints(tx: Tx, { order, userId, now }: Returned): Promise<void> {
  if (order.state === 'lapsed' || order.points === 0) return;
  const owner = { tx, keys: { userId } };
  await pointsStore.lock(owner);
  const due = pointsBack({ points: order.points, paid: order.paid, refunded: returnedCents(order) });
  const given = await pointsStore.given(owner, { reason: 'shop_back', of: order.id });
  const row = {
    reason: 'shop_back',
    key: `${order.id}:p${due}`,
    amount: due - given,
    day: dayOf(now),
    at: now,
  } as const;
  if (due > given) await pointsStore.award(owner, row);
}
