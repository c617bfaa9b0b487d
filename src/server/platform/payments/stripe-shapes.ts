import type Stripe from 'stripe';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#domain/membership/entitlement.ts';
import { PLAN_IDS, type PlanId } from '#domain/membership/plans.ts';
import type { Card, CheckoutSession, Invoice, PaymentEvent, Payer, ProviderSubscription } from './payments.ts';

/** Our two prices at the provider. The plan follows from the price and from nothing else. */
export type PriceIds = Readonly<Record<PlanId, string>>;

/** An instant as the provider counts them: whole seconds. */
export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** The plan that a price of the provider stands for; null for a price that is none of ours. */
export function planOf(prices: PriceIds, price: string | undefined): PlanId | null {
  return PLAN_IDS.find((plan) => prices[plan] === price) ?? null;
}

/** The one that counts: a live one before one that has ended, a newer before an older. */
export function thatCounts(all: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  const rank = ({ status }: Stripe.Subscription) =>
    ['trialing', 'active'].includes(status)
      ? 0
      : ['past_due', 'unpaid', 'paused'].includes(status)
        ? 1
        : status === 'canceled'
          ? 2
          : 3;
  return all.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created)[0] ?? null;
}

/** What is mirrored of a subscription. Throws when it has no item or a state that we do not know. */
export function toSubscription(
  given: Stripe.Subscription,
  { prices, waiting }: { prices: PriceIds; waiting: readonly Stripe.Invoice[] },
): ProviderSubscription {
  const item = given.items.data[0];
  if (!item) throw new Error('a subscription without an item');
  return {
    id: given.id,
    itemId: item.id,
    state: stateOf(given.status),
    plan: planOf(prices, item.price.id),
    amount: item.price.unit_amount ?? 0,
    since: instant(given.start_date),
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    cancelledAt: maybe(given.canceled_at),
    cancelAt: maybe(given.cancel_at ?? (given.cancel_at_period_end ? item.current_period_end : null)),
    pastDueSince: waiting.map(waitsSince).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    card: cardOf(given),
    paid: paidOf(given.latest_invoice),
  };
}

/**
 * One line of what the member paid; null for a draft, which is nothing yet, and for the nothing that free days cost.
 */
export function toInvoice(given: Stripe.Invoice, prices: PriceIds): Invoice | null {
  if (given.status === 'draft' || given.status === null || given.total === 0) return null;
  const price = given.lines.data.toSorted((a, b) => b.amount - a.amount)[0]?.pricing?.price_details?.price;
  const isRefunded = given.amount_paid > 0 && given.post_payment_credit_notes_amount >= given.amount_paid;
  const state = isRefunded ? 'refunded' : given.status === 'paid' ? 'paid' : given.status === 'void' ? 'void' : 'open';
  return {
    id: given.id,
    at: instant(given.created),
    plan: planOf(prices, typeof price === 'string' ? price : price?.id),
    amount: given.status === 'paid' ? given.amount_paid : given.amount_due,
    state,
    receiptUrl: given.hosted_invoice_url ?? null,
  };
}

export function toSession({ id, status, url }: Stripe.Checkout.Session): CheckoutSession {
  const state = (['open', 'complete'] as const).find((known) => known === status) ?? 'expired';
  return { id, state, url: state === 'open' ? (url ?? null) : null };
}

type About = {
  readonly object?: string;
  readonly id?: string;
  readonly mode?: string;
  readonly client_reference_id?: string | null;
  readonly metadata?: { readonly reference?: string } | null;
  readonly customer?: string | { readonly id: string } | null;
  readonly charge?: unknown;
};

/** Which payment of its own an object is about: a page of one, or what was charged on one. */
function purchaseOf({ object, id, mode, client_reference_id: page, metadata }: About): PaymentEvent['purchase'] {
  if (object === 'checkout.session' && mode === 'payment')
    return page ? { reference: page, sessionId: id ?? null } : null;
  const charged = object === 'charge' ? metadata?.reference : null;
  return charged ? { reference: charged, sessionId: null } : null;
}

/** An event with the customer that its object is about. */
export function toEvent(event: Stripe.Event): PaymentEvent {
  const about = event.data.object as About;
  const base = { id: event.id, type: event.type, at: instant(event.created) };
  if (event.account !== undefined) return { ...base, customerId: null, purchase: null, accountId: event.account };
  const customer = about.object === 'customer' ? about.id : about.customer;
  return {
    ...base,
    customerId: typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null),
    purchase: purchaseOf(about),
    ...(about.object === 'charge' && about.id !== undefined && { chargeId: about.id }),
    ...(about.object === 'dispute' && typeof about.charge === 'string' && { chargeId: about.charge }),
    ...(about.object === 'transfer' && about.id !== undefined && { transferId: about.id }),
  };
}

/** Who paid a charge: a customer for a plan, or nobody by name for a payment of its own. */
export function toPayer({ customer, metadata }: Stripe.Charge): Payer {
  return {
    customerId: typeof customer === 'object' ? (customer?.id ?? null) : customer,
    reference: metadata['reference'] ?? null,
  };
}

function stateOf(status: string): SubscriptionState {
  const state = SUBSCRIPTION_STATES.find((known) => known === status);
  if (!state) throw new Error('a subscription in a state that is not known');
  return state;
}

function waitsSince({ status_transitions: moved, created }: Stripe.Invoice): Date {
  return instant(moved.finalized_at ?? created);
}

function paidOf(latest: Stripe.Subscription['latest_invoice']): ProviderSubscription['paid'] {
  if (typeof latest !== 'object' || latest?.status !== 'paid' || latest.amount_paid === 0) return null;
  return {
    invoiceId: latest.id,
    amount: latest.amount_paid,
    at: instant(latest.status_transitions.paid_at ?? latest.created),
  };
}

function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): Card | null {
  const usual =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null;
  const method = own ?? usual;
  const card = typeof method === 'object' ? method?.card : null;
  return card ? { brand: card.brand, last4: card.last4, month: card.exp_month, year: card.exp_year } : null;
}

function instant(whole: number): Date {
  return new Date(whole * 1000);
}

function maybe(whole: number | null): Date | null {
  return whole === null ? null : instant(whole);
}
