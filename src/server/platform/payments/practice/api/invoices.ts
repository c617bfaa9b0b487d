import { newId } from '../state/state.ts';
import type { SubscriptionRecord } from '../state/records.ts';
import { changeBill, nextBill, type PracticePlanChange } from '../billing/change.ts';
import { drawUp, practiceFreeDays, type Bill } from '../billing/invoices.ts';
import { invoiceWire } from '../wire/invoice.ts';
import { found, type PracticeCall, type Endpoint } from './endpoint.ts';
import { nestedOf, required, formTextOf } from './form.ts';
import { ofOwner, practicePageOf, PAGING } from './paging.ts';
import { invalid, ProviderRefusal } from './refused.ts';
import { askedChange, askedPrice } from './subscriptions.ts';

function list({ context, params, path }: PracticeCall): object {
  const status = formTextOf(params, 'status');
  const mine = ofOwner(params);
  const rows = Object.values(context.state.invoices).filter(
    (row) => mine(row) && (status === null || row.status === status),
  );
  return practicePageOf(
    rows.map((row) => invoiceWire(context, row)),
    params,
    path,
  );
}

/**
 * What the next invoice would say: of a change to another price where `items` asks for one, else of the next period. It
 * stands as due at `next_payment_attempt`. A change in free days that is to be billed at once bills nothing.
 */
function preview(call: PracticeCall): object {
  const { context, params } = call;
  const subscription = found(context.state.subscriptions, 'subscription', {
    id: required(params, 'subscription'),
    param: 'subscription',
  });
  const customer = formTextOf(params, 'customer');
  if (customer !== null && customer !== subscription.customer)
    throw invalid(`The customer ${customer} does not have a subscription ${subscription.id}.`, {
      param: 'subscription',
    });
  if (subscription.status === 'canceled') throw nothingUpcoming(subscription.customer);
  const details = nestedOf(params, 'subscription_details');
  const price = askedPrice(call, subscription, nestedOf(details, 'items'));
  const change = price && askedChange(call, { subscription, price, params: details });
  const now = change && (changeBill(context, subscription, change) ?? freeBill(subscription, change));
  if (!now && subscription.cancelAtPeriodEnd) throw nothingUpcoming(subscription.customer);
  const invoice = drawUp(context, {
    ...(now ?? nextBill(context, subscription, price ?? undefined)),
    reason: 'upcoming',
  });
  const at = now && change ? change.at : subscription.periodEnd;
  return invoiceWire(context, { ...invoice, id: newId('upcoming_in'), created: at, nextAttempt: at });
}

/** The bill of a change in free days: nothing, until they end. Null where it is not to be billed at once. */
function freeBill(subscription: SubscriptionRecord, { price, at, behavior }: PracticePlanChange): Bill | null {
  if (subscription.status !== 'trialing' || behavior !== 'always_invoice') return null;
  const end = subscription.periodEnd;
  return {
    subscription,
    reason: 'subscription_update',
    lines: [practiceFreeDays(price, { start: at, end })],
    periodStart: at,
    periodEnd: end,
  };
}

function nothingUpcoming(customer: string): ProviderRefusal {
  return new ProviderRefusal(404, {
    type: 'invalid_request_error',
    code: 'invoice_upcoming_none',
    message: `No upcoming invoices for customer: ${customer}`,
  });
}

const DETAILS = ['[items][][id]', '[items][][price]', '[proration_behavior]', '[proration_date]'].map(
  (name) => `subscription_details${name}`,
);

export const invoiceEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/invoices', takes: [...PAGING, 'customer', 'subscription', 'status'], run: list },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    takes: ['customer', 'subscription', ...DETAILS],
    run: preview,
  },
];
