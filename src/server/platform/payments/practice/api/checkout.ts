import { newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { PortalRecord, PurchaseRecord, SessionRecord } from '../state/records.ts';
import { expirePurchase } from '../billing/purchase.ts';
import { purchaseWire } from '../wire/purchase.ts';
import { portalWire, sessionWire } from '../wire/session.ts';
import { createPurchase, PURCHASE_TAKES } from './checkout-purchase.ts';
import { livingCustomer } from './customers.ts';
import { expiry, returnUrl } from './checkout-fields.ts';
import { found, type PracticeCall, type Endpoint } from './endpoint.ts';
import { metadataOf, nestedOf, oneOf, required, formTextOf, wholeOf, type Params } from './form.ts';
import { invalid } from './refused.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Free days may not end sooner than this, nor later than two years from now. */
const SHORTEST_TRIAL = 48 * HOUR;
const LONGEST_TRIAL_DAYS = 730;

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

function priceOf({ context, params }: PracticeCall): string {
  const items = Object.values(nestedOf(params, 'line_items'));
  const [item] = items;
  if (items.length !== 1 || item === undefined || typeof item === 'string')
    throw invalid('The practice provider sells one plan at a time.', { param: 'line_items' });
  if ((wholeOf(item, 'quantity') ?? 1) !== 1)
    throw invalid('The practice provider sells one of a plan.', { param: 'line_items[0][quantity]' });
  return found(context.state.prices, 'price', { id: required(item, 'price'), param: 'line_items[0][price]' }).id;
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
  'success_url',
  'cancel_url',
  'client_reference_id',
  'expires_at',
  'subscription_data[trial_end]',
  'subscription_data[trial_period_days]',
  ...PURCHASE_TAKES,
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
