import { randomUUID } from 'node:crypto';
import { ORDERS_PAGE, type OrderReply, type OrdersReply, type ShopReply } from '#contract/shop/shop.schemas.ts';
import type { shopRoutes } from '#contract/shop/shop.routes.ts';
import { withFavorite } from '#domain/shop/cart.ts';
import { pointsStore } from '#server/features/points/public.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { addressesOf, removeAddress, saveAddress } from './addresses.ts';
import { cartOf, putLine, putPoints, readCart } from './cart.ts';
import { cancelOrder, payOrder } from './order/pay-order.ts';
import { placeOrder, quoteOrder } from './order/place-order.ts';
import { shelvesOf } from './shelves/shelves.ts';
import type { ShopDeps } from './shop-deps.ts';
import { favoritesStore, shopStore, type OrderRow } from './shop.store.ts';
import { orderCardOf, orderOf } from './order/told-order.ts';
import { cardOf, countOf, productOf } from './shelves/told-products.ts';

const cursors = cursorsOf('orders', 2);

/** The answers of the shop to a member. */
export function shopHandlers(deps: ShopDeps): HandlersOf<typeof shopRoutes> {
  const { clock } = deps;
  const told = (order: OrderRow | Refusal | null): OrderReply | Refusal =>
    order === null ? refuse('not_found') : order instanceof Refusal ? order : orderOf(deps, order);
  return {
    getShop: ({ me }) => shopOf(deps, me),
    getProduct: async ({ me, params }) => {
      const [products, favorites, cart] = await Promise.all([
        shelvesOf(deps, me.tx),
        favoritesStore.read(me),
        readCart(me),
      ]);
      const product = products.find(({ id }) => id === params.product);
      return product ? productOf(product, { favorites, cart }) : refuse('not_found');
    },
    putFavoriteProduct: async ({ me, params: { product }, body: { isFavorite } }) => {
      const [products, favorites] = await Promise.all([shelvesOf(deps, me.tx), favoritesStore.readForUpdate(me)]);
      if (isFavorite && products.every(({ id }) => id !== product)) return refuse('not_found');
      favoritesStore.write(me, { document: withFavorite(favorites, product, isFavorite), now: clock.now() });
      return { ok: true };
    },
    getCart: ({ me }) => cartOf(deps, me),
    putCartLine: ({ me, params: { sku }, body: { quantity } }) => putLine(deps, me, { sku, quantity }),
    putCartPoints: ({ me, body: { usesPoints } }) => putPoints(deps, me, usesPoints),
    getAddresses: ({ me }) => addressesOf(me),
    putAddress: ({ me, params, body }) => saveAddress(me, { id: params.address, typed: body, now: clock.now() }),
    deleteAddress: ({ me, params }) => removeAddress(me, { id: params.address, now: clock.now() }),
    quoteOrder: ({ me, body }) => quoteOrder(deps, me, body),
    placeOrder: ({ me, body }) => placeOrder(deps, me, body),
    payOrder: ({ me, params }) => payOrder(deps, me, params.order),
    cancelOrder: async ({ me, params }) => told(await cancelOrder(deps, me, params.order)),
    getOrders: ({ me, query }) => ordersOf(me, query),
    getOrder: async ({ me, params }) => told(await shopStore.order(me.tx, params.order)),
    withdrawOrder: ({ me, params }) => withdraw(deps, me, params.order),
    noteArrival: async ({ me, params: { order: id } }) => {
      const isNoted = await shopStore.arrived(me.tx, { id, now: clock.now() });
      const order = await shopStore.order(me.tx, id);
      return order && !isNoted ? refuse('order_moved_on') : told(order);
    },
  };
}

async function shopOf(deps: ShopDeps, me: Me): Promise<ShopReply> {
  const [products, favorites, cart, points] = await Promise.all([
    shelvesOf(deps, me.tx),
    favoritesStore.read(me),
    readCart(me),
    pointsStore.balance(me),
  ]);
  return { products: products.map((one) => cardOf(one, favorites)), inCart: countOf(cart), points };
}

async function ordersOf(
  me: Me,
  { after, limit = ORDERS_PAGE }: { readonly after?: string | undefined; readonly limit?: number | undefined },
): Promise<OrdersReply | Refusal> {
  const position = cursors.open(me, after);
  if (position instanceof Refusal) return position;
  const orders = await shopStore.orders(me.tx, { most: limit + 1, after: position });
  const shown = orders.slice(0, limit);
  const last = orders.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(orderCardOf),
    next: cursors.seal(me, last ? [last.placed_at.toISOString(), last.id] : null),
  };
}

/** Takes an order back. Whether she may, the rule says from what stands there; the database holds it to that. */
async function withdraw(deps: ShopDeps, me: Me, id: string): Promise<OrderReply | Refusal> {
  const order = await shopStore.order(me.tx, id);
  if (!order) return refuse('not_found');
  const { canWithdraw, wouldReturn } = orderOf(deps, order);
  if (!canWithdraw) return refuse('order_moved_on');
  const refund = randomUUID();
  const isDone = await shopStore.withdraw(me.tx, { id, refund, cents: wouldReturn, now: deps.clock.now() });
  const after = isDone ? await shopStore.order(me.tx, id) : null;
  return after ? orderOf(deps, after) : refuse('order_moved_on');
}
