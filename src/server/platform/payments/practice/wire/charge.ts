import type { PracticeContext } from '../state/context.ts';
import type { InvoiceRecord } from '../state/records.ts';
import { methodWire } from './customer.ts';
import type { Disputed } from './dispute.ts';
import { receiptUrl } from './invoice.ts';

type Paid = InvoiceRecord & { readonly payment: NonNullable<InvoiceRecord['payment']> };

/** Whether an invoice was paid by a charge. */
export function isCharged(invoice: InvoiceRecord): invoice is Paid {
  return invoice.payment !== null;
}

type Wire = { readonly id: string; readonly created: number; readonly [field: string]: unknown };

/** The charge that paid an invoice, in the provider's shape as far as anybody here reads it. */
export function chargeWire(context: PracticeContext, invoice: Paid): Wire {
  const { payment, paid, refunded = 0 } = invoice;
  const method = context.state.methods[payment.method];
  return {
    id: payment.charge,
    object: 'charge',
    amount: paid,
    amount_captured: paid,
    amount_refunded: refunded,
    captured: true,
    created: invoice.paidAt ?? invoice.created,
    currency: 'usd',
    customer: invoice.customer,
    disputed: invoice.dispute !== undefined,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: payment.intent,
    payment_method: payment.method,
    payment_method_details: method ? { type: 'card', card: methodWire(method).card } : null,
    receipt_url: receiptUrl(context, invoice),
    refunded: refunded >= paid,
    status: 'succeeded',
  };
}

/** The dispute about an invoice's charge, or null. */
export function disputeOf({ dispute, paid: amount, payment: { charge, intent } }: Paid): Disputed | null {
  return dispute ? { dispute, amount, charge, intent } : null;
}
