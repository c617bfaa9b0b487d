import { href } from '#contract/screens.ts';
import { entitlement, holdsPlan } from '#domain/membership/entitlement.ts';
import { freeDays } from '#domain/membership/free-days.ts';
import type { PlanId } from '#domain/membership/plans.ts';
import { memberStore } from '#server/features/account/public.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { PaymentRefused, type CheckoutSession } from '#server/platform/payments/payments.ts';
import { refreshCustomer } from '../provider-record/refresh.ts';
import type { PayingDeps } from '../subscription-deps.ts';
import { customerFor, FRESH_MS, isFresh } from './asking.ts';
import { operationStore, type Operation } from './operation.store.ts';

const MOST_TRIES = 3;

/**
 * Opens a page to pay on. One lives at a time: the same wish leads to the same page, another plan closes the page
 * before, and a page that was paid already sells nothing more, even before its event came.
 */
export async function beginCheckout(
  deps: PayingDeps,
  { me, plan }: { me: Me; plan: PlanId },
): Promise<{ url: string } | Refusal> {
  if (await isServed(deps, me)) return refuse('already_subscribed');
  const customerId = await customerFor(deps, me.userId);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const now = deps.clock.now();
    const operation = await operationStore.begin(deps.db, {
      userId: me.userId,
      kind: 'checkout',
      about: plan,
      free: await freeDaysOf(deps, me),
      at: now,
    });
    const session = await pageOf(deps, { operation, customerId });
    if (session?.url && operation.about === plan && isFresh(operation, now)) return { url: session.url };
    const closed = session?.state === 'open' ? await deps.payments.expireCheckout(session.id) : session;
    await operationStore.end(deps.db, { id: operation.id, state: closed?.state === 'complete' ? 'done' : 'failed' });
    if (closed?.state !== 'complete') continue;
    await refreshCustomer(deps, { customerId, event: null });
    if (await isServed(deps, me)) return refuse('already_subscribed');
  }
  return refuse('checkout_unavailable');
}

/** Whether the member has a plan, or needs none any more. */
async function isServed({ clock }: PayingDeps, me: Me): Promise<boolean> {
  const { membership } = await memberStore.read(me);
  return (
    holdsPlan(membership.subscription) ||
    entitlement({ ...membership, ageGroup: me.ageGroup, roles: me.roles, now: clock.now() }).subscriptionStatus ===
      'lifetime'
  );
}

/**
 * All that is open to the member already, by free days, a gift or a plan that was paid for, the member keeps: the
 * member pays from its end on.
 */
async function freeDaysOf({ clock }: PayingDeps, me: Me) {
  const { membership } = await memberStore.read(me);
  const now = clock.now();
  return freeDays(entitlement({ ...membership, ageGroup: me.ageGroup, now }).openUntil, now);
}

/** The page of an operation, as it stands; made where there is none yet. Null when it cannot be had any more. */
async function pageOf(
  { db, payments, publicOrigin }: PayingDeps,
  { operation, customerId }: { operation: Operation; customerId: string },
): Promise<CheckoutSession | null> {
  const { id, sessionId, free, at } = operation;
  try {
    if (sessionId) return await payments.readCheckout(sessionId);
    const session = await payments.createCheckout({
      customerId,
      plan: operation.about as PlanId,
      reference: id,
      free,
      key: id,
      expiresAt: new Date(at.getTime() + 2 * FRESH_MS),
      successUrl: `${publicOrigin}${href('subscriptionSuccess')}`,
      cancelUrl: `${publicOrigin}${href('subscriptionCancelled')}`,
    });
    await operationStore.noteSession(db, { id, sessionId: session.id });
    return session;
  } catch (error) {
    if (error instanceof PaymentRefused) return null;
    throw error;
  }
}
