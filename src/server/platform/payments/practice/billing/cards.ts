import { known, newId } from '../book/book.ts';
import type { Desk } from '../book/desk.ts';
import type { CardKind, CustomerRecord, SubscriptionRecord } from '../book/records.ts';
import { customerWire, methodWire } from '../wire/customer.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { charge } from './invoices.ts';

/** Puts a card in the place of her last one. False, and nothing is changed, when the card is refused. */
export function putCard(desk: Desk, customer: CustomerRecord, card: CardKind): boolean {
  if (card === 'declined') return false;
  const method = { id: newId('pm'), created: desk.at, customer: customer.id, card };
  const before = customer.method;
  desk.book.methods[method.id] = method;
  desk.tell('payment_method.attached', methodWire(method));
  desk.change('customer.updated', {
    shown: () => customerWire(desk, customer),
    work: () => {
      customer.method = method.id;
    },
  });
  for (const subscription of Object.values(desk.book.subscriptions))
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      charged(desk, subscription, method.id);
  if (before === null) return true;
  const old = known(desk.book.methods, before);
  old.customer = null;
  desk.tell('payment_method.detached', methodWire(old), { customer: customer.id });
  return true;
}

function charged(desk: Desk, subscription: SubscriptionRecord, method: string): void {
  desk.change('customer.subscription.updated', {
    shown: () => subscriptionWire(desk, subscription),
    work: () => {
      subscription.method = method;
    },
  });
}

/** Puts a card in the place of her last one and collects with it what she owes for a subscription that still runs. */
export function changeCard(desk: Desk, customer: CustomerRecord, card: CardKind): boolean {
  if (!putCard(desk, customer, card)) return false;
  const owed = Object.values(desk.book.invoices).filter(
    (invoice) => invoice.customer === customer.id && invoice.status === 'open' && invoice.nextAttempt !== null,
  );
  for (const invoice of owed) charge(desk, invoice);
  return true;
}
