import type { PayoutsReply } from '#contract/referral/referral.schemas.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { dayOf } from '../day-of.ts';
import { payoutsCopy } from './payouts.copy.ts';
import { usePayoutAct } from './payouts.queries.ts';
import styles from './payouts.module.css';
import { ReasonForm } from './reason-form.tsx';

const { held: words } = payoutsCopy;
type Held = PayoutsReply['held'][number];

/** Sign-ups that look like a code of one's own: why, what waits, and a decision. Nobody is named. */
export function HeldList({ held }: Pick<PayoutsReply, 'held'>) {
  return (
    <section aria-labelledby="held">
      <h2 id="held" className={styles.sub}>
        {words.title}
      </h2>
      {held.length === 0 ? (
        <p className={styles.quiet}>{words.none}</p>
      ) : (
        held.map((one) => <One key={one.id} of={one} />)
      )}
    </section>
  );
}

function One({ of: { id, at, reasons, codeBegins, sameCode, pending } }: { readonly of: Held }) {
  const { mutate, isPending, error } = usePayoutAct();
  const around = { timeZone: useMember().timeZone, today: useToday() };
  const decide = (counts: boolean) => (reason: string) => mutate({ do: 'decide', referral: id, counts, reason });
  return (
    <Fold
      summary={words.line(codeBegins, dayOf(at, around))}
      note={reasons.map((reason) => words.why(reason)).join(', ')}
    >
      <p className={styles.quiet}>
        {words.worth(pending)}. {words.same(sameCode)}.
      </p>
      <ReasonForm
        name={id}
        isPending={isPending}
        error={error}
        presses={[
          { label: words.counts, busyLabel: words.busy, run: decide(true) },
          { label: words.refuse, busyLabel: words.busy, run: decide(false) },
        ]}
      />
    </Fold>
  );
}
