import { href } from '#contract/screens.ts';
import { NEUTRAL as STATEMENT } from '#domain/shop-admin/parcel.ts';
import { canPay } from '#domain/shop/order.ts';
import { afterPoints, goodsOf } from '#domain/shop/sums.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import {
  PaymentRefused,
  PaymentUnavailable,
  type Payments,
  type Purchase,
  type UntaxedParts,
} from '#server/platform/payments/payments.ts';
import { lapseOrder } from './lapse.ts';
import { orderWorkStore } from './order-work.store.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopStore, type OrderRow } from '../shop.store.ts';

type Paying = Omit<ShopDeps, 'payments'> & { readonly payments: Payments };
/** What a page at the provider is made of. */
export type PageDeps = Pick<Paying, 'db' | 'payments' | 'publicOrigin'>;

/** All that the provider's page and a statement say of what was bought. */
const NEUTRAL = 'Your order';

/** Opens the page an order is paid on: the same one however often it is asked for. */
export async function payOrder(deps: ShopDeps, me: Me, id: string): Promise<{ url: string } | Refusal> {
  return withProvider(deps, async (paying) => {
    const order = await shopStore.order(me.tx, id);
    if (!order) return refuse('not_found');
    if (order.state !== 'placed') return refuse('order_moved_on');
    const isOpen =
      order.session_id !== null || canPay({ state: order.state, placedAt: order.placed_at }, deps.clock.now());
    const page = isOpen ? await pageOf(paying, order) : null;
    if (page?.state === 'complete') return { url: orderUrl(paying, id) };
    return page?.url ? { url: page.url } : refuse('order_moved_on');
  });
}

/** Gives up an order that was not paid: its page is closed first, so that nobody pays for what is not held. */
export async function cancelOrder(deps: ShopDeps, me: Me, id: string): Promise<OrderRow | Refusal> {
  return withProvider(deps, async (paying) => {
    const order = await shopStore.order(me.tx, id);
    if (!order) return refuse('not_found');
    if (order.state !== 'placed' || (await closePage(paying, order)) === 'paid') return refuse('order_moved_on');
    await lapseOrder(paying, id);
    return (await shopStore.order(me.tx, id)) ?? refuse('not_found');
  });
}

type PageOrder = Pick<
  OrderRow,
  'id' | 'session_id' | 'total' | 'held_until' | 'lines' | 'discount' | 'shipping' | 'country'
>;

/** The page of an order, made where there is none; its key makes it one page. */
async function pageOf(deps: PageDeps, order: PageOrder): Promise<Purchase> {
  const { id, session_id: sessionId, total, held_until: until } = order;
  if (sessionId) return deps.payments.readPurchase(sessionId);
  const page = await deps.payments.createPurchase({
    reference: id,
    name: NEUTRAL,
    cents: total,
    statement: STATEMENT.statement,
    untaxed: deps.payments.worksOutTax ? untaxedOf(order) : null,
    expiresAt: until,
    successUrl: orderUrl(deps, id),
    cancelUrl: orderUrl(deps, id),
    key: id,
  });
  await orderWorkStore.noteSession(deps.db, { id, sessionId: page.id });
  return page;
}

/** What tax is worked out on: things after points, shipping, and where a parcel goes. */
function untaxedOf({ lines, discount, shipping, country }: PageOrder): UntaxedParts {
  const parts = afterPoints(goodsOf(lines), discount);
  const isPacked = lines.some(({ kind }) => kind === 'physical');
  return { ...parts, shipping, parcelTo: isPacked ? country : null };
}

/**
 * Closes the page of an order, so that it cannot be paid any more; `paid` where it was before. One whose making was not
 * answered is found by its key; where the provider makes none any more, there is none.
 */
export async function closePage(deps: PageDeps, order: PageOrder): Promise<'closed' | 'paid'> {
  const page = await pageOf(deps, order).catch(refused);
  if (!page) return 'closed';
  const closed = page.state === 'open' ? await deps.payments.expirePurchase(page.id) : page;
  return closed.state === 'complete' ? 'paid' : 'closed';
}

function refused(error: unknown): null {
  if (error instanceof PaymentRefused) return null;
  throw error;
}

function orderUrl({ publicOrigin }: Pick<ShopDeps, 'publicOrigin'>, order: string): string {
  return `${publicOrigin}${href('shopOrder', { params: { order } })}`;
}

/** Runs what needs the provider; where it takes no payments, says no, or cannot be reached, that is a refusal. */
async function withProvider<T>(
  { payments, ...deps }: ShopDeps,
  work: (deps: Paying) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (!payments) return refuse('checkout_unavailable');
  try {
    return await work({ ...deps, payments });
  } catch (error) {
    if (!(error instanceof PaymentRefused) && !(error instanceof PaymentUnavailable)) throw error;
    deps.log.warn('payments.failed', {}, error);
    return refuse('checkout_unavailable');
  }
}
