import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { entitlement, NO_MEMBERSHIP } from '#domain/membership/entitlement.ts';
import type { Member } from '#server/features/account/public.ts';
import type { Payments } from '#server/platform/payments/payments.ts';

/** How she stands with us, as she sees it. */
export function standingOf({ subscription }: Member, { now, payments, band }: { now: Date; payments: Payments | null; band: 'teen' | 'adult' }): SubscriptionReply {
  const trialEndAt = subscription?.trialEndAt ?? null;
  const { access, subscriptionStatus, graceEndsAt } = entitlement({ ...NO_MEMBERSHIP, band, trialEndAt, now });
  return {
    subscriptionStatus,
    trialEndDate: trialEndAt?.toISOString() ?? null,
    access,
    plan: null,
    price: null,
    since: null,
    periodStart: null,
    periodEnd: null,
    cancelledAt: null,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    granted: null,
    card: null,
    checkout: payments?.mode ?? 'off',
  };
}
