import { graceEnd, type HeldSubscription } from './entitlement.ts';
import type { PlanId } from './plans.ts';

/**
 * What is written to the member about money. `key` lets each come once; `at` is the day the letter names, `amount` its
 * sum in US cents.
 */
export type BillingNote = {
  readonly key: string;
  readonly kind: 'receipt' | 'payment_failed' | 'payment_recovered' | 'cancelled' | 'renewal';
  readonly plan: PlanId | null;
  readonly amount: number | null;
  readonly at: Date;
};

/** A plan as it was read, with what a letter about it needs to know: `since` is when it began. */
export type BilledPlan = HeldSubscription & {
  readonly plan: PlanId | null;
  readonly amount: number;
  readonly since: Date;
  readonly periodStart: Date;
  readonly cancelledAt: Date | null;
  readonly paid: { readonly invoiceId: string; readonly amount: number; readonly at: Date } | null;
};

/** A yearly renewal is announced so many days before; a receipt later than that is none any more. */
export const RENEWAL_DAYS = 7;
const MS_PER_DAY = 86_400_000;
const AFTER_END_MS = 3_600_000;

type Reading = { readonly before: HeldSubscription | null; readonly after: BilledPlan; readonly now: Date };

/**
 * What a reading of the member's plan gives to write about. The same reading gives the same keys, so that no order of
 * events writes twice.
 */
export function notesOf({ before, after, now }: Reading): BillingNote[] {
  const { plan, amount, paid } = after;
  const notes: BillingNote[] = [];
  if (paid && now.getTime() - paid.at.getTime() < RENEWAL_DAYS * MS_PER_DAY)
    notes.push({ key: `receipt:${paid.invoiceId}`, kind: 'receipt', plan, amount: paid.amount, at: paid.at });
  if (after.state === 'past_due' && after.pastDueSince && graceEnd(after.pastDueSince) > now)
    notes.push({
      key: `failed:${after.pastDueSince.toISOString()}`,
      kind: 'payment_failed',
      plan,
      amount,
      at: graceEnd(after.pastDueSince),
    });
  if (after.state === 'active' && before?.pastDueSince)
    notes.push({
      key: `recovered:${before.pastDueSince.toISOString()}`,
      kind: 'payment_recovered',
      plan,
      amount,
      at: after.periodEnd,
    });
  const endsAt = after.cancelAt ?? after.periodEnd;
  if (after.cancelledAt && !after.pastDueSince && endsAt > now)
    notes.push({
      key: `cancelled:${after.cancelledAt.toISOString()}`,
      kind: 'cancelled',
      plan,
      amount: null,
      at: endsAt,
    });
  if (renewsSoon(after, now))
    notes.push({ key: `renewal:${after.periodEnd.toISOString()}`, kind: 'renewal', plan, amount, at: after.periodEnd });
  return notes;
}

/**
 * When the member's plan is to be read anew though no event came: before a yearly renewal, and an hour after each end.
 * Null when nothing more will happen by itself.
 */
export function lookAgainAt(after: Renewing & Pick<BilledPlan, 'periodEnd'>, now: Date): Date | null {
  if (!['trialing', 'active', 'past_due'].includes(after.state)) return null;
  const announced = new Date(after.periodEnd.getTime() - RENEWAL_DAYS * MS_PER_DAY);
  if (isYearlyGoingOn(after) && announced > now) return announced;
  const ended = new Date(after.periodEnd.getTime() + AFTER_END_MS);
  return ended > now ? ended : new Date(now.getTime() + MS_PER_DAY);
}

function renewsSoon(after: BilledPlan, now: Date): boolean {
  const left = after.periodEnd.getTime() - now.getTime();
  return isYearlyGoingOn(after) && left > 0 && left <= RENEWAL_DAYS * MS_PER_DAY;
}

type Renewing = Pick<BilledPlan, 'state' | 'plan' | 'cancelAt' | 'since' | 'periodStart'>;

function isYearlyGoingOn(after: Renewing): boolean {
  const isPaid = after.state === 'active' || isMoved(after);
  return isPaid && after.plan === 'premium_yearly' && after.cancelAt === null;
}

/**
 * Whether free days stand in place of a period because the next charge was moved: those that a plan begins with begin
 * with it.
 */
function isMoved({ state, since, periodStart }: Renewing): boolean {
  return state === 'trialing' && periodStart > since;
}
