import type { subscriptionRoutes } from '#contract/subscription/subscription.routes.ts';
import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import type { HandlersOf, Me, Refusal } from '#server/platform/http/handler.ts';
import { withProvider } from './operation/asking.ts';
import { beginCheckout } from './operation/checkout.ts';
import { operationStore } from './operation/operation.store.ts';
import { openPortal, previewChange, steer } from './operation/steer.ts';
import { standingOf } from './standing.ts';
import type { PayingDeps, SubscriptionDeps } from './subscription-deps.ts';

export function subscriptionHandlers(deps: SubscriptionDeps): HandlersOf<typeof subscriptionRoutes> {
  // Nothing is written here: the answer is what the provider says, read the way its events are.
  const steered = (me: Me, wish: Parameters<typeof steer>[1]['wish']): Promise<SubscriptionReply | Refusal> =>
    withProvider(deps, async (paying) => (await steer(paying, { me, wish })) ?? standingOf(deps, me));
  return {
    getSubscription: ({ me }) => standingOf(deps, me),
    createCheckoutSession: ({ me, body: { plan } }) =>
      withProvider(deps, (paying) => beginCheckout(paying, { me, plan })),
    createPortalSession: ({ me, body }) => withProvider(deps, (paying) => openPortal(paying, { me, what: body.for })),
    listInvoices: ({ me }) => withProvider(deps, (paying) => invoicesOf(paying, me)),
    previewPlanChange: ({ me, body: { plan } }) => withProvider(deps, (paying) => previewChange(paying, { me, plan })),
    changePlan: ({ me, body: { plan } }) => steered(me, { kind: 'change', plan }),
    cancelSubscription: ({ me }) => steered(me, { kind: 'cancel' }),
    resumeSubscription: ({ me }) => steered(me, { kind: 'resume' }),
  };
}

async function invoicesOf({ db, payments }: PayingDeps, me: Me) {
  const customer = await operationStore.customer(db, { userId: me.userId });
  if (!customer?.customerId) return { invoices: [], more: false };
  const { invoices, more } = await payments.listInvoices(customer.customerId);
  return { invoices: invoices.map(({ at, ...invoice }) => ({ ...invoice, at: at.toISOString() })), more };
}
