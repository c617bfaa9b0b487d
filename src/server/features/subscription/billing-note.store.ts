import type { BillingNote } from '#domain/membership/billing-notes.ts';
import type { PlanId } from '#domain/membership/plans.ts';
import { q, type Tx } from '#server/platform/db/query.ts';

/** What the member was written about money, as the mail's words need it. */
export const billingNoteStore = {
  async read(
    { tx, userId }: { readonly tx: Tx; readonly userId: string },
    id: string,
  ): Promise<Omit<BillingNote, 'key'> | null> {
    const row = await tx.first(
      q
        .selectFrom('app.billing_note')
        .select(['kind', 'plan', 'amount', 'at'])
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
    return row?.at
      ? { kind: row.kind as BillingNote['kind'], plan: row.plan as PlanId | null, amount: row.amount, at: row.at }
      : null;
  },
};
