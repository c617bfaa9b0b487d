import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { CancelSection } from './cancel-section.tsx';
import { CardSection } from './card-section.tsx';
import { Invoices } from './invoices.tsx';
import { Gift, Limited, TrialOnly } from './other-standings.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { useDays } from './use-days.ts';
import styles from './management.module.css';

/** How the member stands, whichever way: a plan, a gift, free days, or limited access; then what the member paid. */
export function ManagementPage({ now }: { readonly now: SubscriptionReply }) {
  const { periodEnd } = useDays(now);
  const isPaid = now.plan !== null && now.access === 'full';
  return (
    <>
      <div className={isPaid ? styles.two : styles.one}>
        <div className={styles.main}>
          {now.granted && now.access === 'full' && <Gift now={now} />}
          {now.plan !== null && isPaid && <PlanPanel plan={now.plan} now={now} />}
          {now.access === 'limited' && <Limited now={now} />}
          {now.access === 'full' && now.plan === null && now.granted === null && <TrialOnly now={now} />}
        </div>
        {isPaid && (
          <div className={styles.side}>
            <CardSection now={now} />
            {now.cancelledAt === null && periodEnd && <CancelSection paidTo={periodEnd} />}
          </div>
        )}
      </div>
      {(isPaid || (now.periodEnd !== null && now.checkout !== 'off')) && <Invoices />}
    </>
  );
}
