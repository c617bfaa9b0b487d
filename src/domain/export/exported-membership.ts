import type { SubscriptionState } from '../membership/entitlement.ts';
import type { PlanId } from '../membership/plans.ts';

/**
 * The member's plan and what was given to the member. Instants are ISO text in UTC; invoices stay with the payment
 * provider, where the member can open them. A gift with `takenBack` takes back one before it.
 */
export type ExportedMembership = {
  readonly plan: {
    readonly plan: PlanId | null;
    readonly state: SubscriptionState;
    readonly cents: number;
    readonly since: string;
    readonly paidFrom: string;
    readonly paidUntil: string;
    readonly cancelledAt: string | null;
    readonly endsAt: string | null;
    readonly card: {
      readonly brand: string;
      readonly last4: string;
      readonly month: number;
      readonly year: number;
    } | null;
  } | null;
  readonly gifts: readonly {
    readonly kind: 'months' | 'lifetime';
    readonly months: number;
    readonly source: string;
    readonly at: string;
    readonly takenBack: boolean;
  }[];
};
