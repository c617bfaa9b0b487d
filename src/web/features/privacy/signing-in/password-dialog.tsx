import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { PASSWORD_MAX, passwordProblems, passwordWarning } from '#domain/account/password.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { StepUpDeclined, withStepUp } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from '../privacy.module.css';
import { signingIn } from './signing-in.copy.ts';

const words = signingIn.passwordDialog;

/** Another password, after a proof of identity. A refused one stays in the field. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [keepAddresses, setKeepAddresses] = useState(false);
  const feed = useQuery(read('getFeed')).data?.feed;
  const client = useQueryClient();
  const problems = passwordProblems(password);
  const { ref, error: lacking, stops } = useMissing<HTMLInputElement>(problems.length > 0, words.missing);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withStepUp(() => call('changePassword', { body: { password, keepAddresses } })),
    onSuccess: () => {
      toast({ title: words.done, description: words.doneText });
      void client.invalidateQueries({ queryKey: keyOf('getSignInWays') });
      void client.invalidateQueries({ queryKey: keyOf('getSessions') });
      void client.invalidateQueries({ queryKey: keyOf('getFeed') });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!stops() && !isPending) mutate();
  };
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <form method="dialog" noValidate className={styles.stack} onSubmit={submit}>
        <p className={styles.muted}>{words.lead}</p>
        <PasswordField
          label={words.label}
          name="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX + 1}
          required
          value={password}
          onChange={setPassword}
          problems={problems}
          needed={lacking !== null && words.missing}
          ref={ref}
          warning={passwordWarning(password)}
          data-autofocus
        />
        {feed && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              name="keepAddresses"
              checked={keepAddresses}
              onChange={(event) => setKeepAddresses(event.target.checked)}
            />
            <span>
              {words.keepCalendar} <small>{words.keepCalendarHint}</small>
            </span>
          </label>
        )}
        {error && !(error instanceof StepUpDeclined) && (
          <Notice tone="danger">{sentenceOf(error, signingIn.failed)}</Notice>
        )}
        <Button type="submit" full busy={isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}
