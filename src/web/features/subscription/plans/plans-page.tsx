import { Lock } from 'lucide-react';
import { dayInZone } from '#domain/calendar/local-date.ts';
import type { TrialState } from '#domain/membership/trial.ts';
import { href } from '#contract/screens.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { hearthDoor } from '#web/ui/drawings/windows/places/hearth-door.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { dismiss } from '../ended/dismissal.ts';
import { plansCopy } from '../subscription.copy.ts';
import { useSubscription } from '../subscription.queries.ts';
import { PlanChoice } from './plan-choice.tsx';
import { plansPage as copy, plansPage } from './plans.copy.ts';
import styles from './plans.module.css';
import { SubscribeButton } from './subscribe-button.tsx';
import { TrialLine } from './trial-line.tsx';
import { useCheckout } from './use-checkout.ts';

type Unsubscribed = Exclude<TrialState, { kind: 'subscribed' }>;
type Props = { readonly trial: Unsubscribed };

/**
 * The plans and the member's way to one of them, or past them. Nothing here waits for the server: what it knows of the
 * checkout is added.
 */
export function PlansPage({ trial }: Props) {
  const { id, trialEndDate, timeZone } = useMember();
  const today = useToday();
  const { plan, choose, busy, subscribe } = useCheckout();
  const checkout = useSubscription().data?.checkout;
  const ends = trial.kind === 'active' && trialEndDate !== null ? dayInZone(new Date(trialEndDate), timeZone) : null;
  return (
    <>
      <Pictured of={hearthDoor}>
        <Head trial={trial} />
      </Pictured>
      {ends && trialEndDate && <TrialLine trialEndDate={trialEndDate} />}
      <div className={styles.choice}>
        <PlanChoice chosen={plan} onChoose={choose} />
      </div>
      {checkout === 'off' ? (
        <div className={styles.bar}>
          <Notice title={plansCopy.off.title}>{plansCopy.off.text}</Notice>
        </div>
      ) : (
        <div className={styles.bar}>
          <SubscribeButton plan={plan} busy={busy} onSubscribe={subscribe} />
          <div className={styles.notes}>
            <p className={styles.secure}>
              <Lock size={16} strokeWidth={1.6} aria-hidden="true" />
              <span>
                {copy.secure} {ends && copy.keeps(ends)}
              </span>
            </p>
            {checkout === 'practice' && <Badge kind="moon">{plansCopy.practice}</Badge>}
          </div>
        </div>
      )}
      <p className={styles.later}>
        <LinkButton kind="quiet" href={href('home')} onClick={() => !ends && dismiss(id, today)}>
          {ends ? copy.later : plansCopy.limited}
        </LinkButton>
      </p>
      <Answers />
    </>
  );
}

function Head({ trial }: { readonly trial: Unsubscribed }) {
  const words = trial.kind === 'active' ? copy.trial : copy.expired;
  const kicker = trial.kind === 'active' ? copy.trial.kicker(Math.max(1, trial.daysLeft)) : copy.expired.kicker;
  return (
    <header className={styles.head}>
      <Kicker>{kicker}</Kicker>
      <h1 tabIndex={-1}>{copy.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
    </header>
  );
}

const { answers } = plansPage;

/** Three plain answers, the first one open. */
function Answers() {
  return (
    <section className={styles.answers} aria-labelledby="plain-answers">
      <h2 id="plain-answers">{answers.title}</h2>
      <div>
        {answers.items.map(({ ask, answer }, index) => (
          <Fold key={ask} open={index === 0} summary={<h3>{ask}</h3>}>
            <p className={styles.answer}>{answer}</p>
          </Fold>
        ))}
      </div>
    </section>
  );
}
