import { known } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { Seconds, SubscriptionRecord } from '../state/records.ts';
import { invoiceWire } from '../wire/invoice.ts';
import { sessionWire } from '../wire/session.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { endSubscription } from './cancel.ts';
import { nextBill } from './change.ts';
import { charge, drawUp, raise } from './invoices.ts';
import { expirePurchase } from './purchase.ts';

const DAY = 86_400;
const UPCOMING_DAYS = 7;
const TRIAL_NOTICE_DAYS = 3;

type Due = { readonly at: Seconds; readonly work: () => void };

/**
 * Plays everything that falls due up to `now`, in the order of its instants, each at its own: free days that end,
 * renewals, further tries, ends of sessions. Says whether anything did.
 */
export function advance(context: PracticeContext, now: Seconds): boolean {
  let played = false;
  for (let due = firstDue(context, now); due; due = firstDue(context, now)) {
    context.at = Math.max(context.at, due.at);
    due.work();
    played = true;
  }
  context.at = Math.max(context.at, now);
  return played;
}

function firstDue(context: PracticeContext, now: Seconds): Due | null {
  let first: Due | null = null;
  for (const due of dues(context)) if (due.at <= now && (first === null || due.at < first.at)) first = due;
  return first;
}

function* dues(context: PracticeContext): Generator<Due> {
  const { sessions, purchases, subscriptions, invoices } = context.state;
  for (const purchase of Object.values(purchases))
    if (purchase.status === 'open') yield { at: purchase.expiresAt, work: () => expirePurchase(context, purchase) };
  for (const session of Object.values(sessions))
    if (session.status === 'open') yield { at: session.expiresAt, work: () => expire(context, session.id) };
  for (const invoice of Object.values(invoices))
    if (invoice.status === 'open' && invoice.nextAttempt !== null)
      yield { at: invoice.nextAttempt, work: () => void charge(context, invoice) };
  for (const subscription of Object.values(subscriptions))
    if (subscription.status !== 'canceled') yield* ofSubscription(context, subscription);
}

function* ofSubscription(context: PracticeContext, subscription: SubscriptionRecord): Generator<Due> {
  const { status, periodStart, periodEnd, cancelAtPeriodEnd, toldTrialEnd, toldUpcoming } = subscription;
  if (status === 'trialing' && !toldTrialEnd)
    yield {
      at: Math.max(periodStart, periodEnd - TRIAL_NOTICE_DAYS * DAY),
      work: () => tellTrialEnd(context, subscription),
    };
  if (status !== 'past_due' && !cancelAtPeriodEnd && !toldUpcoming)
    yield {
      at: Math.max(periodStart, periodEnd - UPCOMING_DAYS * DAY),
      work: () => tellUpcoming(context, subscription),
    };
  yield {
    at: periodEnd,
    work: () =>
      cancelAtPeriodEnd
        ? endSubscription(context, subscription, 'cancellation_requested')
        : renew(context, subscription),
  };
}

function expire(context: PracticeContext, id: string): void {
  const session = known(context.state.sessions, id);
  session.status = 'expired';
  context.tell('checkout.session.expired', sessionWire(context, session));
}

function tellTrialEnd(context: PracticeContext, subscription: SubscriptionRecord): void {
  subscription.toldTrialEnd = true;
  context.tell('customer.subscription.trial_will_end', subscriptionWire(context, subscription));
}

function tellUpcoming(context: PracticeContext, subscription: SubscriptionRecord): void {
  subscription.toldUpcoming = true;
  const upcoming = drawUp(context, { ...nextBill(context, subscription), reason: 'upcoming' });
  context.tell('invoice.upcoming', {
    ...invoiceWire(context, { ...upcoming, nextAttempt: subscription.periodEnd }),
    id: undefined,
  });
}

function renew(context: PracticeContext, subscription: SubscriptionRecord): void {
  const bill = nextBill(context, subscription);
  const [line] = bill.lines;
  if (!line) throw new Error('A period that is billed has a line.');
  context.change('customer.subscription.updated', {
    shown: () => subscriptionWire(context, subscription),
    work: () => {
      Object.assign(subscription, {
        periodStart: line.start,
        periodEnd: line.end,
        toldUpcoming: false,
        ...(subscription.status === 'trialing' && { status: 'active' as const }),
      } satisfies Partial<SubscriptionRecord>);
      raise(context, bill);
    },
  });
}
