import { randomUUID } from 'node:crypto';
import type { DisputeState } from '#domain/shop/dispute.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Purchase, PurchaseDispute } from '#server/platform/payments/payments.ts';
import type { OrderRow } from '../shop.store.ts';

/** A payment that is read anew: `userId` and `job` are null where the account of its order is gone. */
export type OpenPayment = {
  readonly id: string;
  readonly userId: string | null;
  readonly job: string | null;
  readonly sessionId: string | null;
  /** Readings are counted before they are made: what a newer one said stays. */ readonly reading: number;
};
/** The money of an order, without what was in it. */
export type MoneyRow = Pick<
  OrderRow,
  'id' | 'state' | 'goods' | 'discount' | 'shipping' | 'tax' | 'paid' | 'refunded' | 'held_back' | 'lost' | 'fees'
> & { readonly dispute: DisputeState | null; readonly reading: string };
export type LeftMoney = Pick<MoneyRow, 'paid' | 'refunded' | 'tax' | 'held_back' | 'lost' | 'fees' | 'dispute'> & {
  readonly reading: number;
};

/** Payments as they are read anew, of orders that are there and of those whose account is gone. */
export const paymentStore = {
  /** Null for an order we know nothing of. */
  async open(db: Database, id: string): Promise<OpenPayment | null> {
    const job = randomUUID();
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ user_id: string | null; session_id: string | null; reading: string }>('open_payment', [
        id,
        job,
      ]),
    );
    if (!row) return null;
    const { user_id: userId, session_id: sessionId, reading } = row;
    return { id, userId, job: userId && job, sessionId, reading: Number(reading) };
  },
  async close(db: Database, { job }: OpenPayment): Promise<void> {
    if (job) await db.asWorker(null, (tx) => tx.callFunction('end_scope', [job]));
  },

  /** The tax that the provider worked out; of an order that was paid it stays what it is. */
  async taxed(tx: Tx, { id, tax }: { id: string; tax: number }): Promise<void> {
    await tx.callFunction('order_taxed', [id, tax]);
  },

  async disputed(
    tx: Tx,
    { id, reading, dispute, now }: { id: string; reading: number; dispute: PurchaseDispute; now: Date },
  ): Promise<void> {
    const { state, held, lost, fees } = dispute;
    await tx.callFunction('order_disputed', [id, reading, state, held, lost, fees, now]);
  },

  /** An order whose account is gone, held to the end of the transaction. */
  holdLeft: async (tx: Tx, id: string): Promise<MoneyRow | null> =>
    (await tx.callFunction<MoneyRow>('hold_left_order', [id]))[0] ?? null,
  /** Writes what a payment came to. One that was not paid before is asked back in the same breath. */
  async writeLeft(
    tx: Tx,
    { id, purchase, money, now }: { id: string; purchase: Purchase; money: LeftMoney; now: Date },
  ): Promise<void> {
    await tx.callFunction('left_order_read', [id, purchase.id, purchase.intentId, JSON.stringify(money), now]);
  },
  async sweepLeft(db: Database, days: number): Promise<number> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_left_orders: string }>('sweep_left_orders', [days]),
    );
    return Number(row?.sweep_left_orders ?? 0);
  },
};
