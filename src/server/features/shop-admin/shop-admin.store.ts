import type { OrderMove, OrderView, RefundReason, StockReason } from '#domain/shop-admin/looking-after.ts';
import type { DisputeState } from '#domain/shop/dispute.ts';
import type { OrderState } from '#domain/shop/order.ts';
import type { ProductKind, ProductWords, Shelf } from '#domain/shop/product.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Position } from '#server/platform/http/cursors.ts';

/** Who acts, for the trail. */
export type StaffAct = { readonly requestId: string; readonly ipPrefix: string; readonly now: Date };
export type StaffProductRow = {
  readonly id: string;
  readonly shelf: Shelf;
  readonly kind: ProductKind;
  readonly place: number;
  readonly is_shown: boolean;
  readonly told: ProductWords;
  readonly version: number;
  readonly variants: readonly {
    readonly sku: string;
    readonly name: string;
    readonly price: number;
    readonly weight: number;
    readonly isShown: boolean;
    readonly stock: number | null;
    readonly bound: number;
  }[];
};
export type StaffLine = {
  readonly sku: string;
  readonly product: string;
  readonly kind: ProductKind;
  readonly name: string;
  readonly variant: string;
  readonly picture: string;
  readonly price: number;
  readonly quantity: number;
  readonly weight: number;
};
/** An order as the database tells it to an admin: never whose it is. */
export type StaffOrderRow = {
  readonly id: string;
  readonly position_at: string;
  readonly number: string;
  readonly state: OrderState;
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly waiting: number;
  readonly dispute: DisputeState | null;
  readonly held_back: number;
  readonly lost: number;
  readonly fees: number;
  readonly disputed_at: Date | null;
  readonly left_at: Date | null;
  readonly session_id: string | null;
  readonly intent_id: string | null;
  readonly country: string;
  readonly has_parcel: boolean;
  readonly tracking: Buffer | null;
  readonly placed_at: Date;
  readonly paid_at: Date | null;
  readonly packed_at: Date | null;
  readonly sent_at: Date | null;
  readonly arrived_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly ended_at: Date | null;
  readonly version: number;
  readonly mine: boolean;
  readonly lines: readonly StaffLine[];
  readonly refunds: readonly {
    readonly id: string;
    readonly cents: number;
    readonly why: string;
    readonly by: 'member' | 'admin' | 'system';
    readonly state: 'open' | 'done' | 'failed' | 'void';
    readonly at: string;
  }[];
};
export type StockMoveRow = {
  readonly id: string;
  readonly position_at: string;
  readonly at: Date;
  readonly amount: number;
  readonly reason: string;
  readonly note: string | null;
  readonly number: string | null;
};
type PutProduct = Omit<StaffProductRow, 'variants' | 'is_shown'> & {
  readonly isShown: boolean;
  readonly variants: readonly {
    readonly sku: string;
    readonly name: string;
    readonly price: number;
    readonly weight: number;
    readonly place: number;
    readonly shown: boolean;
  }[];
  readonly reason: string;
};
type Asked = {
  readonly id?: string;
  readonly number?: string | undefined;
  readonly view?: OrderView | undefined;
  readonly after: Position | null;
  readonly most: number;
};
export type PutOutcome = 'done' | 'not_found' | 'moved_on' | 'taken';
export type StockOutcome = 'done' | 'not_found' | 'nothing_changed' | 'below_zero';
export type OrderOutcome = 'done' | 'not_found' | 'moved_on' | 'disputed' | 'own_order' | 'too_much';

async function outcomeOf<Outcome extends string>(tx: Tx, name: string, args: readonly unknown[]): Promise<Outcome> {
  const [row] = await tx.callFunction<Record<string, Outcome>>(name, args);
  const outcome = row?.[name];
  if (outcome === undefined) throw new Error(`${name} said nothing`);
  return outcome;
}

const traced = ({ requestId, ipPrefix, now }: StaffAct) => [requestId, ipPrefix, now];

/** The shop as admins look after it, behind privileged functions that ask for the role themselves. */
export const shopAdminStore = {
  products: (tx: Tx): Promise<StaffProductRow[]> => tx.callFunction<StaffProductRow>('staff_products'),

  /** Version 0 makes a new one. */
  put: (tx: Tx, product: PutProduct, act: StaffAct): Promise<PutOutcome> => {
    const { id, version, shelf, kind, place, isShown, told, variants, reason } = product;
    const args = [id, version, shelf, kind, place, isShown, JSON.stringify(told), JSON.stringify(variants), reason];
    return outcomeOf(tx, 'put_product', [...args, ...traced(act)]);
  },

  moveStock: (
    tx: Tx,
    move: { id: string; sku: string; why: StockReason; amount: number; reason: string },
    act: StaffAct,
  ): Promise<StockOutcome> => {
    const { id, sku, why, amount, reason } = move;
    return outcomeOf(tx, 'move_stock', [id, sku, why, amount, reason, ...traced(act)]);
  },

  moves: (tx: Tx, { sku, after, most }: { sku: string; after: Position | null; most: number }) =>
    tx.callFunction<StockMoveRow>('stock_moves', [sku, after?.[0] ?? null, after?.[1] ?? null, most]),

  orders: (tx: Tx, { id, number, view, after, most }: Asked): Promise<StaffOrderRow[]> =>
    tx.callFunction<StaffOrderRow>('staff_orders', [
      id ?? null,
      number ?? null,
      view ?? null,
      after?.[0] ?? null,
      after?.[1] ?? null,
      most,
    ]),

  parcels: (tx: Tx, orders: readonly string[], act: StaffAct) =>
    tx.callFunction<{ id: string; number: string; parcel: Buffer; lines: readonly StaffLine[] }>('open_parcels', [
      orders,
      ...traced(act),
    ]),

  move: (
    tx: Tx,
    move: {
      id: string;
      version: number;
      to: OrderMove;
      tracking: Buffer | null;
      restock: boolean;
      reason: string | null;
    },
    act: StaffAct,
  ): Promise<OrderOutcome> => {
    const { id, version, to, tracking, restock, reason } = move;
    return outcomeOf(tx, 'move_order', [id, version, to, tracking, restock, reason, ...traced(act)]);
  },

  refund: (
    tx: Tx,
    asked: { id: string; version: number; refund: string; cents: number; why: RefundReason; reason: string },
    act: StaffAct,
  ): Promise<OrderOutcome> => {
    const { id, version, refund, cents, why, reason } = asked;
    return outcomeOf(tx, 'refund_order', [id, version, refund, cents, why, reason, ...traced(act)]);
  },

  async addPicture(tx: Tx, picture: { id: string; bytes: Buffer; most: number; now: Date }): Promise<boolean> {
    const args = [picture.id, picture.bytes, picture.most, picture.now];
    return (
      (await tx.callFunction<{ add_shop_picture: boolean }>('add_shop_picture', args))[0]?.add_shop_picture === true
    );
  },
  async picture(tx: Tx, id: string): Promise<Buffer | null> {
    return (await tx.callFunction<{ shop_picture: Buffer | null }>('shop_picture', [id]))[0]?.shop_picture ?? null;
  },
  async sweepPictures(db: Database, before: Date): Promise<number> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_shop_pictures: string }>('sweep_shop_pictures', [before]),
    );
    return Number(row?.sweep_shop_pictures ?? 0);
  },
};
