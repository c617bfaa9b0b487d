import type { JobRun } from '#server/platform/jobs/task.ts';
import { isDisputed, PaymentRefused, PaymentUnavailable } from '#server/platform/payments/payments.ts';
import { lapseOrder } from './lapse.ts';
import { orderWorkStore } from './order-work.store.ts';
import { paymentStore } from './payment.store.ts';
import { closePage, type PageDeps } from './pay-order.ts';
import type { OrderDeps, ShopDeps } from '../shop-deps.ts';

const MOST = 100;
const AGAIN_MS = 10 * 60_000;
const ASKED_AGAIN_AT = 7;
const PARCEL_DAYS = 90;
/** The provider lists events for 30 days: after that none can come. */
const LEFT_DAYS = 35;
const DAY_MS = 86_400_000;

/** Each minute: what nobody paid in time is given up, and refunds that the provider was not asked for are begun again. */
export async function keepOrders({ payments, ...deps }: Omit<ShopDeps, 'vault'>, now: Date): Promise<void> {
  if (!payments) return;
  for (const id of await orderWorkStore.due(deps.db, { now, most: MOST }))
    await giveUp({ ...deps, payments }, { id, now });
  if (now.getUTCMinutes() % 10 === ASKED_AGAIN_AT)
    await orderWorkStore.refundAgain(deps.db, new Date(now.getTime() - AGAIN_MS));
}

/**
 * Gives an order up whose time has run out, once its page at the provider is closed. Where it was paid, its event is on
 * its way; where the provider cannot be asked, nobody knows: both stay held, and are looked at again.
 */
async function giveUp(deps: OrderDeps & PageDeps, { id, now }: { id: string; now: Date }): Promise<void> {
  try {
    if ((await closePageOf(deps, id)) === 'closed') await lapseOrder(deps, id);
    else await orderWorkStore.holdOn(deps.db, { id, until: new Date(now.getTime() + AGAIN_MS) });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    deps.log.warn('payments.failed', {}, error);
    await orderWorkStore.holdOn(deps.db, { id, until: new Date(now.getTime() + AGAIN_MS) });
  }
}

async function closePageOf(deps: OrderDeps & PageDeps, id: string): Promise<'closed' | 'paid'> {
  const order = await deps.db.asWorker(null, (tx) => orderWorkStore.hold(tx, id));
  return order ? closePage(deps, order) : 'closed';
}

/**
 * Asks the provider for a refund, under its own key. Its no ends it; what is not answered is asked again, and so is what
 * is refused because a bank has the money: the end of the dispute decides whether anything is owed then.
 */
export async function askRefund({ db, payments, log }: Omit<ShopDeps, 'vault'>, { id }: JobRun): Promise<void> {
  const refund = await orderWorkStore.openRefund(db, id);
  if (!refund) return;
  if (!payments || !refund.intentId) throw new Error('a refund is owed, and there is nobody to ask for it');
  try {
    await payments.refund({ intentId: refund.intentId, cents: refund.cents, key: id });
    await orderWorkStore.closeRefund(db, { id, state: 'done' });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    if (isDisputed(error) && !refund.wasLost) return;
    log.error('shop.refund_refused', { alert: true }, error);
    await orderWorkStore.closeRefund(db, { id, state: 'failed' });
  }
}

/** Addresses of parcels go when nobody needs them any more. */
export async function sweepParcels({ db, clock }: Pick<ShopDeps, 'db' | 'clock'>): Promise<number> {
  await orderWorkStore.sweepParcels(db, new Date(clock.now().getTime() - PARCEL_DAYS * DAY_MS));
  return 0;
}

/** Orders of deleted accounts that nobody paid go when no event of them can come any more. */
export function sweepLeftOrders({ db }: Pick<ShopDeps, 'db'>): Promise<number> {
  return paymentStore.sweepLeft(db, LEFT_DAYS);
}
