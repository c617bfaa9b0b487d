import type { SubscriptionHouse } from '../subscription-house.ts';
import { operationStore } from './operation.store.ts';

/** Deletes at the provider the customer of an account that is gone: her plan ends at once, her card goes; invoices stay there, as the law asks. Tried again until it is done. */
export async function partCustomer(
  { db, payments }: Pick<SubscriptionHouse, 'db' | 'payments'>,
  id: string,
): Promise<void> {
  const customerId = await operationStore.parting(db, id);
  if (!customerId) return;
  if (!payments) throw new Error('a customer is to be deleted, and this server has no payment provider');
  await payments.deleteCustomer(customerId);
  await operationStore.parted(db, id);
}
