import { holdsPlan } from '#domain/membership/entitlement.ts';
import { PLANS, type PlanId } from '#domain/membership/plans.ts';
import { grantedOf } from '#domain/membership/grants.ts';
import { href } from '#contract/screens.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { ChangePreview } from '#contract/subscription/subscription.schemas.ts';
import { refuse, Refusal, type Me } from '#server/platform/http/handler.ts';
import { refreshCustomer } from '../provider-record/refresh.ts';
import type { PayingDeps } from '../subscription-deps.ts';
import { subscriptionStore, type ProviderRecord } from '../subscription.store.ts';
import { customerFor, doOnce, operationFor } from './asking.ts';
import { operationStore } from './operation.store.ts';

type Held = { readonly customerId: string; readonly mirror: ProviderRecord };

async function heldBy({ db }: PayingDeps, me: Me): Promise<Held | Refusal> {
  const [customer, mirror] = await Promise.all([
    operationStore.customer(db, { userId: me.userId }),
    subscriptionStore.read(me),
  ]);
  return customer?.customerId && mirror && holdsPlan(mirror)
    ? { customerId: customer.customerId, mirror }
    : refuse('no_subscription');
}

/**
 * The provider's own pages for card, invoices and cancelling. Open to who ever was a customer, so that old invoices
 * stay in reach.
 */
export async function openPortal(
  deps: PayingDeps,
  { me, what }: { me: Me; what: 'card' | 'everything' },
): Promise<{ url: string } | Refusal> {
  const customer = await operationStore.customer(deps.db, { userId: me.userId });
  if (!customer?.customerId || !(await subscriptionStore.read(me))) return refuse('no_subscription');
  const customerId = await customerFor(deps, me.userId);
  const operation = await operationFor(deps, {
    userId: me.userId,
    kind: 'portal',
    about: what,
    at: deps.clock.now(),
  });
  return {
    url: await doOnce(deps, operation, (key) =>
      deps.payments.createPortal({
        customerId,
        for: what,
        returnUrl: `${deps.publicOrigin}${href('subscriptionManagement')}`,
        key,
      }),
    ),
  };
}

/** What another plan would cost now, asked of the provider. The plan the member has costs nothing more. */
export async function previewChange(
  deps: PayingDeps,
  { me, plan }: { me: Me; plan: PlanId },
): Promise<ChangePreview | Refusal> {
  const held = await heldBy(deps, me);
  if (held instanceof Refusal) return held;
  const { mirror, customerId } = held;
  const amount = PLANS[plan].price;
  if (mirror.plan === plan) return { plan, dueNow: 0, credit: 0, next: { amount, at: mirror.periodEnd.toISOString() } };
  const { dueNow, credit, nextAt } = await deps.payments.previewChange({
    customerId,
    subscriptionId: mirror.id,
    itemId: mirror.itemId,
    plan,
    at: countsFrom(mirror, deps.clock.now()),
  });
  return { plan, dueNow, credit, next: { amount, at: nextAt.toISOString() } };
}

/**
 * Asks the provider to change the plan, to let it end, or to take that back, under a stored key; then what stands there
 * is read anew.
 */
export async function steer(
  deps: PayingDeps,
  {
    me,
    wish,
  }: { me: Me; wish: { readonly kind: 'change'; readonly plan: PlanId } | { readonly kind: 'cancel' | 'resume' } },
): Promise<Refusal | null> {
  const held = await heldBy(deps, me);
  if (held instanceof Refusal) return held;
  const { mirror, customerId } = held;
  if (wish.kind === 'change' && mirror.plan === wish.plan) return null;
  const operation = await operationFor(deps, {
    userId: me.userId,
    kind: wish.kind,
    about: wish.kind === 'change' ? `${mirror.id} ${wish.plan}` : mirror.id,
    at: deps.clock.now(),
  });
  await doOnce(deps, operation, (key) =>
    wish.kind === 'change'
      ? deps.payments.changePlan({
          customerId,
          subscriptionId: mirror.id,
          itemId: mirror.itemId,
          plan: wish.plan,
          at: countsFrom(mirror, operation.at),
          key,
        })
      : wish.kind === 'cancel'
        ? deps.payments.setCancelling({ subscriptionId: mirror.id, cancelling: true, key })
        : resume(deps, { me, mirror, key }),
  );
  await refreshCustomer(deps, { customerId, event: null });
  return null;
}

/** Months that were given behind the paid time of a cancelled plan stay the member's: the next charge moves behind them. */
async function resume(
  { payments }: PayingDeps,
  { me, mirror, key }: { me: Me; mirror: ProviderRecord; key: string },
): Promise<void> {
  await payments.setCancelling({ subscriptionId: mirror.id, cancelling: false, key });
  const { membership } = await memberStore.read(me);
  const until = grantedOf(membership.grants, membership.trialEndAt)?.until;
  if (until && until > mirror.periodEnd)
    await payments.moveNextCharge({ subscriptionId: mirror.id, at: until, key: `${key}:months` });
}

/** A change counts from the beginning of its day, so that what the member is shown is what the member pays. */
function countsFrom({ periodStart }: ProviderRecord, now: Date): Date {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  return day > periodStart ? day : periodStart;
}
