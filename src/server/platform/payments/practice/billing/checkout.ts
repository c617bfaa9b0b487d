import { known, newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { CardKind, Seconds, SessionRecord, SubscriptionRecord } from '../state/records.ts';
import { sessionWire } from '../wire/session.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { putCard } from './cards.ts';
import { practiceFreeDays, raise, wholePeriod } from './invoices.ts';
import { periodEndAfter } from './months.ts';

const DAY = 86_400;

/** When the free days of a session end if it is paid at this moment; null when it has none. */
export function practiceTrialEnd({ at }: PracticeContext, session: SessionRecord): Seconds | null {
  if (session.trialDays !== null) return at + session.trialDays * DAY;
  return session.trialEnd !== null && session.trialEnd > at ? session.trialEnd : null;
}

/**
 * Pays an open session with a card: `done`, or `declined` (nothing is begun and the member may try again), or `closed`
 * when it is no longer open.
 */
export function payCheckout(
  context: PracticeContext,
  session: SessionRecord,
  card: CardKind,
): 'done' | 'declined' | 'closed' {
  const customer = known(context.state.customers, session.customer);
  if (session.status !== 'open' || customer.deleted) return 'closed';
  if (customer.declined || !putCard(context, customer, card)) return 'declined';
  const subscription = begin(context, session);
  context.state.subscriptions[subscription.id] = subscription;
  const invoice = raise(
    context,
    {
      subscription,
      reason: 'subscription_create',
      lines: firstLines(context, subscription),
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
    },
    { atTill: true },
  );
  context.tell('customer.subscription.created', subscriptionWire(context, subscription));
  session.status = 'complete';
  session.paid = invoice.due > 0;
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  context.tell('checkout.session.completed', sessionWire(context, session));
  return 'done';
}

function begin(context: PracticeContext, session: SessionRecord): SubscriptionRecord {
  const { every } = known(context.state.prices, session.price);
  const trialEnd = practiceTrialEnd(context, session);
  const anchor = trialEnd ?? context.at;
  return {
    id: newId('sub'),
    item: newId('si'),
    created: context.at,
    customer: session.customer,
    price: session.price,
    status: trialEnd === null ? 'active' : 'trialing',
    anchor,
    periodStart: context.at,
    periodEnd: trialEnd ?? periodEndAfter(context.at, { anchor, every }),
    trialStart: trialEnd === null ? null : context.at,
    trialEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    metadata: session.subscriptionMetadata,
    method: known(context.state.customers, session.customer).method,
    latestInvoice: null,
    toldTrialEnd: false,
    toldUpcoming: false,
  };
}

function firstLines({ state }: PracticeContext, subscription: SubscriptionRecord) {
  const price = known(state.prices, subscription.price);
  const period = { start: subscription.periodStart, end: subscription.periodEnd };
  return [subscription.trialEnd === null ? wholePeriod(price, period) : practiceFreeDays(price, period)];
}
