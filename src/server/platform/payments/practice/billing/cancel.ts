import { known } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { CustomerRecord, SubscriptionRecord } from '../state/records.ts';
import { customerWire } from '../wire/customer.ts';
import { subscriptionWire } from '../wire/subscription.ts';

/** Ends a subscription now. Nothing more is tried on what is still owed. */
export function endSubscription(
  context: PracticeContext,
  subscription: SubscriptionRecord,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  subscription.status = 'canceled';
  subscription.canceledAt ??= context.at;
  subscription.endedAt = context.at;
  subscription.cancelReason ??= reason;
  for (const invoice of Object.values(context.state.invoices))
    if (invoice.subscription === subscription.id && invoice.status === 'open') invoice.nextAttempt = null;
  context.tell('customer.subscription.deleted', subscriptionWire(context, subscription));
}

/** Lets a subscription end with what is paid for, or takes that back. */
export function cancelLater(context: PracticeContext, subscription: SubscriptionRecord, cancels: boolean): void {
  if (subscription.cancelAtPeriodEnd === cancels) return;
  context.change('customer.subscription.updated', {
    shown: () => subscriptionWire(context, subscription),
    work: () => {
      subscription.cancelAtPeriodEnd = cancels;
      subscription.canceledAt = cancels ? context.at : null;
      subscription.cancelReason = cancels ? 'cancellation_requested' : null;
    },
  });
}

/** Deletes a customer: the member's subscriptions end, the member's name and address go, the member's invoices stay. */
export function deleteCustomer(context: PracticeContext, customer: CustomerRecord): void {
  const shown = customerWire(context, customer);
  for (const subscription of Object.values(context.state.subscriptions))
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      endSubscription(context, subscription, 'cancellation_requested');
  if (customer.method) known(context.state.methods, customer.method).customer = null;
  Object.assign(customer, {
    deleted: true,
    email: null,
    name: null,
    metadata: {},
    method: null,
  } satisfies Partial<CustomerRecord>);
  context.tell('customer.deleted', shown);
}
