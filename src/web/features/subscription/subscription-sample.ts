import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';

/** How a member in the member's trial stands, on the practice checkout, and whatever a test changes about it. */
export function standing(changes: Partial<SubscriptionReply> = {}): SubscriptionReply {
  return {
    subscriptionStatus: 'trial',
    trialEndDate: '2026-11-26T08:00:00.000Z',
    access: 'full',
    plan: null,
    price: null,
    since: null,
    periodStart: null,
    periodEnd: null,
    cancelledAt: null,
    graceEndsAt: null,
    granted: null,
    card: null,
    checkout: 'practice',
    ...changes,
  };
}

/** A yearly plan in its first month. */
export const YEARLY: SubscriptionReply = standing({
  subscriptionStatus: 'active',
  plan: 'premium_yearly',
  price: 3351,
  trialEndDate: '2026-09-16T08:00:00.000Z',
  since: '2026-09-16T08:00:00.000Z',
  periodStart: '2026-11-16T08:00:00.000Z',
  periodEnd: '2027-11-16T08:00:00.000Z',
  card: { brand: 'visa', last4: '4242', month: 8, year: 2029 },
});
