import { useState, type ReactNode } from 'react';
import { ACT_REASON } from '#domain/admin/admin.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button, type ButtonKind } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { payoutsCopy as words } from './payouts.copy.ts';
import styles from './payouts.module.css';

type Press = {
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly busyLabel?: string;
  readonly run: (reason: string) => void;
};
type Props = {
  readonly name: string;
  readonly presses: readonly Press[];
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Said on a press while something else is missing; true stops it. */
  readonly stops?: () => boolean;
  readonly children?: ReactNode;
};

/** A reason, and the acts that may be done for it. */
export function ReasonForm({ name, presses, isPending, error, stops = () => false, children }: Props) {
  const [reason, setReason] = useState('');
  const {
    ref,
    error: tooShort,
    stops: stopsShort,
  } = useMissing<HTMLInputElement>(reason.trim().length < ACT_REASON.least, words.short);
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {children}
      <TextField
        ref={ref}
        label={words.reason}
        hint={words.reasonHint}
        name={`reason-${name}`}
        maxLength={ACT_REASON.longest}
        autoComplete="off"
        value={reason}
        onChange={setReason}
        error={tooShort}
      />
      <div className={styles.go}>
        {presses.map(({ label, kind = 'line', busyLabel, run }) => (
          <Button
            key={label}
            kind={kind}
            size="small"
            busy={isPending}
            busyLabel={busyLabel}
            onClick={() => stops() || stopsShort() || run(reason)}
          >
            {label}
          </Button>
        ))}
      </div>
      {error && !(error instanceof StepUpDeclined) && (
        <Notice tone="warning">{sentenceOf(error, words.notDone)}</Notice>
      )}
    </form>
  );
}
