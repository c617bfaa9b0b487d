import Stripe from 'stripe';
import { known } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { InvoiceRecord, LineRecord } from '../state/records.ts';

/** Where an invoice and its receipt can be read. */
export function receiptUrl({ origin }: PracticeContext, invoice: InvoiceRecord): string {
  return `${origin}/practice/receipt/${invoice.page}`;
}

/**
 * An invoice in the provider's shape. A preview (`reason` upcoming) has no number, no page and no status of its own.
 */
export function invoiceWire(context: PracticeContext, invoice: InvoiceRecord): Stripe.Invoice {
  const preview = invoice.reason === 'upcoming';
  const finalized = preview ? null : invoice.created;
  const subscription = context.state.subscriptions[invoice.subscription];
  return {
    id: invoice.id,
    object: 'invoice',
    ...emptyOfInvoice(),
    amount_due: invoice.due,
    amount_overpaid: 0,
    amount_paid: invoice.paid,
    amount_remaining: invoice.due - invoice.paid,
    amount_shipping: 0,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0 || invoice.status === 'paid',
    auto_advance: invoice.status === 'open' && invoice.nextAttempt !== null,
    billing_reason: invoice.reason,
    created: invoice.created,
    customer: invoice.customer,
    default_payment_method: null,
    effective_at: finalized,
    ending_balance: invoice.endingBalance,
    hosted_invoice_url: preview ? null : receiptUrl(context, invoice),
    invoice_pdf: preview ? null : receiptUrl(context, invoice),
    lines: {
      object: 'list',
      data: invoice.lines.map((line) => lineWire(context, { line, invoice })),
      has_more: false,
      url: `/v1/invoices/${invoice.id}/lines`,
    },
    next_payment_attempt: invoice.nextAttempt,
    payments: paymentsWire(invoice),
    number: preview ? null : invoice.number,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription?.metadata }, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    receipt_number: null,
    starting_balance: invoice.startingBalance,
    status: preview ? 'draft' : invoice.status,
    status_transitions: {
      finalized_at: finalized,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subtotal: invoice.total,
    subtotal_excluding_tax: invoice.total,
    total: invoice.total,
    total_excluding_tax: invoice.total,
    webhooks_delivered_at: finalized,
  };
}

/** How it was paid, as its list of payments. */
function paymentsWire({
  id,
  payment,
  paid,
  due,
  created,
  paidAt,
}: InvoiceRecord): Stripe.ApiList<Stripe.InvoicePayment> {
  const data: Stripe.InvoicePayment[] = payment
    ? [
        {
          id: `inpay_${payment.intent}`,
          object: 'invoice_payment',
          amount_paid: paid,
          amount_requested: due,
          created,
          currency: 'usd',
          invoice: id,
          is_default: true,
          livemode: false,
          payment: { payment_intent: payment.intent, type: 'payment_intent' },
          status: 'paid',
          status_transitions: { canceled_at: null, paid_at: paidAt },
        },
      ]
    : [];
  return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
}

function lineWire(
  { state }: PracticeContext,
  { line, invoice }: { line: LineRecord; invoice: InvoiceRecord },
): Stripe.InvoiceLineItem {
  const price = known(state.prices, line.price);
  const item = state.subscriptions[invoice.subscription]?.item ?? '';
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: { credited_items: null },
        subscription: invoice.subscription,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period: { end: line.end, start: line.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(price.amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

/** What an invoice of ours never bears: taxes, discounts, shipping, addresses. */
function emptyOfInvoice() {
  return {
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    application: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    currency: 'usd',
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    pre_payment_credit_notes_amount: 0,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  } satisfies Partial<Stripe.Invoice>;
}
