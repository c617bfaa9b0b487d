import type Stripe from 'stripe';
import { known } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { PortalRecord, SessionRecord } from '../state/records.ts';

/** What is paid at the till: nothing while days are free. */
export function dueAtTill({ state }: PracticeContext, session: SessionRecord): number {
  return session.trialEnd !== null || session.trialDays !== null ? 0 : known(state.prices, session.price).amount;
}

/** A checkout session in the provider's shape. */
export function sessionWire(context: PracticeContext, session: SessionRecord): Stripe.Checkout.Session {
  const amount = dueAtTill(context, session);
  return {
    id: session.id,
    object: 'checkout.session',
    ...emptyOfSession(),
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    customer: session.customer,
    expires_at: session.expiresAt,
    invoice: session.invoice,
    metadata: { ...session.metadata },
    payment_status: session.status !== 'complete' ? 'unpaid' : session.paid ? 'paid' : 'no_payment_required',
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    url: session.status === 'open' ? `${context.origin}/practice/checkout/${session.id}` : null,
  };
}

/** A portal session in the provider's shape. */
export function portalWire({ origin }: PracticeContext, portal: PortalRecord): Stripe.BillingPortal.Session {
  return {
    id: portal.id,
    object: 'billing_portal.session',
    configuration: 'bpc_practice',
    created: portal.created,
    customer: portal.customer,
    customer_account: null,
    flow: portal.flow && {
      after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
      customer_update: null,
      subscription_cancel: null,
      subscription_pause: null,
      subscription_update: null,
      subscription_update_confirm: null,
      type: portal.flow,
    },
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: portal.returnUrl,
    url: `${origin}/practice/portal/${portal.id}`,
  };
}

/** What a session of ours never bears. */
export function emptyOfSession() {
  return {
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    integration_identifier: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    submit_type: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    wallet_options: null,
  } satisfies Partial<Stripe.Checkout.Session>;
}
