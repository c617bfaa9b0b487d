import { randomUUID } from 'node:crypto';
import type { BillingNote } from '#domain/membership/billing-notes.ts';
import type { HeldSubscription, SubscriptionState } from '#domain/membership/entitlement.ts';
import type { Database } from '#server/platform/db/database.ts';
import { q, type Tx } from '#server/platform/db/query.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { PaymentEvent, ProviderSubscription } from '#server/platform/payments/payments.ts';
import { subscriptionNotices } from '../subscription.notices.ts';

/**
 * A customer whose mirror may be written under `job`. `reading` numbers this reading of the provider: later ones are
 * newer.
 */
export type OpenCustomer = { readonly userId: string; readonly job: string; readonly reading: string };

/**
 * The one writer of subscriptions: the worker, in the scope of one customer's event. Nothing else imports it
 * (.dependency-cruiser.mjs).
 */
export const mirrorStore = {
  /** Null for a customer who is nobody's. From here on the worker may act as the member's member for five minutes. */
  async open(db: Database, customerId: string): Promise<OpenCustomer | null> {
    const job = randomUUID();
    const [found] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ user_id: string; reading: string }>('open_customer', [customerId, job]),
    );
    return found ? { userId: found.user_id, job, reading: found.reading } : null;
  },

  async close(db: Database, { job }: OpenCustomer): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('end_scope', [job]));
  },

  /** Whether an event is told for the first time; from now on it is not. */
  async noteEvent(tx: Tx, { id, type }: PaymentEvent): Promise<boolean> {
    return (await tx.callFunction<{ note_event: boolean }>('note_event', [id, type]))[0]?.note_event === true;
  },

  /** Those of the ids that never had an effect. */
  async unknown(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<{ event_id: string }>('unknown_events', [ids]));
    return new Set(rows.map((row) => row.event_id));
  },

  /** What the mirror shows until now; the row is held until the end of the transaction. */
  async hold(tx: Tx, userId: string): Promise<HeldSubscription | null> {
    const row = await tx.first(
      q
        .selectFrom('app.subscription')
        .select(['state', 'period_end', 'cancel_at', 'past_due_since'])
        .where('user_id', '=', userId)
        .forUpdate(),
    );
    if (!row?.state || !row.period_end) return null;
    return {
      state: row.state as SubscriptionState,
      periodEnd: row.period_end,
      cancelAt: row.cancel_at,
      pastDueSince: row.past_due_since,
    };
  },

  /** Writes a reading. False when a newer one stands there already. */
  async write(
    tx: Tx,
    { customer, read, now }: { customer: OpenCustomer; read: ProviderSubscription; now: Date },
  ): Promise<boolean> {
    const row = rowOf(read, { reading: customer.reading, now });
    const written = await tx.rows(
      q
        .insertInto('app.subscription')
        .values({ user_id: customer.userId, ...row })
        .onConflict((clash) =>
          clash.column('user_id').doUpdateSet(row).where('app.subscription.reading', '<', customer.reading),
        )
        .returning('user_id'),
    );
    return written.length > 0;
  },

  /** Writes down what the member is to be told, and posts it, once for its key. */
  async tell(tx: Tx, { userId, note, now }: { userId: string; note: BillingNote; now: Date }): Promise<void> {
    const id = randomUUID();
    const { key, kind, plan, amount, at } = note;
    const added = await tx.rows(
      q
        .insertInto('app.billing_note')
        .values({ user_id: userId, id, key, kind, plan, amount, at, created_at: now })
        .onConflict((clash) => clash.doNothing())
        .returning('id'),
    );
    if (added.length > 0) await outboxStore.postBare(tx, { kind: subscriptionNotices.billing, userId, about: id });
  },

  async lookAgain(tx: Tx, at: Date | null): Promise<void> {
    await tx.callFunction('look_again', [at]);
  },
};

function rowOf(read: ProviderSubscription, { reading, now }: { reading: string; now: Date }) {
  return {
    reading,
    subscription_id: read.id,
    item_id: read.itemId,
    state: read.state,
    plan: read.plan,
    amount: read.amount,
    since: read.since,
    period_start: read.periodStart,
    period_end: read.periodEnd,
    cancelled_at: read.cancelledAt,
    cancel_at: read.cancelAt,
    past_due_since: read.pastDueSince,
    card_brand: read.card?.brand ?? null,
    card_last4: read.card?.last4 ?? null,
    card_month: read.card?.month ?? null,
    card_year: read.card?.year ?? null,
    updated_at: now,
  };
}
