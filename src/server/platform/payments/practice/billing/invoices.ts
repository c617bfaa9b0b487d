import { known, newId } from '../book/book.ts';
import type { Desk } from '../book/desk.ts';
import type {
  InvoiceReason,
  InvoiceRecord,
  LineRecord,
  PriceRecord,
  Seconds,
  SubscriptionRecord,
} from '../book/records.ts';
import { invoiceWire } from '../wire/invoice.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { endSubscription } from './cancel.ts';

const DAY = 86_400;
/** Days after the first refusal on which a charge is tried again; after the last the subscription ends. */
export const RETRY_DAYS = [3, 5, 7] as const;

export type Bill = {
  readonly subscription: SubscriptionRecord;
  readonly reason: InvoiceReason;
  readonly lines: readonly LineRecord[];
  readonly periodStart: Seconds;
  readonly periodEnd: Seconds;
};

/** One line for a whole period of a price. */
export function wholePeriod(price: PriceRecord, { start, end }: { start: Seconds; end: Seconds }): LineRecord {
  return {
    id: newId('il'),
    amount: price.amount,
    description: price.name,
    proration: false,
    price: price.id,
    start,
    end,
  };
}

/** One line for days that cost nothing. */
export function freeDays(price: PriceRecord, period: { start: Seconds; end: Seconds }): LineRecord {
  return { ...wholePeriod(price, period), amount: 0, description: `Free days of ${price.name}` };
}

/** An invoice as it would stand at this moment: her credit is used up first, a negative total becomes credit. Nothing is written down. */
export function drawUp(desk: Desk, { subscription, reason, lines, periodStart, periodEnd }: Bill): InvoiceRecord {
  const customer = known(desk.book.customers, subscription.customer);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id: newId('in'),
    page: newId('rcpt'),
    number: `${customer.prefix}-${String(customer.invoices + 1).padStart(4, '0')}`,
    created: desk.at,
    customer: customer.id,
    subscription: subscription.id,
    reason,
    lines,
    total,
    due,
    startingBalance: customer.balance,
    endingBalance: Math.min(0, total + customer.balance),
    periodStart,
    periodEnd,
    status: 'open',
    paid: 0,
    paidAt: null,
    attempts: 0,
    firstAttempt: null,
    nextAttempt: null,
    payment: null,
  };
}

/** Raises an invoice and charges it at once. Returns it. */
export function raise(desk: Desk, bill: Bill, { atTill = false } = {}): InvoiceRecord {
  const invoice = drawUp(desk, bill);
  const customer = known(desk.book.customers, invoice.customer);
  customer.balance = invoice.endingBalance;
  customer.invoices += 1;
  desk.book.invoices[invoice.id] = invoice;
  bill.subscription.latestInvoice = invoice.id;
  desk.tell('invoice.created', { ...invoiceWire(desk, invoice), status: 'draft' });
  desk.tell('invoice.finalized', invoiceWire(desk, invoice));
  charge(desk, invoice, { atTill });
  return invoice;
}

/** Whether a charge goes through now. The card that is declined later pays at the till. */
export function wouldPay({ book }: Desk, customerId: string, { atTill = false } = {}): boolean {
  const { method, declined } = known(book.customers, customerId);
  const card = method === null ? 'declined' : known(book.methods, method).card;
  return !declined && (card === 'pays' || (atTill && card === 'declined_later'));
}

/** Tries to collect an open invoice. A refusal makes the subscription past due and sets the next try; after the last the subscription ends. */
export function charge(desk: Desk, invoice: InvoiceRecord, { atTill = false } = {}): boolean {
  const paid = invoice.due === 0 || wouldPay(desk, invoice.customer, { atTill });
  if (paid) settle(desk, invoice);
  else refuse(desk, invoice);
  return paid;
}

function settle(desk: Desk, invoice: InvoiceRecord): void {
  const { method } = known(desk.book.customers, invoice.customer);
  invoice.status = 'paid';
  invoice.paid = invoice.due;
  invoice.paidAt = desk.at;
  invoice.nextAttempt = null;
  if (invoice.due > 0) {
    invoice.attempts += 1;
    invoice.payment = { intent: newId('pi'), charge: newId('ch'), method: method ?? '' };
  }
  desk.tell('invoice.paid', invoiceWire(desk, invoice));
  desk.tell('invoice.payment_succeeded', invoiceWire(desk, invoice));
  const subscription = known(desk.book.subscriptions, invoice.subscription);
  const owes = Object.values(desk.book.invoices).some(
    (other) => other.subscription === subscription.id && other.status === 'open',
  );
  if (subscription.status === 'past_due' && !owes) stand(desk, subscription, 'active');
}

function refuse(desk: Desk, invoice: InvoiceRecord): void {
  const subscription = known(desk.book.subscriptions, invoice.subscription);
  const first = invoice.firstAttempt ?? desk.at;
  const next = RETRY_DAYS.map((days) => first + days * DAY).find((at) => at > desk.at) ?? null;
  invoice.attempts += 1;
  invoice.firstAttempt = first;
  invoice.nextAttempt = subscription.status === 'canceled' ? null : next;
  desk.tell('invoice.payment_failed', invoiceWire(desk, invoice));
  if (subscription.status === 'canceled') return;
  if (next === null) endSubscription(desk, subscription, 'payment_failed');
  else stand(desk, subscription, 'past_due');
}

function stand(desk: Desk, subscription: SubscriptionRecord, status: SubscriptionRecord['status']): void {
  desk.change('customer.subscription.updated', {
    shown: () => subscriptionWire(desk, subscription),
    work: () => {
      subscription.status = status;
    },
  });
}
