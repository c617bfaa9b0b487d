import { known } from '../book/book.ts';
import type { Desk } from '../book/desk.ts';
import type { Seconds, SubscriptionRecord } from '../book/records.ts';
import { invoiceWire } from '../wire/invoice.ts';
import { sessionWire } from '../wire/session.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { endSubscription } from './cancel.ts';
import { nextBill } from './change.ts';
import { charge, drawUp, raise } from './invoices.ts';

const DAY = 86_400;
const UPCOMING_DAYS = 7;
const TRIAL_NOTICE_DAYS = 3;

type Due = { readonly at: Seconds; readonly work: () => void };

/** Plays everything that falls due up to `now`, in the order of its instants, each at its own: free days that end, renewals, further tries, ends of sessions. Says whether anything did. */
export function advance(desk: Desk, now: Seconds): boolean {
  let played = false;
  for (let due = firstDue(desk, now); due; due = firstDue(desk, now)) {
    desk.at = Math.max(desk.at, due.at);
    due.work();
    played = true;
  }
  desk.at = Math.max(desk.at, now);
  return played;
}

function firstDue(desk: Desk, now: Seconds): Due | null {
  let first: Due | null = null;
  for (const due of dues(desk)) if (due.at <= now && (first === null || due.at < first.at)) first = due;
  return first;
}

function* dues(desk: Desk): Generator<Due> {
  const { sessions, subscriptions, invoices } = desk.book;
  for (const session of Object.values(sessions))
    if (session.status === 'open') yield { at: session.expiresAt, work: () => expire(desk, session.id) };
  for (const invoice of Object.values(invoices))
    if (invoice.status === 'open' && invoice.nextAttempt !== null)
      yield { at: invoice.nextAttempt, work: () => void charge(desk, invoice) };
  for (const subscription of Object.values(subscriptions))
    if (subscription.status !== 'canceled') yield* ofSubscription(desk, subscription);
}

function* ofSubscription(desk: Desk, subscription: SubscriptionRecord): Generator<Due> {
  const { status, periodStart, periodEnd, cancelAtPeriodEnd, toldTrialEnd, toldUpcoming } = subscription;
  if (status === 'trialing' && !toldTrialEnd)
    yield {
      at: Math.max(periodStart, periodEnd - TRIAL_NOTICE_DAYS * DAY),
      work: () => tellTrialEnd(desk, subscription),
    };
  if (status !== 'past_due' && !cancelAtPeriodEnd && !toldUpcoming)
    yield { at: Math.max(periodStart, periodEnd - UPCOMING_DAYS * DAY), work: () => tellUpcoming(desk, subscription) };
  yield {
    at: periodEnd,
    work: () =>
      cancelAtPeriodEnd ? endSubscription(desk, subscription, 'cancellation_requested') : renew(desk, subscription),
  };
}

function expire(desk: Desk, id: string): void {
  const session = known(desk.book.sessions, id);
  session.status = 'expired';
  desk.tell('checkout.session.expired', sessionWire(desk, session));
}

function tellTrialEnd(desk: Desk, subscription: SubscriptionRecord): void {
  subscription.toldTrialEnd = true;
  desk.tell('customer.subscription.trial_will_end', subscriptionWire(desk, subscription));
}

function tellUpcoming(desk: Desk, subscription: SubscriptionRecord): void {
  subscription.toldUpcoming = true;
  const upcoming = drawUp(desk, { ...nextBill(desk, subscription), reason: 'upcoming' });
  desk.tell('invoice.upcoming', {
    ...invoiceWire(desk, { ...upcoming, nextAttempt: subscription.periodEnd }),
    id: undefined,
  });
}

function renew(desk: Desk, subscription: SubscriptionRecord): void {
  const bill = nextBill(desk, subscription);
  const [line] = bill.lines;
  if (!line) throw new Error('A period that is billed has a line.');
  desk.change('customer.subscription.updated', {
    shown: () => subscriptionWire(desk, subscription),
    work: () => {
      Object.assign(subscription, {
        periodStart: line.start,
        periodEnd: line.end,
        toldUpcoming: false,
        ...(subscription.status === 'trialing' && { status: 'active' as const }),
      } satisfies Partial<SubscriptionRecord>);
      raise(desk, bill);
    },
  });
}
