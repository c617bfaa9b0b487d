import type Stripe from 'stripe';
import type { PracticeContext } from '../state/context.ts';
import type { ChargeRecord, PurchaseRecord, RefundRecord } from '../state/records.ts';
import { CARDS } from './customer.ts';
import type { Disputed } from './dispute.ts';
import { emptyOfSession } from './session.ts';

/** A checkout session of one payment in the provider's shape. */
export function purchaseWire({ origin }: PracticeContext, purchase: PurchaseRecord): Stripe.Checkout.Session {
  const { shipping = 0, tax = 0, isTaxed = false } = purchase;
  return {
    id: purchase.id,
    object: 'checkout.session',
    ...emptyOfSession(),
    amount_subtotal: purchase.amount - shipping,
    amount_total: purchase.amount + tax,
    automatic_tax: {
      ...{
        enabled: isTaxed,
        liability: isTaxed ? { type: 'self' as const } : null,
        provider: isTaxed ? 'stripe' : null,
      },
      status: isTaxed ? (purchase.status === 'complete' ? 'complete' : 'requires_location_inputs') : null,
    },
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: tax },
    cancel_url: purchase.cancelUrl,
    client_reference_id: purchase.reference,
    created: purchase.created,
    customer: null,
    expires_at: purchase.expiresAt,
    invoice: null,
    metadata: { ...purchase.metadata },
    mode: 'payment',
    payment_intent: purchase.intent,
    payment_status: purchase.status === 'complete' ? 'paid' : 'unpaid',
    status: purchase.status,
    subscription: null,
    success_url: purchase.successUrl,
    url: purchase.status === 'open' ? `${origin}/practice/checkout/${purchase.id}` : null,
  };
}

/** A payment in the provider's shape, as far as anybody here reads it. */
export function intentWire(charge: ChargeRecord): object {
  return {
    id: charge.intent,
    object: 'payment_intent',
    amount: charge.amount,
    amount_received: charge.amount,
    created: charge.created,
    currency: 'usd',
    customer: null,
    latest_charge: charge.id,
    livemode: false,
    metadata: { ...charge.metadata },
    status: 'succeeded',
  };
}

/** What the statement of a card says: the account's own name, and behind it what the payment was given. */
export function statementOf({ statement }: Pick<ChargeRecord, 'statement'>): string {
  return statement ? `PRACTICE* ${statement}` : 'PRACTICE';
}

/** A charge in the provider's shape, as far as anybody here reads it. */
export function chargeWire(charge: ChargeRecord): object {
  const { brand, last4 } = CARDS[charge.card];
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.amount,
    amount_refunded: charge.refunded,
    captured: true,
    calculated_statement_descriptor: statementOf(charge),
    created: charge.created,
    currency: 'usd',
    customer: null,
    disputed: charge.dispute !== undefined,
    livemode: false,
    metadata: { ...charge.metadata },
    paid: true,
    payment_intent: charge.intent,
    payment_method_details: { type: 'card', card: { brand, last4 } },
    receipt_url: null,
    refunded: charge.refunded >= charge.amount,
    statement_descriptor_suffix: charge.statement ?? null,
    status: 'succeeded',
  };
}

/** The dispute about a charge, or null. */
export function purchaseDisputeOf({ dispute, id, intent }: ChargeRecord): Disputed | null {
  return dispute ? { dispute, amount: dispute.amount, charge: id, intent } : null;
}

/** What was given back, in the provider's shape. */
export function refundWire(refund: RefundRecord, charge: ChargeRecord): object {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.charge,
    created: refund.created,
    currency: 'usd',
    metadata: {},
    payment_intent: charge.intent,
    status: 'succeeded',
  };
}
