import type { Tx } from '#server/platform/db/query.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { pushSubscriptionStore, type KeptSubscription } from './push-subscription.store.ts';

/**
 * Those of a member's browsers that take messages now: where the member is signed in, on a device that is the member's
 * alone. One whose session ran out or was ended from elsewhere gets nothing, whoever holds it, and takes messages again
 * once the member signs in there. `tx` is the member's own, or that of a job in the member's scope.
 */
export async function whereSheIs(tx: Tx, subscriptions: readonly KeptSubscription[]): Promise<KeptSubscription[]> {
  const living = await sessionStore.livingAlone(
    tx,
    subscriptions.flatMap(({ session }) => session ?? []),
  );
  return subscriptions.filter(({ session }) => session !== undefined && living.has(session));
}

/** The same of all the member's browsers, for themselves. */
export async function livingSubscriptions(owner: Owner): Promise<KeptSubscription[]> {
  return whereSheIs(owner.tx, await pushSubscriptionStore.all(owner));
}
