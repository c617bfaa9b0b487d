import { lookAgainAt, notesOf } from '#domain/membership/billing-notes.ts';
import { readForReferral, takeChargeEvent, takeInvoices } from '#server/features/referral/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { PaymentRefused, type PaymentEvent, type ProviderSubscription } from '#server/platform/payments/payments.ts';
import type { PayingDeps } from '../subscription-deps.ts';
import { mirrorStore, type OpenCustomer } from './provider-record.store.ts';

/**
 * Reads a customer's subscription anew from the provider and mirrors it; with an event, its having been heard is in the
 * same transaction. No order of calls leaves an older state: each takes its number before it reads, and a reading never
 * replaces one with a higher number. Whatever changed at the provider before this call is in the mirror when it
 * resolves. No transaction is open while the provider is asked.
 */
export async function refreshCustomer(
  deps: PayingDeps,
  { customerId, event }: { customerId: string; event: PaymentEvent | null },
): Promise<void> {
  const customer = await mirrorStore.open(deps.db, customerId);
  if (!customer) return event ? takeOfNobody(deps, event) : undefined;
  try {
    const read = await deps.payments.readSubscription(customerId).catch(nobody);
    const about = read && (await readForReferral(deps, { job: customer.job, customerId }));
    await deps.db.asWorker(customer.job, async (tx) => {
      const now = deps.clock.now();
      if (event && !(await mirrorStore.noteEvent(tx, event))) return;
      if (!read || !(await mirror(tx, { customer, read, now }))) return;
      if (about) await takeInvoices(tx, { read: about, vault: deps.vault, now });
    });
  } finally {
    await mirrorStore.close(deps.db, customer);
  }
}

/** False when a newer reading stands there already. */
async function mirror(
  tx: Tx,
  { customer, read, now }: { customer: OpenCustomer; read: ProviderSubscription; now: Date },
): Promise<boolean> {
  const before = await mirrorStore.hold(tx, customer.userId);
  if (!(await mirrorStore.write(tx, { customer, read, now }))) return false;
  for (const note of notesOf({ before, after: read, now }))
    await mirrorStore.tell(tx, { userId: customer.userId, note, now });
  await mirrorStore.lookAgain(tx, lookAgainAt(read, now));
  return true;
}

/** An event about nobody we know: it may be about what somebody paid who has left. */
export function takeOfNobody(deps: PayingDeps, event: PaymentEvent): Promise<void> {
  return event.chargeId === undefined ? noteOnly(deps, event) : takeChargeEvent(deps, event);
}

/** An event that is about nobody of ours has no effect, and is heard once all the same. */
export async function noteOnly({ db }: Pick<PayingDeps, 'db'>, event: PaymentEvent): Promise<void> {
  await db.asWorker(null, (tx) => mirrorStore.noteEvent(tx, event));
}

/** A customer the provider does not know any more has no subscription to tell of. */
function nobody(error: unknown): null {
  if (error instanceof PaymentRefused && error.code === 'resource_missing') return null;
  throw error;
}
