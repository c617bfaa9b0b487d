import type Stripe from 'stripe';
import { known } from '../book/book.ts';
import type { Desk } from '../book/desk.ts';
import type { InvoiceRecord, RefundRecord } from '../book/records.ts';

/** A refund in the provider's shape. */
export function refundWire({ book }: Desk, refund: RefundRecord): Stripe.Refund {
  const { payment, customer } = known(book.invoices, refund.invoice);
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: payment?.charge ?? null,
    created: refund.created,
    currency: 'usd',
    customer,
    customer_account: null,
    metadata: { ...refund.metadata },
    payment_intent: payment?.intent ?? null,
    payment_method: payment?.method ?? null,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** What `charge.refunded` tells of a charge: the fields that say how much of which payment came back. */
export function chargeWire({
  id,
  customer,
  paid,
  refunded,
  payment,
  paidAt,
}: InvoiceRecord): Partial<Stripe.Charge> & { invoice: string } {
  return {
    id: payment?.charge ?? '',
    object: 'charge',
    amount: paid,
    amount_captured: paid,
    amount_refunded: refunded,
    created: paidAt ?? 0,
    currency: 'usd',
    customer,
    invoice: id,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: payment?.intent ?? null,
    payment_method: payment?.method ?? null,
    refunded: refunded === paid,
    status: 'succeeded',
  };
}
