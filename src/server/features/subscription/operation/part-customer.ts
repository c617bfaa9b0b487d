import type { SubscriptionDeps } from '../subscription-deps.ts';
import { operationStore } from './operation.store.ts';

/**
 * Deletes at the provider the customer of an account that is gone: the member's plan ends at once, the member's card
 * goes; invoices stay there, as the law asks. Tried again until it is done.
 */
export async function partCustomer(
  { db, payments }: Pick<SubscriptionDeps, 'db' | 'payments'>,
  id: string,
): Promise<void> {
  const customerId = await operationStore.parting(db, id);
  if (!customerId) return;
  if (!payments) throw new Error('a customer is to be deleted, and this server has no payment provider');
  await payments.deleteCustomer(customerId);
  await operationStore.parted(db, id);
}
