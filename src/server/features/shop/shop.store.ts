import type { GoodName } from '#domain/digital-good/goods.ts';
import type { AddressBook } from '#domain/shop/address.ts';
import { NO_ADDRESSES } from '#domain/shop/address.ts';
import { EMPTY_CART, NO_FAVORITES, type Cart, type Favorites } from '#domain/shop/cart.ts';
import type { DisputeState } from '#domain/shop/dispute.ts';
import type { OrderState } from '#domain/shop/order.ts';
import type { ProductKind, ProductWords, Shelf } from '#domain/shop/product.ts';
import type { OrderSums } from '#domain/shop/sums.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { RowPosition } from '#server/platform/db/keyset.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** Her cart, what she marked, and her addresses: each one sealed document. */
export const cartStore = sealedRow<Cart>('shop_cart', EMPTY_CART);
export const favoritesStore = sealedRow<Favorites>('shop_favorites', NO_FAVORITES);
export const addressStore = sealedRow<AddressBook>('shop_addresses', NO_ADDRESSES);

/** A variant as it stands on the shelf. `stock` is null for what is not packed. */
export type ShelfVariant = {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly weight: number;
  readonly stock: number | null;
};
export type ShelfProduct = {
  readonly id: string;
  readonly shelf: Shelf;
  readonly kind: ProductKind;
  readonly told: ProductWords;
  readonly variants: readonly ShelfVariant[];
};

/** One line of an order, as it was when it was ordered. */
export type OrderLine = {
  readonly id: string;
  readonly sku: string;
  readonly product: string;
  readonly kind: ProductKind;
  readonly name: string;
  readonly variant: string;
  readonly picture: string;
  readonly price: number;
  readonly quantity: number;
  readonly weight: number;
  readonly good: GoodName | null;
};
/** An order as the database tells it, without whose it is. */
export type OrderRow = OrderSums & {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly paid: number;
  readonly refunded: number;
  readonly country: string;
  readonly parcel: Buffer | null;
  readonly tracking: Buffer | null;
  readonly session_id: string | null;
  readonly held_until: Date;
  readonly placed_at: Date;
  readonly paid_at: Date | null;
  readonly packed_at: Date | null;
  readonly sent_at: Date | null;
  readonly arrived_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly ended_at: Date | null;
  readonly refunded_at: Date | null;
  readonly refund_open: boolean;
  readonly lines: readonly OrderLine[];
  readonly dispute: DisputeState | null;
  readonly held_back: number;
  readonly lost: number;
  readonly fees: number;
  readonly disputed_at: Date | null;
  readonly reading: string;
};

/** What is ordered. `price` is what she saw: the database compares it. */
export type Placing = {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly price: number }[];
  readonly sums: OrderSums;
  readonly country: string;
  readonly region: string;
  readonly parcel: Buffer | null;
  readonly agreesDigital: boolean;
  readonly now: Date;
  readonly until: Date;
};
export type Placed = 'placed' | 'open' | 'gone' | 'price' | 'sold_out';

const truth = async (tx: Tx, name: string, args: readonly unknown[]): Promise<boolean> =>
  (await tx.callFunction<Record<string, boolean>>(name, args))[0]?.[name] === true;

/** The shelves, and orders as their members see and change them: whose an order is, the database alone is asked. */
export const shopStore = {
  shelves: (tx: Tx): Promise<ShelfProduct[]> => tx.callFunction<ShelfProduct>('shop_shelves'),

  async place(tx: Tx, order: Placing): Promise<Placed> {
    const { id, number, lines, sums, country, region, parcel, agreesDigital, now, until } = order;
    const args = [id, number, JSON.stringify(lines), JSON.stringify(sums), country, region || null, parcel];
    const [row] = await tx.callFunction<{ outcome: Placed }>('place_order', [...args, agreesDigital, now, until]);
    return row?.outcome ?? 'gone';
  },

  orders: (tx: Tx, { most, after }: { most: number; after: RowPosition | null }): Promise<OrderRow[]> =>
    tx.callFunction<OrderRow>('my_orders', [most, after?.[0] ?? null, after?.[1] ?? null]),
  order: async (tx: Tx, id: string): Promise<OrderRow | null> =>
    (await tx.callFunction<OrderRow>('my_order', [id]))[0] ?? null,

  withdraw: (tx: Tx, { id, refund, cents, now }: { id: string; refund: string; cents: number; now: Date }) =>
    truth(tx, 'withdraw_order', [id, refund, cents, now]),
  arrived: (tx: Tx, { id, now }: { id: string; now: Date }) => truth(tx, 'order_arrived', [id, now]),
};
