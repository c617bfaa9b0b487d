import type { subscriptionRoutes } from '#contract/subscription/subscription.routes.ts';
import { memberStore } from '#server/features/account/public.ts';
import { refuse, type HandlersOf } from '#server/platform/http/handler.ts';
import { standingOf } from './standing.ts';
import type { SubscriptionHouse } from './subscription-house.ts';

export function subscriptionHandlers(house: SubscriptionHouse): HandlersOf<typeof subscriptionRoutes> {
  const unavailable = async () => refuse('checkout_unavailable');
  return {
    getSubscription: async ({ me }) => standingOf(await memberStore.read(me), { now: house.clock.now(), payments: house.payments, band: me.band }),
    createCheckoutSession: unavailable,
    createPortalSession: unavailable,
    listInvoices: async () => ({ invoices: [], more: false }),
    previewPlanChange: unavailable,
    changePlan: unavailable,
    cancelSubscription: unavailable,
    resumeSubscription: unavailable,
  };
}
