import { known, newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { CardKind, CustomerRecord, SubscriptionRecord } from '../state/records.ts';
import { customerWire, methodWire } from '../wire/customer.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { charge } from './invoices.ts';

/** Puts a card in the place of the member's last one. False, and nothing is changed, when the card is refused. */
export function putCard(context: PracticeContext, customer: CustomerRecord, card: CardKind): boolean {
  if (card === 'declined') return false;
  const method = { id: newId('pm'), created: context.at, customer: customer.id, card, mark: newId('card') };
  const before = customer.method;
  context.state.methods[method.id] = method;
  context.tell('payment_method.attached', methodWire(method));
  context.change('customer.updated', {
    shown: () => customerWire(context, customer),
    work: () => {
      customer.method = method.id;
    },
  });
  for (const subscription of Object.values(context.state.subscriptions))
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      charged(context, subscription, method.id);
  if (before === null) return true;
  const old = known(context.state.methods, before);
  old.customer = null;
  context.tell('payment_method.detached', methodWire(old), { previous: { customer: customer.id } });
  return true;
}

function charged(context: PracticeContext, subscription: SubscriptionRecord, method: string): void {
  context.change('customer.subscription.updated', {
    shown: () => subscriptionWire(context, subscription),
    work: () => {
      subscription.method = method;
    },
  });
}

/**
 * Puts a card in the place of the member's last one and collects with it what the member owes for a subscription that
 * still runs.
 */
export function changeCard(context: PracticeContext, customer: CustomerRecord, card: CardKind): boolean {
  if (!putCard(context, customer, card)) return false;
  const owed = Object.values(context.state.invoices).filter(
    (invoice) => invoice.customer === customer.id && invoice.status === 'open' && invoice.nextAttempt !== null,
  );
  for (const invoice of owed) charge(context, invoice);
  return true;
}
