import type { ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import type { TrialState } from '#domain/membership/trial.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { eventOf, useCycleView } from '#web/features/cycle/public.ts';
import { useMember } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { CycleWheel } from '#web/ui/drawings/wheel/cycle-wheel.tsx';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { PlanChoice } from '../plans/plan-choice.tsx';
import { SubscribeButton } from '../plans/subscribe-button.tsx';
import { useCheckout } from '../plans/use-checkout.ts';
import { plansCopy } from '../subscription.copy.ts';
import { useSubscription } from '../subscription.queries.ts';
import { arrivalCopy as copy } from './arrival.copy.ts';
import styles from './arrival.module.css';

type Props = { readonly trial: Exclude<TrialState, { kind: 'subscribed' }>; readonly onGo: () => void };

/**
 * Where the questionnaire leads (§4.6): the member's own wheel and the way to the member's day. The plans are folded
 * below; nobody has to choose one now.
 */
export function Arrival({ trial, onGo }: Props) {
  const { data, isError } = useCycleView();
  const surface = data && surfaceOf(data, data.view.startDate);
  const counts = surface === undefined || surface.wheel === 'cycle';
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        {data && surface && counts && (
          <CycleWheel
            view={data.view}
            moon={data.moon}
            quiet={!surface.phases}
            moonRing={surface.moonRing}
            event={eventOf(surface)}
          />
        )}
        {(isError || !counts) && <Window of={openGate} />}
        {!data && !isError && (
          <Skeletons label={copy.loading}>
            <Skeleton shape="wheel" />
          </Skeletons>
        )}
      </div>
      <div className={styles.side}>
        <header className={styles.words}>
          <Kicker>{copy.kicker}</Kicker>
          <h1 tabIndex={-1}>{data && counts ? copy.title(data.view) : copy.other}</h1>
          <p>{leadOf({ data, counts, isError })}</p>
        </header>
        <LinkButton href={href('home')} onClick={onGo}>
          {copy.go}
        </LinkButton>
        <Plans trial={trial} />
      </div>
    </div>
  );
}

type Known = {
  readonly data: CycleViewReply | undefined;
  readonly counts: boolean;
  readonly isError: boolean;
};

function leadOf({ data, counts, isError }: Known): ReactNode {
  if (!counts) return copy.otherLead;
  if (!data) return isError ? copy.failed : copy.loading;
  if (data.view.startDate === null) return copy.waiting;
  return data.cyclesClosed === 0 ? copy.told : copy.known;
}

function Plans({ trial }: Pick<Props, 'trial'>) {
  const { trialEndDate, timeZone } = useMember();
  const { plan, choose, busy, subscribe } = useCheckout();
  const isOff = useSubscription().data?.checkout === 'off';
  const ends = trial.kind === 'active' && trialEndDate !== null ? dayInZone(new Date(trialEndDate), timeZone) : null;
  return (
    <section className={styles.plans} aria-label={plansCopy.label}>
      <p>{ends ? copy.free(ends) : copy.over}</p>
      <Fold summary={copy.plans}>
        <div className={styles.choice}>
          <PlanChoice chosen={plan} onChoose={choose} small />
          {isOff ? <p>{plansCopy.off.text}</p> : <SubscribeButton plan={plan} busy={busy} onSubscribe={subscribe} />}
        </div>
      </Fold>
    </section>
  );
}
