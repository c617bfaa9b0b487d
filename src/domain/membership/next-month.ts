import type { StaffRole } from '#domain/account/staff.ts';
import { holdsPlan, type HeldSubscription, type Membership } from './entitlement.ts';
import { addMonths, grantedOf, latest } from './grants.ts';

/**
 * Where a month that is added now has its place: at the end of what the member has. `moves_charge`: the plan goes on, and
 * its next charge moves to `until`. `after_plan`: the plan was cancelled, and the month begins when the paid time ends.
 * `none`: it can't be added, because everything is open without an end, or because a payment waits.
 */
export type MonthPlace =
  | {
      readonly kind: 'moves_charge' | 'after_plan' | 'after_gift' | 'after_trial' | 'now';
      readonly from: Date;
      readonly until: Date;
    }
  | { readonly kind: 'none'; readonly why: 'for_good' | 'unsettled' };

/** Decides it from the member's plan as mirrored, free days and gifts, at an instant. */
export function nextMonth({
  subscription,
  trialEndAt,
  grants,
  now,
  roles,
}: Membership & { readonly now: Date; readonly roles: readonly StaffRole[] }): MonthPlace {
  const granted = grantedOf(grants, trialEndAt);
  if (roles.length > 0 || granted?.kind === 'lifetime') return { kind: 'none', why: 'for_good' };
  if (holdsPlan(subscription) && !isPaidUp(subscription)) return { kind: 'none', why: 'unsettled' };
  const paidUntil = subscription && paidTimeEnd(subscription);
  const ends = [
    { kind: 'after_trial', at: trialEndAt },
    { kind: 'after_gift', at: granted?.until ?? null },
    { kind: 'after_plan', at: paidUntil },
  ] as const;
  let last: { readonly kind: Exclude<MonthPlace['kind'], 'none' | 'moves_charge'>; readonly at: Date } = {
    kind: 'now',
    at: now,
  };
  for (const { kind, at } of ends) if (at && at >= last.at && at > now) last = { kind, at };
  const from = latest(last.at, now);
  const kind = goesOn(subscription) ? 'moves_charge' : last.kind;
  return { kind, from, until: addMonths(from, 1) };
}

/** Whether a plan is charged again at the end of its period unless something happens. */
export function goesOn(
  subscription: Pick<HeldSubscription, 'state' | 'cancelAt'> | null,
): subscription is HeldSubscription {
  return isPaidUp(subscription) && subscription?.cancelAt === null;
}

function isPaidUp(subscription: Pick<HeldSubscription, 'state'> | null): boolean {
  return subscription?.state === 'active' || subscription?.state === 'trialing';
}

/** The end of what was paid for, or of a plan's free days; null where nothing was paid. */
function paidTimeEnd({ state, periodEnd, cancelAt, pastDueSince }: HeldSubscription): Date | null {
  if (state === 'active' || state === 'trialing') return cancelAt ?? periodEnd;
  return state === 'canceled' && pastDueSince === null ? periodEnd : null;
}
