import { useEffect, useState } from 'react';
import { useNavigate } from '#web/platform/address/path.tsx';
import { FullAccess } from './staff/full-access.tsx';
import { isStaff } from './staff/is-staff.ts';
import { href } from '#contract/screens.ts';
import { TRIAL_RECHECK_MINUTES, trialState } from '#domain/membership/trial.ts';
import { useNow } from '#web/platform/clock.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useScreenSearch } from '#web/platform/address/screen-address.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { dismiss } from './ended/dismissal.ts';
import { setFlowFlags } from './flow-flags.ts';
import { PlansPage } from './plans/plans-page.tsx';

const Arrival = deferred(async () => (await import('./arrival/arrival.tsx')).Arrival, { rare: true });

/** /subscription: the two plans. Who has one is led to where it is looked after, or, from the questionnaire, home. */
export function SubscriptionScreen() {
  return isStaff(useMember()) ? <FullAccess /> : <Plans />;
}

function Plans() {
  const user = useMember();
  const navigate = useNavigate();
  const { source } = useScreenSearch('subscription');
  // As the member arrived: leaving changes the address before this page is gone.
  const [fromJourney] = useState(source === 'journey-customization');
  const now = useNow(TRIAL_RECHECK_MINUTES * 60_000);
  const trial = trialState({ ...user, now: new Date(now) });
  const isSubscribed = trial.kind === 'subscribed';
  useEffect(() => setFlowFlags(user.id, ['subscription_flow_shown']), [user.id]);
  useEffect(() => {
    if (isSubscribed) navigate(href(fromJourney ? 'home' : 'subscriptionManagement'), { replace: true });
  }, [isSubscribed, fromJourney, navigate]);
  const today = useToday();
  if (trial.kind === 'subscribed') return null;
  if (!fromJourney) return <PlansPage trial={trial} />;
  return <Arrival trial={trial} onGo={() => trial.kind === 'expired' && dismiss(user.id, today)} />;
}
