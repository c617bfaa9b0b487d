import type { PayoutsReply } from '#contract/referral/referral.schemas.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Badge, type BadgeKind } from '#web/ui/status/badge.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { dayOf } from '../day-of.ts';
import { BankAnswer } from './bank-answer.tsx';
import { payoutsCopy } from './payouts.copy.ts';
import { usePayoutAct, usePayoutFile } from './payouts.queries.ts';
import styles from './payouts.module.css';
import { ReasonForm } from './reason-form.tsx';

const { runs: words } = payoutsCopy;
type Run = PayoutsReply['runs'][number];
type Payout = Run['payouts'][number];
type Look = keyof typeof words.state;
const LOOKS: Readonly<Record<Look, BadgeKind>> = {
  waits: 'warning',
  sent: 'plain',
  paid: 'ok',
  failed: 'expired',
  off: 'plain',
};
type Props = Pick<PayoutsReply, 'runs' | 'isOnlyAdmin'>;

/** Runs, newest first: the second signature, the file for the bank, and the answer to each payout. */
export function RunList({ runs, isOnlyAdmin }: Props) {
  const around = { timeZone: useMember().timeZone, today: useToday() };
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" className={styles.sub}>
        {words.title}
      </h2>
      {runs.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      {runs.map((run) => (
        <Fold key={run.id} summary={words.of(dayOf(run.at, around))} note={noteOf(run)} open={waits(run)}>
          <ul className={styles.payouts}>
            {run.payouts.map((payout) => (
              <One key={payout.id} of={payout} isSigned={run.signedAt !== null} />
            ))}
          </ul>
          {waits(run) && <Signature of={run} isOnlyAdmin={isOnlyAdmin} />}
          {run.byOne && <p className={styles.quiet}>{words.byOne}</p>}
          {run.signedAt && run.payouts.some(({ state, way }) => state === 'sent' && way === 'bank') && (
            <BankFile run={run.id} />
          )}
        </Fold>
      ))}
    </section>
  );
}

/** Whether a run holds money back until it is signed or called off. */
function waits({ signedAt, payouts }: Run): boolean {
  return signedAt === null && payouts.some(({ state }) => state === 'sent');
}

function noteOf(run: Run): string {
  const { payouts } = run;
  const sum = (of: (payout: Payout) => number) =>
    payouts.reduce((all, payout) => all + (payout.calledOff ? 0 : of(payout)), 0);
  const whole = sum(({ cents }) => cents);
  if (whole === 0) return words.allOff;
  if (waits(run)) return words.waits(whole);
  const back = sum(({ returned }) => returned);
  return words.note({ whole, back, open: payouts.filter(({ state }) => state === 'sent').length });
}

function One({ of: payout, isSigned }: { readonly of: Payout; readonly isSigned: boolean }) {
  const { id, cents, state, way, proof, returned, calledOff } = payout;
  const look = calledOff ? 'off' : isSigned ? state : 'waits';
  return (
    <li>
      <p className={styles.payout}>
        <b>{words.payout(id)}</b>
        <Badge kind={LOOKS[look]}>{words.state[look]}</Badge>
        <b className={styles.cents}>{dollars(cents)}</b>
      </p>
      <p className={styles.detail}>{words.way[way]}</p>
      {proof && <p className={styles.detail}>{words.proofOf(proof)}</p>}
      {returned > 0 && returned < cents && <p className={styles.detail}>{words.partBack(returned)}</p>}
      {isSigned && state === 'sent' && way === 'bank' && <BankAnswer of={payout} />}
    </li>
  );
}

function Signature({ of: { id, isMine }, isOnlyAdmin }: { readonly of: Run } & Pick<Props, 'isOnlyAdmin'>) {
  const { mutate, isPending, error } = usePayoutAct();
  const maySign = !isMine || isOnlyAdmin;
  const sign = { label: words.sign, kind: 'primary', busyLabel: words.signing } as const;
  return (
    <>
      <p className={styles.quiet}>{isMine ? (isOnlyAdmin ? words.alone : words.another) : words.yours}</p>
      <ReasonForm
        name={`sign-${id}`}
        isPending={isPending}
        error={error}
        presses={[
          ...(maySign ? [{ ...sign, run: (reason: string) => mutate({ do: 'sign', run: id, reason }) }] : []),
          { label: words.callOff, run: (reason) => mutate({ do: 'call off', run: id, reason }) },
        ]}
      />
    </>
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

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
