import { known, newId } from '../book/book.ts';
import type { Desk } from '../book/desk.ts';
import type { CardKind, Seconds, SessionRecord, SubscriptionRecord } from '../book/records.ts';
import { sessionWire } from '../wire/session.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { putCard } from './cards.ts';
import { freeDays, raise, wholePeriod } from './invoices.ts';
import { periodEndAfter } from './months.ts';

const DAY = 86_400;

/** When the free days of a session end if it is paid at this moment; null when it has none. */
export function trialEndOf({ at }: Desk, session: SessionRecord): Seconds | null {
  if (session.trialDays !== null) return at + session.trialDays * DAY;
  return session.trialEnd !== null && session.trialEnd > at ? session.trialEnd : null;
}

/** Pays an open session with a card: `done`, or `declined` (nothing is begun and she may try again), or `closed` when it is no longer open. */
export function payCheckout(desk: Desk, session: SessionRecord, card: CardKind): 'done' | 'declined' | 'closed' {
  const customer = known(desk.book.customers, session.customer);
  if (session.status !== 'open' || customer.deleted) return 'closed';
  if (customer.declined || !putCard(desk, customer, card)) return 'declined';
  const subscription = begin(desk, session);
  desk.book.subscriptions[subscription.id] = subscription;
  const invoice = raise(
    desk,
    {
      subscription,
      reason: 'subscription_create',
      lines: firstLines(desk, subscription),
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
    },
    { atTill: true },
  );
  desk.tell('customer.subscription.created', subscriptionWire(desk, subscription));
  session.status = 'complete';
  session.paid = invoice.due > 0;
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  desk.tell('checkout.session.completed', sessionWire(desk, session));
  return 'done';
}

function begin(desk: Desk, session: SessionRecord): SubscriptionRecord {
  const { every } = known(desk.book.prices, session.price);
  const trialEnd = trialEndOf(desk, session);
  const anchor = trialEnd ?? desk.at;
  return {
    id: newId('sub'),
    item: newId('si'),
    created: desk.at,
    customer: session.customer,
    price: session.price,
    status: trialEnd === null ? 'active' : 'trialing',
    anchor,
    periodStart: desk.at,
    periodEnd: trialEnd ?? periodEndAfter(desk.at, { anchor, every }),
    trialStart: trialEnd === null ? null : desk.at,
    trialEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    metadata: session.subscriptionMetadata,
    method: known(desk.book.customers, session.customer).method,
    latestInvoice: null,
    toldTrialEnd: false,
    toldUpcoming: false,
  };
}

function firstLines({ book }: Desk, subscription: SubscriptionRecord) {
  const price = known(book.prices, subscription.price);
  const period = { start: subscription.periodStart, end: subscription.periodEnd };
  return [subscription.trialEnd === null ? wholePeriod(price, period) : freeDays(price, period)];
}
