import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';
import { subscriptionStore, type ProviderRecord } from './subscription.store.ts';

/** How the member stands with us, as the member sees it: decided now, from what is mirrored and given. */
export async function standingOf(
  { clock, payments }: Pick<SubscriptionDeps, 'clock' | 'payments'>,
  me: Me,
): Promise<SubscriptionReply> {
  const [{ membership }, mirror] = await Promise.all([memberStore.read(me), subscriptionStore.read(me)]);
  const now = clock.now();
  const { access, subscriptionStatus, graceEndsAt, granted } = entitlement({
    ...membership,
    ageGroup: me.ageGroup,
    roles: me.roles,
    now,
  });
  return {
    subscriptionStatus,
    trialEndDate: told(membership.trialEndAt),
    access,
    ...planOf(mirror, now),
    graceEndsAt: told(graceEndsAt),
    granted: granted && { kind: granted.kind, until: told(granted.until) },
    checkout: payments?.mode ?? 'off',
  };
}

const NO_PLAN = {
  plan: null,
  price: null,
  since: null,
  periodStart: null,
  periodEnd: null,
  cancelledAt: null,
  card: null,
} as const;

/** Of a plan that is over only its dates are told. */
function planOf(mirror: ProviderRecord | null, now: Date): Pick<SubscriptionReply, keyof typeof NO_PLAN> {
  if (!mirror || mirror.state === 'incomplete' || mirror.state === 'incomplete_expired') return NO_PLAN;
  const { plan, amount, since, card } = mirror;
  const dates = {
    periodStart: told(mirror.periodStart),
    periodEnd: told(mirror.cancelAt ?? mirror.periodEnd),
    cancelledAt: told(mirror.cancelledAt),
  };
  if (mirror.state === 'canceled' && mirror.periodEnd <= now) return { ...NO_PLAN, ...dates };
  return { ...dates, plan, price: amount, since: told(since), card };
}

function told(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
