import { cancelLater } from '../billing/cancel.ts';
import { changeBill, changePrice, type PracticePlanChange, moveBilling } from '../billing/change.ts';
import { drawUp, wouldPay } from '../billing/invoices.ts';
import type { PriceRecord, SubscriptionRecord } from '../state/records.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { found, type PracticeCall, type Endpoint } from './endpoint.ts';
import { flagOf, metadataOf, nestedOf, oneOf, formTextOf, wholeOf, type Params } from './form.ts';
import { ofOwner, practicePageOf, PAGING } from './paging.ts';
import { cardDeclined, invalid } from './refused.ts';

const BEHAVIOURS = ['create_prorations', 'always_invoice', 'none'] as const;
const STATUSES = ['active', 'trialing', 'past_due', 'canceled', 'ended', 'all'] as const;

/**
 * The price that `items` asks for, or null when it asks for none. Throws Refused on an item that is not the
 * subscription's.
 */
export function askedPrice(
  { context }: PracticeCall,
  subscription: SubscriptionRecord,
  items: Params,
): PriceRecord | null {
  const [item, ...more] = Object.values(items);
  if (item === undefined) return null;
  if (more.length > 0 || typeof item === 'string')
    throw invalid('The practice provider keeps one item in a subscription.', { param: 'items' });
  const id = formTextOf(item, 'id');
  if (id !== subscription.item)
    throw invalid(
      id === null
        ? 'The practice provider keeps one item in a subscription: name it by its id.'
        : `No such subscription item: '${id}'`,
      { param: 'items[0][id]', ...(id !== null && { code: 'resource_missing' }) },
    );
  const price = formTextOf(item, 'price');
  return price === null ? null : found(context.state.prices, 'price', { id: price, param: 'items[0][price]' });
}

/** How a change is to be reckoned: at `proration_date`, which must lie in the present period, or now. */
export function askedChange(
  { context }: PracticeCall,
  { subscription, price, params }: { subscription: SubscriptionRecord; price: PriceRecord; params: Params },
): PracticePlanChange {
  const at = wholeOf(params, 'proration_date') ?? context.at;
  if (at < subscription.periodStart || at > subscription.periodEnd)
    throw invalid('Cannot specify proration_date outside of the current billing period.', { param: 'proration_date' });
  return { price, at, behavior: oneOf(params, 'proration_behavior', BEHAVIOURS) ?? 'create_prorations' };
}

function update(call: PracticeCall): object {
  const { context, params } = call;
  const subscription = found(context.state.subscriptions, 'subscription', { id: call.id });
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const price = askedPrice(call, subscription, nestedOf(params, 'items'));
  const change = price && askedChange(call, { subscription, price, params });
  const cancels = flagOf(params, 'cancel_at_period_end');
  const trialEnd = askedTrialEnd(call);
  if (
    change &&
    oneOf(params, 'payment_behavior', ['allow_incomplete', 'error_if_incomplete']) === 'error_if_incomplete'
  )
    refuseUnpaid(call, { subscription, change });
  if (cancels !== null) cancelLater(context, subscription, cancels);
  if (change) changePrice(context, subscription, change);
  if (trialEnd !== null) moveBilling(context, subscription, trialEnd);
  context.change('customer.subscription.updated', {
    shown: () => subscriptionWire(context, subscription),
    work: () => {
      subscription.metadata = metadataOf(params, subscription.metadata);
    },
  });
  return subscriptionWire(context, subscription);
}

/** Free days that a subscription is given now: to an instant ahead, and without giving anything back. */
function askedTrialEnd({ context, params }: PracticeCall): number | null {
  const at = wholeOf(params, 'trial_end');
  if (at === null) return null;
  if (at <= context.at) throw invalid('`trial_end` must be a timestamp in the future.', { param: 'trial_end' });
  if (oneOf(params, 'proration_behavior', BEHAVIOURS) !== 'none')
    throw invalid('The practice provider moves a billing date with proration_behavior `none` alone.', {
      param: 'proration_behavior',
    });
  return at;
}

function refuseUnpaid(
  { context }: PracticeCall,
  { subscription, change }: { subscription: SubscriptionRecord; change: PracticePlanChange },
): void {
  const bill = changeBill(context, subscription, change);
  if (bill && drawUp(context, bill).due > 0 && !wouldPay(context, subscription.customer)) throw cardDeclined();
}

function list({ context, params, path }: PracticeCall): object {
  const status = oneOf(params, 'status', STATUSES);
  const mine = ofOwner(params);
  const shows = (row: SubscriptionRecord): boolean =>
    status === 'all' ||
    (status === null ? row.status !== 'canceled' : row.status === (status === 'ended' ? 'canceled' : status));
  const rows = Object.values(context.state.subscriptions).filter(
    (row) => mine({ customer: row.customer }) && shows(row),
  );
  return practicePageOf(
    rows.map((row) => subscriptionWire(context, row)),
    params,
    path,
  );
}

export const subscriptionEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/subscriptions', takes: [...PAGING, 'customer', 'status'], run: list },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    takes: [],
    run: ({ context, id }) => subscriptionWire(context, found(context.state.subscriptions, 'subscription', { id })),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: [
      'items[][id]',
      'items[][price]',
      'cancel_at_period_end',
      'proration_behavior',
      'proration_date',
      'payment_behavior',
      'trial_end',
    ],
    run: update,
  },
];
