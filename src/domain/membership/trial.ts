/** Length of the trial in days, when its badge begins to warn, and how often it is looked at again (§4.2, §9). */
export const TRIAL_DAYS = 7;
export const TRIAL_WARNING_DAYS = 2;
export const TRIAL_RECHECK_MINUTES = 60;

const MS_PER_DAY = 86_400_000;

export type TrialState =
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'expired'; readonly daysLeft: 0 }
  | { readonly kind: 'active'; readonly daysLeft: number };

/** What the header badge says. `tone` goes with a colour and a shape: ok green, warning orange, expired red. */
export type TrialBadge = { readonly text: string; readonly tone: 'ok' | 'warning' | 'expired' };

/**
 * §4.2: active and lifetime are subscribed; for all others a missing end or an end before `now` means expired.
 * `trialEndDate` is an ISO instant; days left are whole days, rounded up.
 */
export function trialState({
  subscriptionStatus,
  trialEndDate,
  now,
}: {
  subscriptionStatus: string;
  trialEndDate: string | null;
  now: Date;
}): TrialState {
  if (subscriptionStatus === 'active' || subscriptionStatus === 'lifetime') return { kind: 'subscribed' };
  const left = trialEndDate === null ? Number.NaN : Date.parse(trialEndDate) - now.getTime();
  if (Number.isNaN(left) || left < 0) return { kind: 'expired', daysLeft: 0 };
  return { kind: 'active', daysLeft: Math.ceil(left / MS_PER_DAY) };
}

/** The header badge of §4.2, or null for subscribers and teens, who never have one (decisions 9). */
export function trialBadge(state: TrialState, ageGroup: 'teen' | 'adult'): TrialBadge | null {
  if (ageGroup === 'teen' || state.kind === 'subscribed') return null;
  if (state.daysLeft === 0) return { text: 'Trial Expired', tone: 'expired' };
  if (state.daysLeft <= TRIAL_WARNING_DAYS)
    return { text: state.daysLeft === 1 ? '1 day left' : `${state.daysLeft} days left`, tone: 'warning' };
  return { text: `Trial: ${state.daysLeft} days`, tone: 'ok' };
}

/** The instant a trial begun at `start` ends. */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + TRIAL_DAYS * MS_PER_DAY);
}
