import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { PaymentEvent, Purchase } from '#server/platform/payments/payments.ts';
import type { OrderRow } from '../shop.store.ts';

/** An order that the worker may work on as its member, for five minutes, under `job`. */
export type OpenOrder = {
  readonly id: string;
  readonly userId: string;
  readonly job: string;
  readonly sessionId: string | null;
};
/** What being paid did: `short` where its time had run out and something of it is gone. */
export type PaidOutcome = 'paid' | 'again' | 'short' | 'known' | 'gone';
type Answer<Name extends string, Value> = { readonly [N in Name]: Value };

/** Orders as the worker moves them on. What was paid and given back is written here and nowhere else. */
export const orderWorkStore = {
  /** Puts on the shelves what content says is sold and is not there yet. */
  async seed(db: Database, products: readonly object[], now: Date): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('shop_seed', [JSON.stringify(products), now]));
  },

  /** Null for an order that is nobody's. */
  async open(db: Database, id: string): Promise<OpenOrder | null> {
    const job = randomUUID();
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ user_id: string; session_id: string | null }>('open_order', [id, job]),
    );
    return row ? { id, userId: row.user_id, job, sessionId: row.session_id } : null;
  },
  async close(db: Database, { job }: OpenOrder): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('end_scope', [job]));
  },

  async noteSession(db: Database, { id, sessionId }: { id: string; sessionId: string }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('note_order_session', [id, sessionId]));
  },

  /** Whether an event is told for the first time; from now on it is not. */
  noteEvent: async (tx: Tx, { id, type }: PaymentEvent): Promise<boolean> =>
    (await tx.callFunction<Answer<'note_event', boolean>>('note_event', [id, type]))[0]?.note_event === true,
  async isKnown(db: Database, { id }: PaymentEvent): Promise<boolean> {
    const unknown = await db.asWorker(null, (tx) => tx.callFunction('unknown_events', [[id]]));
    return unknown.length === 0;
  },

  /** The order as it stands, held to the end of the transaction. */
  hold: async (tx: Tx, id: string): Promise<OrderRow | null> =>
    (await tx.callFunction<OrderRow>('hold_order', [id]))[0] ?? null,

  /** `again`: one whose time had run out may take its things once more. */
  async paid(
    tx: Tx,
    { id, purchase, now, again }: { id: string; purchase: Purchase; now: Date; again: boolean },
  ): Promise<PaidOutcome> {
    const args = [id, purchase.id, purchase.intentId, purchase.paid, now, again];
    return (await tx.callFunction<Answer<'order_paid', PaidOutcome>>('order_paid', args))[0]?.order_paid ?? 'gone';
  },
  /** Notes all that was given back, and tells what stood there before. */
  refunded: async (tx: Tx, { id, cents, now }: { id: string; cents: number; now: Date }): Promise<number> =>
    (await tx.callFunction<Answer<'order_refunded', number>>('order_refunded', [id, cents, now]))[0]?.order_refunded ??
    0,

  async due(db: Database, { now, most }: { now: Date; most: number }): Promise<readonly string[]> {
    return (await db.asWorker(null, (tx) => tx.callFunction<{ id: string }>('due_orders', [now, most]))).map(
      (row) => row.id,
    );
  },
  async holdOn(db: Database, { id, until }: { id: string; until: Date }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('hold_on', [id, until]));
  },
  lapse: async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> =>
    (await tx.callFunction<Answer<'lapse_order', boolean>>('lapse_order', [id, now]))[0]?.lapse_order === true,

  /** Writes down that money goes back, and has the job ask for it. False where more than was paid would. */
  async addRefund(
    tx: Tx,
    { id, cents, reason, now }: { id: string; cents: number; reason: 'too_late' | 'other'; now: Date },
  ): Promise<boolean> {
    const args = [id, randomUUID(), cents, reason, 'system', now];
    return (await tx.callFunction<Answer<'add_refund', boolean>>('add_refund', args))[0]?.add_refund === true;
  },
  /** Null for one that is done, and for one that waits for a bank to decide. */
  async openRefund(db: Database, id: string) {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ cents: number; intent_id: string | null; dispute: string | null }>('open_refund', [id]),
    );
    return row ? { cents: row.cents, intentId: row.intent_id, wasLost: row.dispute === 'lost' } : null;
  },
  async closeRefund(db: Database, { id, state }: { id: string; state: 'done' | 'failed' }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('close_refund', [id, state]));
  },
  async refundAgain(db: Database, before: Date): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('refund_again', [before]));
  },
  async sweepParcels(db: Database, before: Date): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('sweep_parcels', [before]));
  },
};
