import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';
import { PaymentRefused, PaymentUnavailable } from '#server/platform/payments/payments.ts';
import type { PayingDeps, SubscriptionDeps } from '../subscription-deps.ts';
import { operationStore, type Asking, type Operation } from './operation.store.ts';

/**
 * An operation that was not finished is taken up again within this time; a page to pay on stays open for twice as long.
 */
export const FRESH_MS = 3_600_000;

/**
 * Runs what needs the provider; where it takes no payments, says no, or cannot be reached, that is a refusal and
 * nothing has changed.
 */
export async function withProvider<T>(
  deps: SubscriptionDeps,
  work: (deps: PayingDeps) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { payments, log } = deps;
  if (!payments) return refuse('checkout_unavailable');
  try {
    return await work({ ...deps, payments });
  } catch (error) {
    if (!(error instanceof PaymentRefused) && !(error instanceof PaymentUnavailable)) throw error;
    log.warn('payments.failed', {}, error);
    return refuse(error instanceof PaymentRefused && error.declined ? 'payment_declined' : 'checkout_unavailable');
  }
}

/**
 * The member's customer at the provider, made where there is none. The provider learns a random reference and nothing
 * else.
 */
export async function customerFor({ db, payments }: PayingDeps, userId: string): Promise<string> {
  const known = await operationStore.customer(db, { userId, reference: randomUUID() });
  if (!known) throw new Error('a member without an account');
  if (known.customerId) return known.customerId;
  const made = await payments.createCustomer({ reference: known.reference, key: known.reference });
  await operationStore.keepCustomer(db, { userId, customerId: made });
  return (await operationStore.customer(db, { userId }))?.customerId ?? made;
}

/**
 * The open operation for just this, begun now or not finished; one that was about something else, or is old, is given
 * up.
 */
export async function operationFor({ db }: PayingDeps, asking: Asking): Promise<Operation> {
  const open = await operationStore.begin(db, asking);
  if (open.about === asking.about && isFresh(open, asking.at)) return open;
  await operationStore.end(db, { id: open.id, state: 'failed' });
  return operationStore.begin(db, asking);
}

/** Whether an operation may still be taken up again. */
export function isFresh({ at }: Pick<Operation, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() < FRESH_MS;
}

/**
 * Asks the provider under the operation's key. Its no ends the operation; when nobody knows, it stays open, so that the
 * next try uses the same key.
 */
export async function doOnce<T>(
  { db }: PayingDeps,
  operation: Operation,
  ask: (key: string) => Promise<T>,
): Promise<T> {
  try {
    const done = await ask(operation.id);
    await operationStore.end(db, { id: operation.id, state: 'done' });
    return done;
  } catch (error) {
    if (error instanceof PaymentRefused) await operationStore.end(db, { id: operation.id, state: 'failed' });
    throw error;
  }
}
