import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { alwaysOpen, featuresOf } from '../plans/feature-lines.ts';
import { dayWithYear, plansCopy } from '../subscription.copy.ts';
import { management as copy } from './management.copy.ts';
import { useDays } from './use-days.ts';
import styles from './plan-panel.module.css';
import page from './management.module.css';

type Props = { readonly now: SubscriptionReply };

/** Premium that was given to the member: for a time, or for life. */
export function Gift({ now }: Props) {
  const { since, today, grantedUntil } = useDays(now);
  const { lifetime, months } = copy.gift;
  return (
    <section className={styles.panel} data-ground="night" aria-labelledby="her-gift">
      <div>
        <Kicker>{copy.member(since, today)}</Kicker>
        <h2 id="her-gift">{grantedUntil ? months.title : lifetime.title}</h2>
      </div>
      <p>
        {grantedUntil ? (
          <>
            {months.before}
            <b>{dayWithYear(grantedUntil)}</b>
            {months.after}
          </>
        ) : (
          lifetime.text
        )}
      </p>
    </section>
  );
}

/** The member's free days, before any plan. */
export function TrialOnly({ now }: Props) {
  const { trialEnds } = useDays(now);
  return (
    <section className={styles.panel} data-ground="night" aria-labelledby="no-plan">
      <h2 id="no-plan">{copy.trial.title}</h2>
      {trialEnds && (
        <p>
          {copy.trial.before}
          <br />
          <b>{dayWithYear(trialEnds)}</b>
          {copy.trial.after}
        </p>
      )}
      <div>
        <LinkButton href={href('subscription')}>{copy.trial.action}</LinkButton>
      </div>
    </section>
  );
}

/** Limited access: what stays comes first, and it is the longer part. */
export function Limited({ now }: Props) {
  return (
    <div className={page.limited}>
      <div className={page.over}>
        <Kicker>{now.periodEnd === null ? copy.limited.kicker : copy.limited.lapsed}</Kicker>
      </div>
      <section aria-labelledby="stays-open">
        <h2 id="stays-open">{copy.limited.stays}</h2>
        <ul>
          {alwaysOpen().map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="opens">
        <h2 id="opens">{copy.limited.opens}</h2>
        <ul className={page.features}>
          {featuresOf('premium_monthly').map((line) => (
            <li key={line}>
              <span>{line}</span>
            </li>
          ))}
        </ul>
        <p className={page.adds}>{plansCopy.adds}</p>
        <LinkButton href={href('subscription')}>{copy.limited.action}</LinkButton>
      </section>
    </div>
  );
}
