import { href } from '#contract/screens.ts';
import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { useMember } from '#web/platform/session.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Outcome } from '#web/ui/drawings/windows/outcome.tsx';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import { hungKey } from '#web/ui/drawings/windows/things/hung-key.ts';
import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { useDays } from './management/use-days.ts';
import { outcome as copy } from './outcome/outcome.copy.ts';
import { usePayment } from './outcome/use-payment.ts';
import { FullAccess } from './staff/full-access.tsx';
import { isStaff } from './staff/is-staff.ts';
import { plansCopy } from './subscription.copy.ts';

/**
 * /subscription-success: the checkout comes back here. It believes no address: it asks the server, says what is
 * happening, then welcomes.
 */
export function SubscriptionSuccessScreen() {
  return isStaff(useMember()) ? <FullAccess /> : <Payment />;
}

function Payment() {
  const { payment, again } = usePayment();
  if (payment.is === 'here') return <Welcome now={payment.now} />;
  const words = copy[payment.is];
  const home = (
    <LinkButton kind={payment.is === 'asking' ? 'line' : 'quiet'} href={href('home')}>
      {copy.home}
    </LinkButton>
  );
  return (
    <Outcome
      kicker={words.kicker}
      title={words.title}
      of={payment.is === 'unreached' ? mendedPot : hungKey}
      actions={
        <>
          {payment.is !== 'asking' && <Button onClick={again}>{copy.slow.again}</Button>}
          {home}
        </>
      }
    >
      <p>{words.lead}</p>
    </Outcome>
  );
}

function Welcome({ now }: { readonly now: SubscriptionReply }) {
  const { periodEnd, trialEnds, today } = useDays(now);
  const words = copy.welcome;
  const isFree = trialEnds !== null && trialEnds >= today;
  return (
    <Outcome
      kicker={words.kicker}
      title={words.title}
      of={openGate}
      actions={
        <>
          <LinkButton kind="hearth" href={href('home')}>
            {copy.home}
          </LinkButton>
          <LinkButton kind="line" href={href('subscriptionManagement')}>
            {copy.plan}
          </LinkButton>
        </>
      }
    >
      <p>{words.lead(now.plan && PLANS[now.plan].name)}</p>
      {now.plan && periodEnd && (
        <p>
          {isFree ? words.free({ price: now.price ?? PLANS[now.plan].price, day: trialEnds }) : words.renews(periodEnd)}
        </p>
      )}
      {now.checkout === 'practice' && (
        <p>
          <Badge kind="moon">{plansCopy.practice}</Badge>
        </p>
      )}
    </Outcome>
  );
}
