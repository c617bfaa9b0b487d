import { newId } from '../book/book.ts';
import type { RefundRecord, SubscriptionRecord } from '../book/records.ts';
import { changeBill, nextBill, type Change } from '../billing/change.ts';
import { charge, drawUp, freeDays, type Bill } from '../billing/invoices.ts';
import { invoiceWire, paymentsWire } from '../wire/invoice.ts';
import { chargeWire, refundWire } from '../wire/refund.ts';
import { found, type Call, type Endpoint } from './endpoint.ts';
import { metadataOf, nestedOf, required, textOf, wholeOf } from './form.ts';
import { ofOwner, pageOf, PAGING } from './paging.ts';
import { cardDeclined, invalid, Refused } from './refused.ts';
import { askedChange, askedPrice } from './subscriptions.ts';

function list({ desk, params, path }: Call): object {
  const status = textOf(params, 'status');
  const mine = ofOwner(params);
  const rows = Object.values(desk.book.invoices).filter(
    (row) => mine(row) && (status === null || row.status === status),
  );
  return pageOf(
    rows.map((row) => invoiceWire(desk, row)),
    params,
    path,
  );
}

/**
 * What the next invoice would say: of a change to another price where `items` asks for one, else of the next period. It stands as due at
 * `next_payment_attempt`. A change in free days that is to be billed at once bills nothing.
 */
function preview(call: Call): object {
  const { desk, params } = call;
  const subscription = found(desk.book.subscriptions, 'subscription', {
    id: required(params, 'subscription'),
    param: 'subscription',
  });
  const customer = textOf(params, 'customer');
  if (customer !== null && customer !== subscription.customer)
    throw invalid(`The customer ${customer} does not have a subscription ${subscription.id}.`, {
      param: 'subscription',
    });
  if (subscription.status === 'canceled') throw nothingUpcoming(subscription.customer);
  const details = nestedOf(params, 'subscription_details');
  const price = askedPrice(call, subscription, nestedOf(details, 'items'));
  const change = price && askedChange(call, { subscription, price, params: details });
  const now = change && (changeBill(desk, subscription, change) ?? freeBill(subscription, change));
  if (!now && subscription.cancelAtPeriodEnd) throw nothingUpcoming(subscription.customer);
  const invoice = drawUp(desk, { ...(now ?? nextBill(desk, subscription, price ?? undefined)), reason: 'upcoming' });
  const at = now && change ? change.at : subscription.periodEnd;
  return invoiceWire(desk, { ...invoice, id: newId('upcoming_in'), created: at, nextAttempt: at });
}

/** The bill of a change in free days: nothing, until they end. Null where it is not to be billed at once. */
function freeBill(subscription: SubscriptionRecord, { price, at, behavior }: Change): Bill | null {
  if (subscription.status !== 'trialing' || behavior !== 'always_invoice') return null;
  const end = subscription.periodEnd;
  return {
    subscription,
    reason: 'subscription_update',
    lines: [freeDays(price, { start: at, end })],
    periodStart: at,
    periodEnd: end,
  };
}

function nothingUpcoming(customer: string): Refused {
  return new Refused(404, {
    type: 'invalid_request_error',
    code: 'invoice_upcoming_none',
    message: `No upcoming invoices for customer: ${customer}`,
  });
}

function pay({ desk, id }: Call): object {
  const invoice = found(desk.book.invoices, 'invoice', { id });
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  if (!charge(desk, invoice)) throw cardDeclined();
  return invoiceWire(desk, invoice);
}

function payments({ desk, params, path }: Call): object {
  const id = textOf(params, 'invoice');
  const rows = Object.values(desk.book.invoices).filter((row) => id === null || row.id === id);
  return pageOf(rows.flatMap(paymentsWire), params, path);
}

function refund({ desk, params }: Call): object {
  const intent = textOf(params, 'payment_intent') ?? textOf(params, 'charge') ?? required(params, 'payment_intent');
  const invoice = Object.values(desk.book.invoices).find(
    ({ payment }) => payment?.intent === intent || payment?.charge === intent,
  );
  if (!invoice)
    throw invalid(`No such payment_intent: '${intent}'`, { code: 'resource_missing', param: 'payment_intent' });
  const amount = wholeOf(params, 'amount') ?? invoice.paid - invoice.refunded;
  if (invoice.refunded === invoice.paid)
    throw invalid('The payment has already been refunded.', { code: 'charge_already_refunded' });
  if (amount < 1 || amount > invoice.paid - invoice.refunded)
    throw invalid('Refund amount is greater than what is left of the payment.', { param: 'amount' });
  const made: RefundRecord = {
    id: newId('re'),
    created: desk.at,
    invoice: invoice.id,
    amount,
    reason: textOf(params, 'reason'),
    metadata: metadataOf(params),
  };
  desk.book.refunds[made.id] = made;
  invoice.refunded += amount;
  desk.tell('refund.created', refundWire(desk, made));
  desk.tell('charge.refunded', chargeWire(invoice));
  return refundWire(desk, made);
}

function refunds({ desk, params, path }: Call): object {
  const intent = textOf(params, 'payment_intent');
  const rows = Object.values(desk.book.refunds).map((row) => refundWire(desk, row));
  return pageOf(
    rows.filter((row) => intent === null || row.payment_intent === intent),
    params,
    path,
  );
}

const DETAILS = [
  '[items][][id]',
  '[items][][price]',
  '[items][][quantity]',
  '[proration_behavior]',
  '[proration_date]',
].map((name) => `subscription_details${name}`);

export const invoiceEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/invoices', takes: [...PAGING, 'customer', 'subscription', 'status'], run: list },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    takes: ['customer', 'subscription', ...DETAILS],
    run: preview,
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    takes: [],
    run: ({ desk, id }) => invoiceWire(desk, found(desk.book.invoices, 'invoice', { id })),
  },
  { method: 'POST', path: '/v1/invoices/:id/pay', takes: [], run: pay },
  { method: 'GET', path: '/v1/invoice_payments', takes: [...PAGING, 'invoice'], run: payments },
  { method: 'POST', path: '/v1/refunds', takes: ['payment_intent', 'charge', 'amount', 'reason'], run: refund },
  { method: 'GET', path: '/v1/refunds', takes: [...PAGING, 'payment_intent'], run: refunds },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    takes: [],
    run: ({ desk, id }) => refundWire(desk, found(desk.book.refunds, 'refund', { id })),
  },
];
