import { useState, type FormEvent } from 'react';
import { normaliseEmail, signUpEmailProblem } from '#domain/account/email.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from '../privacy.module.css';
import { signingIn } from './signing-in.copy.ts';
import type { useWays } from './use-ways.ts';

const words = signingIn.emailDialog;
type Props = {
  /** The address the member has. */ readonly email: string;
  readonly change: ReturnType<typeof useWays>['change'];
  readonly onClose: () => void;
};

/**
 * Asks for another address, after a proof of identity. What was typed stays until it is taken, and what is wrong with
 * it is said where it stands.
 */
export function EmailDialog({ email: stands, change, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const { ref, error: lacking, stops } = useMissing<HTMLInputElement>(email.trim() === '', words.missing);
  const problem = left ? signUpEmailProblem(email) : null;
  const refused = change.error instanceof ApiError ? change.error.body?.fields?.['email'] : undefined;
  const failure =
    !refused && change.error && !(change.error instanceof StepUpDeclined) && sentenceOf(change.error, signingIn.failed);
  const type = (typed: string) => {
    setEmail(typed);
    if (change.error) change.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (stops() || signUpEmailProblem(email) || change.isPending) return;
    change.mutate(
      { do: 'change_email', email: normaliseEmail(email) },
      {
        onSuccess: () => {
          toast({ title: words.done, description: words.doneText });
          onClose();
        },
      },
    );
  };
  const mend = problem?.suggestion;
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <form method="dialog" noValidate className={styles.stack} onSubmit={submit}>
        <p className={styles.lead}>{words.lead(stands)}</p>
        <TextField
          label={words.label}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          onChange={type}
          onBlur={() => setLeft(true)}
          ref={ref}
          error={lacking ?? problem?.message ?? refused}
          errorAction={
            mend && (
              <TextButton inline onClick={() => type(mend)}>
                {words.useThis}
              </TextButton>
            )
          }
          data-autofocus
        />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" full busy={change.isPending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  );
}
