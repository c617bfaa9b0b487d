import type Stripe from 'stripe';
import type { PracticeContext } from '../state/context.ts';
import type { CardKind, CustomerRecord, MethodRecord } from '../state/records.ts';

/** What a practice card shows of itself. */
export const CARDS: Readonly<
  Record<CardKind, { readonly brand: string; readonly last4: string; readonly month: number; readonly year: number }>
> = {
  pays: { brand: 'visa', last4: '4242', month: 12, year: 2034 },
  declined: { brand: 'visa', last4: '0002', month: 12, year: 2034 },
  declined_later: { brand: 'mastercard', last4: '0341', month: 12, year: 2034 },
};

/** A customer in the provider's shape; one who was deleted is told by the member's id alone. */
export function customerWire(
  { state }: PracticeContext,
  customer: CustomerRecord,
): Stripe.Customer | Stripe.DeletedCustomer {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  const delinquent = Object.values(state.subscriptions).some(
    (subscription) => subscription.customer === customer.id && subscription.status === 'past_due',
  );
  return {
    id: customer.id,
    object: 'customer',
    address: null,
    balance: customer.balance,
    created: customer.created,
    currency: 'usd',
    default_source: null,
    delinquent,
    description: null,
    discount: null,
    email: customer.email,
    invoice_prefix: customer.prefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.method,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { ...customer.metadata },
    name: customer.name,
    next_invoice_sequence: customer.invoices + 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/** A card in the provider's shape. */
export function methodWire(method: MethodRecord): Stripe.PaymentMethod {
  const card = CARDS[method.card];
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: method.mark ?? `practice${card.last4}`,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: method.created,
    customer: method.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
