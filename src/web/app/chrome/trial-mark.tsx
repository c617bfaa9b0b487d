import { TRIAL_RECHECK_MINUTES, trialBadge, trialState } from '#domain/membership/trial.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { href } from '#contract/screens.ts';
import { useNow } from '#web/platform/clock.ts';
import { Badge } from '#web/ui/status/badge.tsx';

/** The trial badge of the header (§4.2), looked at again on every change and every 60 minutes. It leads to the plans. */
export function TrialMark({ user }: { readonly user: User }) {
  const now = useNow(TRIAL_RECHECK_MINUTES * 60_000);
  const badge = trialBadge(trialState({ ...user, now: new Date(now) }), user.ageBand);
  if (!badge) return null;
  return (
    <Badge kind={badge.tone} href={href('subscription')}>
      {badge.text}
    </Badge>
  );
}
