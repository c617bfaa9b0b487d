import { PaymentRefused, type PaymentEvent } from '#server/platform/payments/payments.ts';
import { followOrder } from './follow-order.ts';
import { followLeft } from './left-order.ts';
import { orderWorkStore } from './order-work.store.ts';
import { paymentStore } from './payment.store.ts';
import type { OrderDeps } from '../shop-deps.ts';

/** The events after which an order may stand otherwise. All others are heard and change nothing. */
const TELLING =
  /^(?:checkout\.session\.(?:completed|expired|async_payment_succeeded)|charge\.(?:refunded|dispute\.\w+))$/;
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
  const open = await paymentStore.open(db, reference);
  if (!open) return nobodys(deps, event);
  try {
    const sessionId = event.purchase?.sessionId ?? open.sessionId;
    // The page it was paid on is told by an event of its own: this one comes again after it.
    if (!sessionId) throw new Error('a payment is told of before its page');
    const purchase = await payments.readPurchase(sessionId).catch(nobody);
    await db.asWorker(open.job, async (tx) => {
      if (!(await orderWorkStore.noteEvent(tx, event)) || purchase?.reference !== open.id) return;
      const read = { id: open.id, purchase, reading: open.reading, now: clock.now() };
      await (open.userId ? followOrder(tx, { ...read, userId: open.userId }) : followLeft(tx, read));
    });
  } finally {
    await paymentStore.close(db, open);
  }
}

/** Money for an order that nobody here knows is for somebody to look at: it may be another installation's. */
async function nobodys(deps: OrderDeps, event: PaymentEvent): Promise<void> {
  if (event.type === 'checkout.session.completed') deps.log.error('shop.unknown_payment', { alert: true });
  await noteOnly(deps, event);
}

async function noteOnly({ db }: OrderDeps, event: PaymentEvent): Promise<void> {
  await db.asWorker(null, (tx) => orderWorkStore.noteEvent(tx, event));
}

/** A page the provider does not know has paid nothing. */
function nobody(error: unknown): null {
  if (error instanceof PaymentRefused && error.code === 'resource_missing') return null;
  throw error;
}
