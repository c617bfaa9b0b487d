import type { StaffRole } from '#domain/account/staff.ts';
import { grantedOf, latest, type Grant, type Granted } from './grants.ts';
import type { AccessLevel } from './is-open.ts';
import { trialState } from './trial.ts';

/** What the provider calls the states of a subscription. */
export const SUBSCRIPTION_STATES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * The provider's subscription as mirrored. `pastDueSince`: since when the member's oldest open invoice waits to be
 * paid.
 */
export type HeldSubscription = {
  readonly state: SubscriptionState;
  readonly periodEnd: Date;
  readonly cancelAt: Date | null;
  readonly pastDueSince: Date | null;
};

/** All that decides what is open to a member. */
export type Membership = {
  readonly subscription: HeldSubscription | null;
  readonly trialEndAt: Date | null;
  readonly grants: readonly Grant[];
};
/** Somebody of whom nothing is known: no free days, no plan, no gift. */
export const NO_MEMBERSHIP: Membership = { subscription: null, trialEndAt: null, grants: [] };

/**
 * What is open to the member, and until when. `openUntil` is null while it goes on by itself, and when nothing more is
 * open than to everybody.
 */
export type Entitlement = {
  readonly access: AccessLevel;
  readonly subscriptionStatus: 'trial' | 'expired' | 'active' | 'lifetime';
  /** The end of the days of grace after a payment that failed, while they run. */
  readonly graceEndsAt: Date | null;
  readonly openUntil: Date | null;
  readonly granted: Granted | null;
};

/** How long everything stays open after a payment failed (decisions 9). */
export const GRACE_DAYS = 7;
const MS_PER_DAY = 86_400_000;

/** The end of the days of grace of a payment that waits since then. */
export function graceEnd(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + GRACE_DAYS * MS_PER_DAY);
}

const NEVER = new Date(0);
const FOR_EVER = new Date(8.64e15);

/**
 * Decisions 9, whole: what is open to a member at an instant of the server's clock. Each end is the first instant that
 * is closed, but for the free days, whose last instant is still free (§4.2). A teen has everything that the member's
 * age allows, whatever the member's record says; staff, by the roles in effect, have everything without an end.
 */
export function entitlement({
  ageGroup,
  now,
  roles = [],
  ...membership
}: Membership & {
  readonly ageGroup: 'teen' | 'adult';
  readonly now: Date;
  readonly roles?: readonly StaffRole[];
}): Entitlement {
  const isStaff = roles.length > 0;
  const granted = grantedOf(membership.grants, membership.trialEndAt);
  const paidUntil = paidUntilOf(membership.subscription);
  const givenUntil = granted ? (granted.until ?? FOR_EVER) : NEVER;
  const freeUntil = freeUntilOf(membership.trialEndAt, now);
  const subscriptionStatus =
    isStaff || granted?.kind === 'lifetime'
      ? 'lifetime'
      : latest(paidUntil, givenUntil) > now
        ? 'active'
        : freeUntil
          ? 'trial'
          : 'expired';
  const openUntil = latest(latest(paidUntil, givenUntil), freeUntil ?? NEVER);
  const isFull = ageGroup === 'teen' || subscriptionStatus !== 'expired';
  return {
    access: isFull ? 'full' : 'limited',
    subscriptionStatus,
    graceEndsAt: membership.subscription?.state === 'past_due' && paidUntil > now ? paidUntil : null,
    openUntil: ageGroup === 'teen' || isStaff || !isFull || openUntil === FOR_EVER ? null : openUntil,
    granted: givenUntil > now ? granted : null,
  };
}

/** Whether the member has a plan at the provider that has not ended: nobody is sold a second one. */
export function holdsPlan(subscription: Pick<HeldSubscription, 'state'> | null): boolean {
  return subscription !== null && LIVING.has(subscription.state);
}
const LIVING: ReadonlySet<SubscriptionState> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused']);

/** Until when a plan keeps everything open; for ever while it renews by itself. */
function paidUntilOf(subscription: HeldSubscription | null): Date {
  if (!subscription) return NEVER;
  const { state, periodEnd, cancelAt, pastDueSince } = subscription;
  const grace = pastDueSince && graceEnd(pastDueSince);
  if (state === 'trialing' || state === 'active') return cancelAt ?? FOR_EVER;
  if (state === 'past_due') return earliest(grace ?? periodEnd, cancelAt);
  // What is paid for stays the member's; what was never paid does not.
  return state === 'canceled' ? earliest(periodEnd, grace) : NEVER;
}

/** The end of the member's free days while they run. */
function freeUntilOf(trialEndAt: Date | null, now: Date): Date | null {
  const { kind } = trialState({ subscriptionStatus: 'trial', trialEndDate: trialEndAt?.toISOString() ?? null, now });
  return kind === 'active' ? trialEndAt : null;
}

function earliest(one: Date, other: Date | null): Date {
  return other && other < one ? other : one;
}
