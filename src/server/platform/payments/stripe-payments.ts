import type Stripe from 'stripe';
import {
  PaymentRefused,
  type PaymentEvent,
  type Payments,
  type PlanChange,
  type ProviderSubscription,
} from './payments.ts';
import { asked, stripeClient, whenGone, type StripePlace } from './stripe-client.ts';
import { readChargeFacts, readPaidInvoices } from './stripe-paid-invoices.ts';
import { purchasesOf } from './stripe-purchases.ts';
import {
  seconds,
  thatCounts,
  toEvent,
  toInvoice,
  toPayer,
  toSession,
  toSubscription,
  type PriceIds,
} from './stripe-shapes.ts';

export type StripeSettings = StripePlace & {
  readonly mode: Payments['mode'];
  readonly webhookSecret: string;
  /** Signs what happens in the accounts that members are paid to; none where the provider pays nobody out. */
  readonly connectSecret?: string | null;
  readonly prices: PriceIds;
  /** Whether it works out the tax of purchases. */ readonly tax?: boolean;
  /** Where its own desk is, where that is not the provider's dashboard. */ readonly deskUrl?: Payments['deskUrl'];
};

const SIGNED_WITHIN_S = 300;
const INVOICES = 24;

/** The payment provider over its own library. */
export function stripePayments(settings: StripeSettings): Payments {
  const stripe = stripeClient(settings);
  const { prices } = settings;
  return {
    mode: settings.mode,
    worksOutTax: settings.tax ?? false,
    deskUrl: settings.deskUrl ?? dashboardUrl,
    createCustomer: async ({ reference, key }) =>
      (await asked(stripe.customers.create({ metadata: { reference } }, { idempotencyKey: key }))).id,
    deleteCustomer: async (customerId) => {
      await asked(stripe.customers.del(customerId)).catch(whenGone);
    },
    ...checkoutOf(stripe, prices),
    ...planOf(stripe, prices),
    ...purchasesOf(stripe),
    listInvoices: async (customer) => {
      const { data, has_more: more } = await asked(stripe.invoices.list({ customer, limit: INVOICES }));
      return { invoices: data.flatMap((invoice) => toInvoice(invoice, prices) ?? []), more };
    },
    readPaidInvoices: (customer) => asked(readPaidInvoices(stripe, { customer, prices })),
    payerOfCharge: async (id) => {
      const charge = await asked(stripe.charges.retrieve(id)).catch(whenGone);
      return charge && toPayer(charge);
    },
    readCharge: async (id) => {
      const charge = await asked(stripe.charges.retrieve(id)).catch(whenGone);
      return charge && asked(readChargeFacts(stripe, charge));
    },
    readEvent: (raw, signed) => signedEvent(stripe, settings, { raw, ...signed }),
    listEvents: async ({ since, after }) => {
      const { data, has_more: more } = await asked(
        stripe.events.list({ created: { gte: seconds(since) }, limit: 100, ...(after && { starting_after: after }) }),
      );
      return { events: data.map(toEvent), more };
    },
  };
}

type Signed = { readonly raw: Buffer; readonly signature: string; readonly at: Date };

/** The event in a signed request. What happens in members' accounts comes under a secret of its own, and tells of them alone. */
function signedEvent(
  stripe: Stripe,
  { webhookSecret, connectSecret = null }: StripeSettings,
  { raw, signature, at }: Signed,
): PaymentEvent | null {
  const under = (secret: string): PaymentEvent | null => {
    try {
      return toEvent(stripe.webhooks.constructEvent(raw, signature, secret, SIGNED_WITHIN_S, undefined, at.getTime()));
    } catch {
      return null;
    }
  };
  const own = under(webhookSecret);
  if (own) return own.accountId === undefined ? own : null;
  const theirs = connectSecret === null ? null : under(connectSecret);
  return theirs?.accountId === undefined ? null : theirs;
}

type Checkout = Pick<Payments, 'createCheckout' | 'readCheckout' | 'expireCheckout' | 'createPortal'>;

