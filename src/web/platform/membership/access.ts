import type { User } from '#contract/account/account.schemas.ts';
import { isOpen, type AccessLevel, type Feature } from '#domain/membership/is-open.ts';
import { TRIAL_RECHECK_MINUTES, trialState } from '#domain/membership/trial.ts';
import { useNow } from '#web/platform/clock.ts';
import { useUser } from '#web/platform/session.ts';

/**
 * What is open to the member, for what closes in the interface only (decisions 9); looked at again every 60 minutes
 * (§4.2). A teen is always full, and nothing is closed to somebody who is not known.
 */
export function useAccess(): AccessLevel {
  return accessOf(useUser(), useNow(TRIAL_RECHECK_MINUTES * 60_000));
}

/** The same for a member at an instant, in milliseconds. */
export function accessOf(user: User | null | undefined, now: number): AccessLevel {
  if (!user || user.ageGroup === 'teen') return 'full';
  return trialState({ ...user, now: new Date(now) }).kind === 'expired' ? 'limited' : 'full';
}

/** Whether a feature that closes in the interface only is open to the member now. */
export function useIsOpen(feature: Feature): boolean {
  return isOpen(feature, useAccess());
}
