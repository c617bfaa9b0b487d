import type { PayoutsReply } from '#contract/referral/referral.schemas.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { payoutsCopy } from './payouts.copy.ts';
import { usePayoutAct } from './payouts.queries.ts';
import styles from './payouts.module.css';
import { ReasonForm } from './reason-form.tsx';

const { owed: words, nothing } = payoutsCopy;

/** What the books owe, and the run that sends it. */
export function OwedPart({ owed }: Pick<PayoutsReply, 'owed'>) {
  const { mutate, isPending, error } = usePayoutAct();
  const isNothing = error instanceof ApiError && error.code === 'nothing_changed';
  const rows: readonly (readonly [string, string])[] = [
    [words.all, `${dollars(owed.cents)}, ${words.people(owed.members)}`],
    [words.noPlace, words.people(owed.noPlace)],
    [words.negative, words.people(owed.negative)],
    [words.ready, `${dollars(owed.readyCents)}, ${words.people(owed.ready)}`],
  ];
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className={styles.sub}>
        {words.title}
      </h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} data-look={name === words.ready ? 'total' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{isNothing ? nothing : words.lead}</p>
      <ReasonForm
        name="run"
        isPending={isPending}
        error={isNothing ? null : error}
        presses={[
          {
            label: words.run,
            kind: 'primary',
            busyLabel: words.running,
            run: (reason) => mutate({ do: 'run', reason }),
          },
        ]}
      />
    </section>
  );
}
