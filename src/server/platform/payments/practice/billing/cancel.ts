import { known } from '../book/book.ts';
import type { Desk } from '../book/desk.ts';
import type { CustomerRecord, SubscriptionRecord } from '../book/records.ts';
import { customerWire } from '../wire/customer.ts';
import { subscriptionWire } from '../wire/subscription.ts';

/** Ends a subscription now. Nothing more is tried on what is still owed. */
export function endSubscription(
  desk: Desk,
  subscription: SubscriptionRecord,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  subscription.status = 'canceled';
  subscription.canceledAt ??= desk.at;
  subscription.endedAt = desk.at;
  subscription.cancelReason ??= reason;
  for (const invoice of Object.values(desk.book.invoices))
    if (invoice.subscription === subscription.id && invoice.status === 'open') invoice.nextAttempt = null;
  desk.tell('customer.subscription.deleted', subscriptionWire(desk, subscription));
}

/** Lets a subscription end with what is paid for, or takes that back. */
export function cancelLater(desk: Desk, subscription: SubscriptionRecord, cancels: boolean): void {
  if (subscription.cancelAtPeriodEnd === cancels) return;
  desk.change('customer.subscription.updated', {
    shown: () => subscriptionWire(desk, subscription),
    work: () => {
      subscription.cancelAtPeriodEnd = cancels;
      subscription.canceledAt = cancels ? desk.at : null;
      subscription.cancelReason = cancels ? 'cancellation_requested' : null;
    },
  });
}

/** Deletes a customer: her subscriptions end, her name and address go, her invoices stay. */
export function deleteCustomer(desk: Desk, customer: CustomerRecord): void {
  const shown = customerWire(desk, customer);
  for (const subscription of Object.values(desk.book.subscriptions))
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      endSubscription(desk, subscription, 'cancellation_requested');
  if (customer.method) known(desk.book.methods, customer.method).customer = null;
  Object.assign(customer, {
    deleted: true,
    email: null,
    name: null,
    metadata: {},
    method: null,
  } satisfies Partial<CustomerRecord>);
  desk.tell('customer.deleted', shown);
}