function checkoutOf(stripe: Stripe, prices: PriceIds): Checkout {
  const readCheckout = async (id: string) => toSession(await asked(stripe.checkout.sessions.retrieve(id)));
  return {
    createCheckout: async ({ customerId, plan, reference, free, expiresAt, successUrl, cancelUrl, key }) => {
      const trial = free && ('until' in free ? { trial_end: seconds(free.until) } : { trial_period_days: free.days });
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: prices[plan], quantity: 1 }],
            client_reference_id: reference,
            payment_method_collection: 'always',
            expires_at: seconds(expiresAt),
            success_url: successUrl,
            cancel_url: cancelUrl,
            subscription_data: { metadata: { reference }, ...trial },
          },
          { idempotencyKey: key },
        ),
      );
      return toSession(session);
    },
    readCheckout,
    // A page that was paid or has run out is refused: then it is what it is.
    expireCheckout: async (id) => {
      try {
        return toSession(await asked(stripe.checkout.sessions.expire(id)));
      } catch (error) {
        if (error instanceof PaymentRefused) return readCheckout(id);
        throw error;
      }
    },
    createPortal: async ({ customerId, for: what, returnUrl, key }) => {
      const flow = what === 'card' ? { flow_data: { type: 'payment_method_update' as const } } : {};
      return (
        await asked(
          stripe.billingPortal.sessions.create(
            { customer: customerId, return_url: returnUrl, ...flow },
            { idempotencyKey: key },
          ),
        )
      ).url;
    },
  };
}

type Plan = Pick<Payments, 'readSubscription' | 'previewChange' | 'changePlan' | 'setCancelling' | 'moveNextCharge'>;

function planOf(stripe: Stripe, prices: PriceIds): Plan {
  return {
    readSubscription: (customerId) => readSubscription({ stripe, prices }, customerId),
    previewChange: async ({ customerId, subscriptionId, itemId, plan, at }) => {
      const invoice = await asked(
        stripe.invoices.createPreview({
          customer: customerId,
          subscription: subscriptionId,
          subscription_details: {
            items: [{ id: itemId, price: prices[plan] }],
            proration_behavior: 'always_invoice',
            proration_date: seconds(at),
          },
        }),
      );
      const ends = invoice.lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end);
      const credit = invoice.lines.data.reduce((sum, { amount }) => (amount < 0 ? sum - amount : sum), 0);
      return { dueNow: invoice.amount_due, credit, nextAt: new Date(Math.max(invoice.period_end, ...ends) * 1000) };
    },
    changePlan: async ({ subscriptionId, itemId, plan, at, key }: PlanChange & { key: string }) => {
      await asked(
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: itemId, price: prices[plan] }],
            proration_behavior: 'always_invoice',
            proration_date: seconds(at),
            payment_behavior: 'error_if_incomplete',
          },
          { idempotencyKey: key },
        ),
      );
    },
    setCancelling: async ({ subscriptionId, cancelling, key }) => {
      await asked(
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancelling }, { idempotencyKey: key }),
      );
    },
    // The provider's own way to move a billing date: free days to its end, and nothing is given back for what was paid.
    moveNextCharge: async ({ subscriptionId, at, key }) => {
      await asked(
        stripe.subscriptions.update(
          subscriptionId,
          { trial_end: seconds(at), proration_behavior: 'none' },
          { idempotencyKey: key },
        ),
      );
    },
  };
}

/** States in which an invoice may be waiting: only then it is asked since when. */
const MAY_WAIT: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'canceled']);

async function readSubscription(
  { stripe, prices }: { stripe: Stripe; prices: PriceIds },
  customer: string,
): Promise<ProviderSubscription | null> {
  const { data } = await asked(
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 20,
      expand: [
        'data.default_payment_method',
        'data.latest_invoice',
        'data.customer.invoice_settings.default_payment_method',
      ],
    }),
  );
  const found = thatCounts(data);
  if (!found) return null;
  const waiting = MAY_WAIT.has(found.status)
    ? (await asked(stripe.invoices.list({ customer, subscription: found.id, status: 'open', limit: 20 }))).data
    : [];
  return toSubscription(found, { prices, waiting });
}

function dashboardUrl({ intentId }: { readonly intentId: string | null }): string | null {
  return intentId && `https://dashboard.stripe.com/payments/${encodeURIComponent(intentId)}`;
}
