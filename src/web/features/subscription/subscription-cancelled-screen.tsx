import { href } from '#contract/screens.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { TRIAL_RECHECK_MINUTES, trialState } from '#domain/membership/trial.ts';
import { useNow } from '#web/platform/clock.ts';
import { useMember } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Outcome } from '#web/ui/drawings/windows/outcome.tsx';
import { hearthDoor } from '#web/ui/drawings/windows/places/hearth-door.ts';
import { outcome } from './outcome/outcome.copy.ts';
import { FullAccess } from './staff/full-access.tsx';
import { isStaff } from './staff/is-staff.ts';

const { cancelled: copy, home, plan } = outcome;

/** /subscription-cancelled: the member left the checkout. Nothing was charged, and nothing is asked of the member. */
export function SubscriptionCancelledScreen() {
  return isStaff(useMember()) ? <FullAccess /> : <Cancelled />;
}

function Cancelled() {
  const user = useMember();
  const now = useNow(TRIAL_RECHECK_MINUTES * 60_000);
  const { kind } = trialState({ ...user, now: new Date(now) });
  const words =
    kind === 'subscribed'
      ? copy.subscribed
      : kind === 'active' && user.trialEndDate !== null
        ? copy.trial(dayInZone(new Date(user.trialEndDate), user.timeZone))
        : copy.expired;
  const back =
    kind === 'subscribed' ? (
      <LinkButton kind="line" href={href('subscriptionManagement')}>
        {plan}
      </LinkButton>
    ) : (
      <LinkButton kind="line" href={href('subscription')}>
        {copy.plans}
      </LinkButton>
    );
  return (
    <Outcome
      kicker={copy.kicker}
      title={copy.title}
      of={hearthDoor}
      actions={
        <>
          <LinkButton href={href('home')}>{home}</LinkButton>
          {back}
        </>
      }
    >
      <p>{words}</p>
    </Outcome>
  );
}
