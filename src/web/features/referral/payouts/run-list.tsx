import { useState } from 'react';
import type { PayoutsReply } from '#contract/referral/referral.schemas.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { dayOf } from '../day-of.ts';
import { payoutsCopy } from './payouts.copy.ts';
import { usePayoutAct, usePayoutFile } from './payouts.queries.ts';
import styles from './payouts.module.css';
import { ReasonForm } from './reason-form.tsx';

const { runs: words } = payoutsCopy;
type Run = PayoutsReply['runs'][number];
type Payout = Run['payouts'][number];

/** Runs, newest first: the file for the bank, and the bank's answer to each payout. */
export function RunList({ runs }: Pick<PayoutsReply, 'runs'>) {
  const around = { timeZone: useMember().timeZone, today: useToday() };
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" className={styles.sub}>
        {words.title}
      </h2>
      {runs.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      {runs.map((run) => (
        <Fold key={run.id} summary={words.of(dayOf(run.at, around))} note={noteOf(run)}>
          {run.payouts.some(({ state }) => state === 'sent') && <BankFile run={run.id} />}
          <ul className={styles.payouts}>
            {run.payouts.map((payout) => (
              <li key={payout.id}>
                <p className={styles.payout}>
                  <b>{words.payout(payout.id)}</b>
                  <span>{words.state[payout.state]}</span>
                  <b className="num">{dollars(payout.cents)}</b>
                </p>
                {payout.state === 'sent' ? <Answer of={payout} /> : <p className={styles.quiet}>{payout.proof}</p>}
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  );
}

function noteOf({ payouts }: Run): string {
  const open = payouts.filter(({ state }) => state === 'sent').length;
  return words.note(
    open,
    payouts.reduce((sum, { cents }) => sum + cents, 0),
  );
}

function BankFile({ run }: { readonly run: string }) {
  const { mutate, isPending, error } = usePayoutFile();
  const fetchFile = (reason: string) =>
    mutate({ run, reason }, { onSuccess: ({ name, text }) => save(new Blob([text], { type: 'text/csv' }), name) });
  return (
    <>
      <p className={styles.quiet}>{words.fileNote}</p>
      <ReasonForm
        name={run}
        isPending={isPending}
        error={error}
        presses={[{ label: words.file, busyLabel: words.fileBusy, run: fetchFile }]}
      />
    </>
  );
}

function Answer({ of: { id } }: { readonly of: Payout }) {
  const { mutate, isPending, error } = usePayoutAct();
  const [proof, setProof] = useState('');
  const { ref, error: proofError, stops } = useMissing<HTMLInputElement>(proof.trim().length < 3, words.proofShort);
  const end = (paid: boolean) => (reason: string) => mutate({ do: 'end', payout: id, paid, proof, reason });
  return (
    <ReasonForm
      name={id}
      isPending={isPending}
      error={error}
      stops={stops}
      presses={[
        { label: words.paid, run: end(true) },
        { label: words.failed, run: end(false) },
      ]}
    >
      <TextField
        ref={ref}
        label={words.proof}
        name={`proof-${id}`}
        maxLength={120}
        autoComplete="off"
        value={proof}
        onChange={setProof}
        error={proofError}
      />
    </ReasonForm>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
