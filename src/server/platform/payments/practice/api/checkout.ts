import { newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { PortalRecord, PurchaseRecord, SessionRecord } from '../state/records.ts';
import { expirePurchase } from '../billing/purchase.ts';
import { purchaseWire } from '../wire/purchase.ts';
import { portalWire, sessionWire } from '../wire/session.ts';
import { livingCustomer } from './customers.ts';
import { found, type PracticeCall, type Endpoint } from './endpoint.ts';
import { metadataOf, nestedOf, oneOf, required, formTextOf, wholeOf, type Params } from './form.ts';
import { invalid, ProviderRefusal } from './refused.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Free days may not end sooner than this, nor later than two years from now. */
const SHORTEST_TRIAL = 48 * HOUR;
const LONGEST_TRIAL_DAYS = 730;
/** The smallest sum that is charged, in cents. */
const LEAST_CHARGE = 50;

function create(call: PracticeCall): object {
  const { context, params } = call;
  const data = nestedOf(params, 'subscription_data');
  const mode = oneOf(params, 'mode', ['subscription', 'payment']);
  if (mode === null)
    throw invalid('You must provide one of the following modes: subscription, payment.', { param: 'mode' });
  if (mode === 'payment') return createPurchase(call);
  const session: SessionRecord = {
    id: newId('cs_test'),
    created: context.at,
    expiresAt: expiry(call),
    customer: livingCustomer(call, required(params, 'customer'), 'customer').id,
    price: priceOf(call),
    successUrl: returnUrl(params, 'success_url') ?? required(params, 'success_url'),
    cancelUrl: returnUrl(params, 'cancel_url'),
    reference: formTextOf(params, 'client_reference_id'),
    metadata: metadataOf(params),
    subscriptionMetadata: metadataOf(data),
    ...trialOf(call, data),
    status: 'open',
    paid: false,
    subscription: null,
    invoice: null,
  };
  context.state.sessions[session.id] = session;
  return sessionWire(context, session);
}

/** A session of one payment: one item, whose price is told with it. No customer is kept. */
function createPurchase(call: PracticeCall): object {
  const { context, params } = call;
  const [item, ...more] = Object.values(nestedOf(params, 'line_items'));
  if (item === undefined || typeof item === 'string' || more.length > 0)
    throw invalid('The practice provider sells one item at a time.', { param: 'line_items' });
  const price = nestedOf(item, 'price_data');
  const amount = wholeOf(price, 'unit_amount');
  if (required(price, 'currency') !== 'usd' || amount === null || (wholeOf(item, 'quantity') ?? 1) !== 1)
    throw invalid('The practice provider sells one item for US dollars.', { param: 'line_items[0][price_data]' });
  if (amount < LEAST_CHARGE)
    throw invalid('The Checkout Session’s total amount must convert to at least 50 cents.', {
      code: 'amount_too_small',
    });
  const purchase: PurchaseRecord = {
    id: newId('cs_test'),
    created: context.at,
    expiresAt: expiry(call),
    name: required(nestedOf(price, 'product_data'), 'name'),
    amount,
    successUrl: returnUrl(params, 'success_url') ?? required(params, 'success_url'),
    cancelUrl: returnUrl(params, 'cancel_url'),
    reference: formTextOf(params, 'client_reference_id'),
    metadata: metadataOf(params),
    intentMetadata: metadataOf(nestedOf(params, 'payment_intent_data')),
    status: 'open',
    intent: null,
  };
  context.state.purchases[purchase.id] = purchase;
  return purchaseWire(context, purchase);
}

function trialOf({ context }: PracticeCall, data: Params): Pick<SessionRecord, 'trialEnd' | 'trialDays'> {
  const [trialEnd, trialDays] = [wholeOf(data, 'trial_end'), wholeOf(data, 'trial_period_days')];
  const param = 'subscription_data[trial_end]';
  if (trialEnd !== null && trialDays !== null)
    throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.', { param });
  if (trialEnd !== null && trialEnd < context.at + SHORTEST_TRIAL)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', { param });
  if (trialEnd !== null && trialEnd > context.at + LONGEST_TRIAL_DAYS * DAY)
    throw invalid('The `trial_end` date has to be less than 730 days in the future.', { param });
  if (trialDays !== null && (trialDays < 1 || trialDays > LONGEST_TRIAL_DAYS))
    throw invalid('The minimum number of trial period days is 1.', { param: 'subscription_data[trial_period_days]' });
  return { trialEnd, trialDays };
}

function expiry({ context, params }: PracticeCall): number {
  const at = wholeOf(params, 'expires_at') ?? context.at + DAY;
  if (at < context.at + HOUR / 2 || at > context.at + DAY)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  return at;
}

function priceOf({ context, params }: PracticeCall): string {
  const items = Object.values(nestedOf(params, 'line_items'));
  const [item] = items;
  if (items.length !== 1 || item === undefined || typeof item === 'string')
    throw invalid('The practice provider sells one plan at a time.', { param: 'line_items' });
  if ((wholeOf(item, 'quantity') ?? 1) !== 1)
    throw invalid('The practice provider sells one of a plan.', { param: 'line_items[0][quantity]' });
  return found(context.state.prices, 'price', { id: required(item, 'price'), param: 'line_items[0][price]' }).id;
}

function returnUrl(params: Params, name: string): string | null {
  const url = formTextOf(params, name);
  if (url !== null && !URL.canParse(url))
    throw new ProviderRefusal(400, {
      type: 'invalid_request_error',
      code: 'url_invalid',
      param: name,
      message: 'Not a valid URL',
    });
  return url;
}

function refuseClosed({ status }: Pick<SessionRecord, 'status'>): void {
  if (status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
    );
}

function show({ context, id }: PracticeCall): object {
  const purchase = purchaseIn(context, id);
  return purchase
    ? purchaseWire(context, purchase)
    : sessionWire(context, found(context.state.sessions, 'checkout.session', { id }));
}

function purchaseIn({ state }: PracticeContext, id: string): PurchaseRecord | null {
  return Object.hasOwn(state.purchases, id) ? (state.purchases[id] ?? null) : null;
}

function expire({ context, id }: PracticeCall): object {
  const purchase = purchaseIn(context, id);
  if (purchase) {
    refuseClosed(purchase);
    expirePurchase(context, purchase);
    return purchaseWire(context, purchase);
  }
  const session = found(context.state.sessions, 'checkout.session', { id });
  refuseClosed(session);
  session.status = 'expired';
  context.tell('checkout.session.expired', sessionWire(context, session));
  return sessionWire(context, session);
}

function openPortal(call: PracticeCall): object {
  const { context, params } = call;
  const portal: PortalRecord = {
    id: newId('bps'),
    created: context.at,
    customer: livingCustomer(call, required(params, 'customer'), 'customer').id,
    returnUrl: returnUrl(params, 'return_url'),
    flow: oneOf(nestedOf(params, 'flow_data'), 'type', ['payment_method_update']),
  };
  context.state.portals[portal.id] = portal;
  return portalWire(context, portal);
}

const TAKEN = [
  'mode',
  'customer',
  'line_items[][price]',
  'line_items[][quantity]',
  'line_items[][price_data][currency]',
  'line_items[][price_data][unit_amount]',
  'line_items[][price_data][product_data][name]',
  'success_url',
  'cancel_url',
  'client_reference_id',
  'expires_at',
  'subscription_data[trial_end]',
  'subscription_data[trial_period_days]',
  // Without effect here: there is one way to pay.
  'payment_method_collection',
];
export const checkoutEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/v1/checkout/sessions', takes: TAKEN, run: create },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    takes: [],
    run: show,
  },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', takes: [], run: expire },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    takes: ['customer', 'return_url', 'flow_data[type]'],
    run: openPortal,
  },
];
