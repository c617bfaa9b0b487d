import { pointsBack } from '#domain/shop/order.ts';
import { giveGood } from '#server/features/digital-good/public.ts';
import { postTransfer } from '#server/features/ledger/public.ts';
import { giveBackPoints, pointsStore, spendPoints } from '#server/features/points/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { PaymentRefused, type PaymentEvent, type Purchase } from '#server/platform/payments/payments.ts';
import { dayOf, lapseIn } from './lapse.ts';
import { paidLines, refundedLines } from './order-books.ts';
import { orderWorkStore } from './order-work.store.ts';
import type { OrderDeps } from '../shop-deps.ts';
import { shopNotices } from '../shop.notices.ts';
import type { OrderRow } from '../shop.store.ts';

/** The events after which an order may stand otherwise. All others are heard and change nothing. */
const TELLING = /^(?:checkout\.session\.(?:completed|expired|async_payment_succeeded)|charge\.refunded)$/;
const ORDER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes a signed event about a payment of its own: once, whatever its order. Nothing it says is believed but which order
 * it is about: the payment is read anew from the provider, and what stands there is written in the transaction that
 * notes the event. What fails throws, so that the provider sends it again.
 */
export async function takeOrderEvent(deps: OrderDeps, event: PaymentEvent): Promise<void> {
  const { db, payments, clock } = deps;
  const reference = event.purchase?.reference ?? '';
  if (!TELLING.test(event.type) || !ORDER.test(reference)) return noteOnly(deps, event);
  if (await orderWorkStore.isKnown(db, event)) return;
  const open = await orderWorkStore.open(db, reference);
  if (!open) return noteOnly(deps, event);
  try {
    const sessionId = event.purchase?.sessionId ?? open.sessionId;
    // The page it was paid on is told by an event of its own: this one comes again after it.
    if (!sessionId) throw new Error('a payment is told of before its page');
    const purchase = await payments.readPurchase(sessionId).catch(nobody);
    await db.asWorker(open.job, async (tx) => {
      if (!(await orderWorkStore.noteEvent(tx, event)) || purchase?.reference !== open.id) return;
      await follow(tx, { userId: open.userId, id: open.id, purchase, now: clock.now() });
    });
  } finally {
    await orderWorkStore.close(db, open);
  }
}

async function noteOnly({ db }: OrderDeps, event: PaymentEvent): Promise<void> {
  await db.asWorker(null, (tx) => orderWorkStore.noteEvent(tx, event));
}

/** A page the provider does not know has paid nothing. */
function nobody(error: unknown): null {
  if (error instanceof PaymentRefused && error.code === 'resource_missing') return null;
  throw error;
}

type Follow = { readonly id: string; readonly userId: string; readonly purchase: Purchase; readonly now: Date };

/** Brings an order to where its payment stands. Each step is done once, in whatever order it is heard of. */
async function follow(tx: Tx, at: Follow): Promise<void> {
  if (at.purchase.state === 'expired') await lapseIn(tx, at);
  if (at.purchase.paid > 0) await becomePaid(tx, at);
  if (at.purchase.refunded > 0) await becomeRefunded(tx, at);
}

async function becomePaid(tx: Tx, { id, userId, purchase, now }: Follow): Promise<void> {
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
  const order = await orderWorkStore.hold(tx, id);
  if (!order) return;
  const refunded = Math.min(purchase.refunded, order.paid);
  const before = await orderWorkStore.refunded(tx, { id, cents: refunded, now });
  if (refunded <= before) return;
  const lines = refundedLines(order, { before, after: refunded });
  await postTransfer(tx, { kind: 'order_refunded', reference: `${id}:${refunded}`, at: now, lines });
  await returnPoints(tx, { order, userId, before, after: refunded, now });
  await outboxStore.postBare(tx, { kind: shopNotices.orderRefunded, userId, about: id });
}

type Returned = {
  readonly order: OrderRow;
  readonly userId: string;
  readonly before: number;
  readonly after: number;
  readonly now: Date;
};

/** Points come back in proportion; those of an order that lapsed are back with her already. */
async function returnPoints(tx: Tx, { order, userId, before, after, now }: Returned): Promise<void> {
  if (order.state === 'lapsed' || order.points === 0) return;
  const back = (refunded: number) => pointsBack({ points: order.points, paid: order.paid, refunded });
  const amount = back(after) - back(before);
  const row = { reason: 'shop_back', key: `${order.id}:${after}`, amount, day: dayOf(now), at: now } as const;
  if (amount > 0) await pointsStore.award({ tx, keys: { userId } }, row);
}
