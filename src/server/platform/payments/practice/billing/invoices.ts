import { known, newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type {
  InvoiceReason,
  InvoiceRecord,
  LineRecord,
  PriceRecord,
  Seconds,
  SubscriptionRecord,
} from '../state/records.ts';
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
export function practiceFreeDays(price: PriceRecord, period: { start: Seconds; end: Seconds }): LineRecord {
  return { ...wholePeriod(price, period), amount: 0, description: `Free days of ${price.name}` };
}

/**
 * An invoice as it would stand at this moment: the member's credit is used up first, a negative total becomes credit.
 * Nothing is written down.
 */
export function drawUp(
  context: PracticeContext,
  { subscription, reason, lines, periodStart, periodEnd }: Bill,
): InvoiceRecord {
  const customer = known(context.state.customers, subscription.customer);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id: newId('in'),
    page: newId('rcpt'),
    number: `${customer.prefix}-${String(customer.invoices + 1).padStart(4, '0')}`,
    created: context.at,
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
export function raise(context: PracticeContext, bill: Bill, { atTill = false } = {}): InvoiceRecord {
  const invoice = drawUp(context, bill);
  const customer = known(context.state.customers, invoice.customer);
  customer.balance = invoice.endingBalance;
  customer.invoices += 1;
  context.state.invoices[invoice.id] = invoice;
  bill.subscription.latestInvoice = invoice.id;
  context.tell('invoice.created', { ...invoiceWire(context, invoice), status: 'draft' });
  context.tell('invoice.finalized', invoiceWire(context, invoice));
  charge(context, invoice, { atTill });
  return invoice;
}

/** Whether a charge goes through now. The card that is declined later pays at the till. */
export function wouldPay({ state }: PracticeContext, customerId: string, { atTill = false } = {}): boolean {
  const { method, declined } = known(state.customers, customerId);
  const card = method === null ? 'declined' : known(state.methods, method).card;
  return !declined && (card === 'pays' || (atTill && card === 'declined_later'));
}

/**
 * Tries to collect an open invoice. A refusal makes the subscription past due and sets the next try; after the last the
 * subscription ends.
 */
export function charge(context: PracticeContext, invoice: InvoiceRecord, { atTill = false } = {}): boolean {
  const paid = invoice.due === 0 || wouldPay(context, invoice.customer, { atTill });
  if (paid) settle(context, invoice);
  else refuse(context, invoice);
  return paid;
}

function settle(context: PracticeContext, invoice: InvoiceRecord): void {
  const { method } = known(context.state.customers, invoice.customer);
  invoice.status = 'paid';
  invoice.paid = invoice.due;
  invoice.paidAt = context.at;
  invoice.nextAttempt = null;
  if (invoice.due > 0) {
    invoice.attempts += 1;
    invoice.payment = { intent: newId('pi'), charge: newId('ch'), method: method ?? '' };
  }
  context.tell('invoice.paid', invoiceWire(context, invoice));
  context.tell('invoice.payment_succeeded', invoiceWire(context, invoice));
  const subscription = known(context.state.subscriptions, invoice.subscription);
  const owes = Object.values(context.state.invoices).some(
    (other) => other.subscription === subscription.id && other.status === 'open',
  );
  if (subscription.status === 'past_due' && !owes) stand(context, subscription, 'active');
}

function refuse(context: PracticeContext, invoice: InvoiceRecord): void {
  const subscription = known(context.state.subscriptions, invoice.subscription);
  const first = invoice.firstAttempt ?? context.at;
  const next = RETRY_DAYS.map((days) => first + days * DAY).find((at) => at > context.at) ?? null;
  invoice.attempts += 1;
  invoice.firstAttempt = first;
  invoice.nextAttempt = subscription.status === 'canceled' ? null : next;
  context.tell('invoice.payment_failed', invoiceWire(context, invoice));
  if (subscription.status === 'canceled') return;
  if (next === null) endSubscription(context, subscription, 'payment_failed');
  else stand(context, subscription, 'past_due');
}

function stand(context: PracticeContext, subscription: SubscriptionRecord, status: SubscriptionRecord['status']): void {
  context.change('customer.subscription.updated', {
    shown: () => subscriptionWire(context, subscription),
    work: () => {
      subscription.status = status;
    },
  });
}
