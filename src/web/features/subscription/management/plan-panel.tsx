import { useEffect, useRef } from 'react';
import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { PLAN_IDS, PLANS, type PlanId } from '#domain/membership/plans.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { plansCopy } from '../subscription.copy.ts';
import { ChangePlan } from './change-plan.tsx';
import { management as copy } from './management.copy.ts';
import { PlanMonths } from './plan-months.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { useDays } from './use-days.ts';
import { usePortal } from './use-portal.ts';
import { useSteer } from './use-steer.ts';
import styles from './plan-panel.module.css';

type Props = { readonly plan: PlanId; readonly now: SubscriptionReply };

/**
 * The member's plan on night: what it costs, the year it pays for, when it renews or ends, and the change to the other
 * one.
 */
export function PlanPanel({ plan, now }: Props) {
  const days = useDays(now);
  const { name, every, price } = PLANS[plan];
  const others = PLAN_IDS.filter((id) => id !== plan);
  return (
    <section className={styles.panel} data-ground="night" aria-labelledby="her-plan">
      <div className={styles.head}>
        <div>
          <Kicker>{copy.member(days.since, days.today)}</Kicker>
          <h2 id="her-plan">{name}</h2>
        </div>
        <StateBadge now={now} paidTo={days.periodEnd} />
      </div>
      <p className={styles.price}>
        <b>{plansCopy.price(now.price ?? price)}</b>
        <span>{plansCopy.every[every]}</span>
      </p>
      {days.periodStart && days.periodEnd && (
        <PlanMonths
          since={every === 'year' ? days.periodStart : (days.since ?? days.periodStart)}
          paidTo={days.periodEnd}
          today={days.today}
        />
      )}
      <PlanTerms plan={plan} now={now} days={days} />
      {now.graceEndsAt !== null ? (
        <CardFirst />
      ) : now.cancelledAt !== null ? (
        <Resume plan={plan} />
      ) : (
        others.map((other) => <ChangePlan key={other} from={plan} to={other} />)
      )}
    </section>
  );
}

function StateBadge({ now, paidTo }: { readonly now: SubscriptionReply; readonly paidTo: LocalDate | null }) {
  if (now.graceEndsAt !== null) return <Badge kind="warning">{copy.badge.failed}</Badge>;
  if (now.cancelledAt !== null && paidTo) return <Badge kind="warning">{copy.badge.ends(paidTo)}</Badge>;
  return <Badge kind="ok">{copy.badge.active}</Badge>;
}

function CardFirst() {
  const portal = usePortal();
  return (
    <div className={styles.actions}>
      <Button busy={portal.busy} busyLabel={copy.card.opening} onClick={() => portal.open('card')}>
        {copy.changeCard}
      </Button>
      {portal.failed && <Notice tone="danger">{copy.card.failed}</Notice>}
    </div>
  );
}

/** Takes the place of cancelling; the focus comes along with it. */
function Resume({ plan }: { readonly plan: PlanId }) {
  const ref = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useSteer();
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div className={styles.actions} ref={ref}>
      <Button kind="line" busy={isPending} busyLabel={copy.resume.busy} onClick={() => mutate({ do: 'resume' })}>
        {copy.resume.button(PLANS[plan].name)}
      </Button>
      {isError && <Notice tone="danger">{copy.resume.failed}</Notice>}
    </div>
  );
}
