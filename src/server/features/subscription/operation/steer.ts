import { holdsPlan } from '#domain/membership/entitlement.ts';
import { PLANS, type PlanId } from '#domain/membership/plans.ts';
import { href } from '#contract/screens.ts';
import type { ChangePreview } from '#contract/subscription/subscription.schemas.ts';
import { refuse, Refusal, type Me } from '#server/platform/http/handler.ts';
import { refreshCustomer } from '../mirror/refresh.ts';
import type { PayingHouse } from '../subscription-house.ts';
import { subscriptionStore, type Mirror } from '../subscription.store.ts';
import { customerFor, doOnce, operationFor } from './asking.ts';
import { operationStore } from './operation.store.ts';

type Held = { readonly customerId: string; readonly mirror: Mirror };

async function heldBy({ db }: PayingHouse, me: Me): Promise<Held | Refusal> {
  const [customer, mirror] = await Promise.all([
    operationStore.customer(db, { userId: me.userId }),
    subscriptionStore.read(me),
  ]);
  return customer?.customerId && mirror && holdsPlan(mirror)
    ? { customerId: customer.customerId, mirror }
    : refuse('no_subscription');
}

/** The provider's own pages for card, invoices and cancelling. Open to who ever was a customer, so that old invoices stay in reach. */
export async function openPortal(
  house: PayingHouse,
  { me, what }: { me: Me; what: 'card' | 'everything' },
): Promise<{ url: string } | Refusal> {
  const customer = await operationStore.customer(house.db, { userId: me.userId });
  if (!customer?.customerId || !(await subscriptionStore.read(me))) return refuse('no_subscription');
  const customerId = await customerFor(house, me.userId);
  const operation = await operationFor(house, {
    userId: me.userId,
    kind: 'portal',
    about: what,
    at: house.clock.now(),
  });
  return {
    url: await doOnce(house, operation, (key) =>
      house.payments.createPortal({
        customerId,
        for: what,
        returnUrl: `${house.publicOrigin}${href('subscriptionManagement')}`,
        key,
      }),
    ),
  };
}

/** What another plan would cost now, asked of the provider. The plan she has costs nothing more. */
export async function previewChange(
  house: PayingHouse,
  { me, plan }: { me: Me; plan: PlanId },
): Promise<ChangePreview | Refusal> {
  const held = await heldBy(house, me);
  if (held instanceof Refusal) return held;
  const { mirror, customerId } = held;
  const amount = PLANS[plan].price;
  if (mirror.plan === plan) return { plan, dueNow: 0, credit: 0, next: { amount, at: mirror.periodEnd.toISOString() } };
  const { dueNow, credit, nextAt } = await house.payments.previewChange({
    customerId,
    subscriptionId: mirror.id,
    itemId: mirror.itemId,
    plan,
    at: countsFrom(mirror, house.clock.now()),
  });
  return { plan, dueNow, credit, next: { amount, at: nextAt.toISOString() } };
}

/** Asks the provider to change the plan, to let it end, or to take that back, under a stored key; then what stands there is read anew. */
export async function steer(
  house: PayingHouse,
  {
    me,
    wish,
  }: { me: Me; wish: { readonly kind: 'change'; readonly plan: PlanId } | { readonly kind: 'cancel' | 'resume' } },
): Promise<Refusal | null> {
  const held = await heldBy(house, me);
  if (held instanceof Refusal) return held;
  const { mirror, customerId } = held;
  if (wish.kind === 'change' && mirror.plan === wish.plan) return null;
  const operation = await operationFor(house, {
    userId: me.userId,
    kind: wish.kind,
    about: wish.kind === 'change' ? `${mirror.id} ${wish.plan}` : mirror.id,
    at: house.clock.now(),
  });
  await doOnce(house, operation, (key) =>
    wish.kind === 'change'
      ? house.payments.changePlan({
          customerId,
          subscriptionId: mirror.id,
          itemId: mirror.itemId,
          plan: wish.plan,
          at: countsFrom(mirror, operation.at),
          key,
        })
      : house.payments.setCancelling({ subscriptionId: mirror.id, cancelling: wish.kind === 'cancel', key }),
  );
  await refreshCustomer(house, { customerId, event: null });
  return null;
}

/** A change counts from the beginning of its day, so that what she is shown is what she pays. */
function countsFrom({ periodStart }: Mirror, now: Date): Date {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  return day > periodStart ? day : periodStart;
}
