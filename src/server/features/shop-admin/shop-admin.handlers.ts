import { randomUUID } from 'node:crypto';
import type { shopAdminRoutes } from '#contract/shop-admin/shop-admin.routes.ts';
import { STAFF_ORDERS_PAGE, STOCK_MOVES_PAGE, type ProductPut } from '#contract/shop-admin/shop-admin.schemas.ts';
import { NEUTRAL } from '#domain/shop-admin/parcel.ts';
import type { Shelf } from '#domain/shop/product.ts';
import { parcelSeal, shopTables, stockShelves } from '#server/features/shop/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { shopAdminStore, type OrderOutcome, type StaffAct, type StaffOrderRow } from './shop-admin.store.ts';
import { toldOrder, toldParcel, toldProduct } from './told-orders.ts';

type Services = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly payments: Payments | null;
};
type Handlers = HandlersOf<typeof shopAdminRoutes>;
type Asked = { readonly me: Me; readonly requestId: string; readonly ipPrefix: string };
type Selling = 'getStaffProducts' | 'putProduct' | 'moveStock' | 'getStockMoves';

const orderCursors = cursorsOf('staff_orders', 2);
const moveCursors = cursorsOf('stock_moves', 2);

export function shopAdminHandlers(services: Services): Handlers {
  return { ...sellingHandlers(services), ...orderHandlers(services) };
}

function sellingHandlers({ db, clock }: Services): Pick<Handlers, Selling> {
  const products = async (me: Me) => ({ products: (await shopAdminStore.products(me.tx)).map(toldProduct) });
  return {
    getStaffProducts: async ({ me }) => {
      await stockShelves({ db, clock });
      return products(me);
    },
    putProduct: async (asked) => {
      const { me, params, body } = asked;
      const outcome = await shopAdminStore.put(me.tx, writtenProduct(params.product, body), actOf(asked, clock));
      if (outcome === 'done') return products(me);
      if (outcome === 'moved_on') return refuse('product_moved_on');
      return refuse(outcome === 'taken' ? 'code_taken' : 'not_found');
    },
    moveStock: async (asked) => {
      const { me, params, body } = asked;
      const move = {
        id: randomUUID(),
        sku: params.sku,
        why: body.why,
        amount: body.amount,
        reason: body.reason.trim(),
      };
      const outcome = await shopAdminStore.moveStock(me.tx, move, actOf(asked, clock));
      if (outcome === 'done') return products(me);
      return refuse(outcome === 'below_zero' ? 'stock_short' : outcome);
    },
    getStockMoves: async ({ me, query: { sku, after, limit = STOCK_MOVES_PAGE } }) => {
      const position = moveCursors.open(me, after);
      if (position instanceof Refusal) return position;
      const found = await shopAdminStore.moves(me.tx, { sku, after: position, most: limit + 1 });
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      return {
        items: rows.map(({ id, at, amount, reason, note, number }) => ({
          ...{ id, amount, note, number },
          at: at.toISOString(),
          why: reason,
        })),
        next: moveCursors.seal(me, last ? [last.position_at, last.id] : null),
      };
    },
  };
}

function orderHandlers({ vault, clock, payments }: Services): Omit<Handlers, Selling> {
  const told = (row: StaffOrderRow) =>
    toldOrder(row, {
      tracking: row.tracking && parcelSeal.openTracking(vault, row.id, row.tracking),
      deskUrl: payments?.deskUrl({ sessionId: row.session_id, intentId: row.intent_id }) ?? null,
    });
  const answer = async ({ me }: Asked, { id, outcome }: { id: string; outcome: OrderOutcome }) => {
    if (outcome !== 'done') return refuse(REFUSED[outcome]);
    const [row] = await shopAdminStore.orders(me.tx, { id, after: null, most: 1 });
    return row ? { order: told(row) } : refuse('not_found');
  };
  return {
    getStaffOrders: async ({ me, query: { view, number, after, limit = STAFF_ORDERS_PAGE } }) => {
      const position = orderCursors.open(me, after);
      if (position instanceof Refusal) return position;
      const asked = { view, number: number && cleanNumber(number), after: position, most: limit + 1 };
      const found = await shopAdminStore.orders(me.tx, asked);
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      return { items: rows.map(told), next: orderCursors.seal(me, last ? [last.position_at, last.id] : null) };
    },
    openParcels: async (asked) => {
      const rows = await shopAdminStore.parcels(asked.me.tx, asked.body.orders, actOf(asked, clock));
      const shelves = new Map((await shopAdminStore.products(asked.me.tx)).map(({ id, shelf }) => [id, shelf]));
      const shelfOf = (product: string): Shelf => shelves.get(product) ?? 'rest';
      const { packing } = shopTables.shipping;
      return {
        sender: NEUTRAL.sender,
        parcels: rows.map((row) =>
          toldParcel(row, { to: parcelSeal.openAddress(vault, row.id, row.parcel), shelfOf, packing }),
        ),
      };
    },
    moveOrder: async (asked) => {
      const { order: id } = asked.params;
      const { version, to, tracking, restock, reason } = asked.body;
      const trimmed = tracking && { carrier: tracking.carrier.trim(), number: tracking.number.trim() };
      const move = { id, version, to, restock, reason: reason && reason.trim() };
      const sealed = trimmed && parcelSeal.tracking(vault, id, trimmed);
      const outcome = await shopAdminStore.move(asked.me.tx, { ...move, tracking: sealed }, actOf(asked, clock));
      return answer(asked, { id, outcome });
    },
    refundOrder: async (asked) => {
      const { order: id } = asked.params;
      const { version, cents, why, reason } = asked.body;
      // Written down with its id before anybody is asked: under that id the provider gives it back once.
      const refund = { id, version, refund: randomUUID(), cents, why, reason: reason.trim() };
      return answer(asked, { id, outcome: await shopAdminStore.refund(asked.me.tx, refund, actOf(asked, clock)) });
    },
  };
}

const REFUSED = {
  not_found: 'not_found',
  moved_on: 'order_moved_on',
  disputed: 'order_disputed',
  own_order: 'own_order',
  too_much: 'refund_too_much',
} as const satisfies Record<Exclude<OrderOutcome, 'done'>, string>;

function actOf({ requestId, ipPrefix }: Asked, clock: Clock): StaffAct {
  return { requestId, ipPrefix, now: clock.now() };
}

function writtenProduct(id: string, { shelf, kind, place, isShown, version, reason, variants, ...said }: ProductPut) {
  const { name, line, words, material, size, isNot, picture, good } = said;
  const trim = (text: string) => text.trim();
  const told = { name: trim(name), line: trim(line), words: words.map(trim), material: trim(material) };
  return {
    ...{ id, version, shelf, kind, place, isShown, reason: trim(reason) },
    told: { ...told, size: trim(size), isNot: trim(isNot), picture, good },
    variants: variants.map((one, at) => ({
      ...{ sku: one.sku, name: trim(one.name), price: one.price, weight: one.weight },
      ...{ place: (at + 1) * 10, shown: one.isShown },
    })),
  };
}

/** A number as it is said aloud or copied: "7qk4 m2xd" is 7QK4-M2XD. */
function cleanNumber(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
