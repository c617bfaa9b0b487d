import type { SubscriptionState } from '#domain/membership/entitlement.ts';
import type { PlanId } from '#domain/membership/plans.ts';
import { q, prepared, type Tx } from '#server/platform/db/query.ts';
import type { ProviderSubscription } from '#server/platform/payments/payments.ts';

type Owner = { readonly tx: Tx; readonly userId: string };
/** The mirror of the member's subscription. */
export type ProviderRecord = Omit<ProviderSubscription, 'paid'>;

const ofMember = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.subscription').selectAll().where('user_id', '=', userId),
);

/** What a member sees of the mirror. It is written elsewhere: mirror/provider-record.store.ts. */
export const subscriptionStore = {
  /** Null when the member never had a plan. */
  async read({ tx, userId }: Owner): Promise<ProviderRecord | null> {
    const row = await tx.first(ofMember({ userId }));
    if (!row?.subscription_id || !row.item_id || !row.state || !row.since || !row.period_start || !row.period_end)
      return null;
    const { card_brand: brand, card_last4: last4, card_month: month, card_year: year } = row;
    return {
      id: row.subscription_id,
      itemId: row.item_id,
      state: row.state as SubscriptionState,
      plan: row.plan as PlanId | null,
      amount: row.amount ?? 0,
      since: row.since,
      periodStart: row.period_start,
      periodEnd: row.period_end,
      cancelledAt: row.cancelled_at,
      cancelAt: row.cancel_at,
      pastDueSince: row.past_due_since,
      card: brand && last4 && month && year ? { brand, last4, month, year } : null,
    };
  },
};
