import { known, newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { LineRecord, PriceRecord, Seconds, SubscriptionRecord } from '../state/records.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { raise, wholePeriod, type Bill } from './invoices.ts';
import { periodEndAfter } from './months.ts';

export type PracticePlanChange = {
  readonly price: PriceRecord;
  readonly at: Seconds;
  readonly behavior: 'create_prorations' | 'always_invoice' | 'none';
};

/** What the next invoice says when nothing is changed: the period after this one. */
export function nextBill(
  { state }: PracticeContext,
  subscription: SubscriptionRecord,
  price: PriceRecord = known(state.prices, subscription.price),
): Bill {
  const start = subscription.periodEnd;
  const end = periodEndAfter(start, { anchor: subscription.anchor, every: price.every });
  return {
    subscription,
    reason: 'subscription_cycle',
    lines: [wholePeriod(price, { start, end })],
    periodStart: subscription.periodStart,
    periodEnd: start,
  };
}

/**
 * What a change to another price bills at once: the unused part of the present period is given back to the cent, a
 * whole period of the new price begins now. During free days nothing is billed at once, and this is null.
 */
export function changeBill(
  { state }: PracticeContext,
  subscription: SubscriptionRecord,
  { price, at, behavior }: PracticePlanChange,
): Bill | null {
  const old = known(state.prices, subscription.price);
  if (subscription.status === 'trialing' || old.id === price.id) return null;
  const end = periodEndAfter(at, { anchor: at, every: price.every });
  const back =
    behavior !== 'none' ? unused(old.amount, { start: subscription.periodStart, end: subscription.periodEnd, at }) : 0;
  const given: LineRecord = {
    id: newId('il'),
    amount: -back,
    description: `Unused time of ${old.name}`,
    proration: true,
    price: old.id,
    start: at,
    end: subscription.periodEnd,
  };
  return {
    subscription,
    reason: 'subscription_update',
    lines: [...(back > 0 ? [given] : []), wholePeriod(price, { start: at, end })],
    periodStart: at,
    periodEnd: end,
  };
}

/** Changes the price of a subscription now and bills what that costs. */
export function changePrice(
  context: PracticeContext,
  subscription: SubscriptionRecord,
  change: PracticePlanChange,
): void {
  if (change.price.id === subscription.price) return;
  const bill = changeBill(context, subscription, change);
  context.change('customer.subscription.updated', {
    shown: () => subscriptionWire(context, subscription),
    work: () => {
      subscription.price = change.price.id;
      if (!bill) return;
      Object.assign(subscription, {
        anchor: change.at,
        periodStart: bill.periodStart,
        periodEnd: bill.periodEnd,
        toldUpcoming: false,
      } satisfies Partial<SubscriptionRecord>);
      raise(context, bill);
    },
  });
}

/**
 * Moves the next charge: the subscription has free days to that instant, its periods are counted from there, and nothing
 * is billed or given back now.
 */
export function moveBilling(context: PracticeContext, subscription: SubscriptionRecord, trialEnd: Seconds): void {
  context.change('customer.subscription.updated', {
    shown: () => subscriptionWire(context, subscription),
    work: () => {
      Object.assign(subscription, {
        status: 'trialing',
        anchor: trialEnd,
        periodStart: context.at,
        periodEnd: trialEnd,
        trialStart: context.at,
        trialEnd,
        toldTrialEnd: false,
        toldUpcoming: false,
      } satisfies Partial<SubscriptionRecord>);
    },
  });
}

/**
 * What is left of a price, in whole cents: price times seconds left divided by seconds of the period, rounded to the
 * nearest cent, halves up. 0 after its end, the whole price before its beginning.
 */
export function unused(price: number, { start, end, at }: { start: Seconds; end: Seconds; at: Seconds }): number {
  const left = Math.min(Math.max(end - at, 0), end - start);
  return Math.round((price * left) / (end - start));
}
