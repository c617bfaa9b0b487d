import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { screens } from '#contract/screens.ts';
import { PASSWORD_MAX, passwordProblems, passwordWarning } from '#domain/account/password.ts';
import { StrengthLine } from '#web/features/strength/public.ts';
import { forgetAddressToken, useAddressToken } from '#web/platform/address-token.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { Outcome } from '#web/ui/drawings/windows/outcome.tsx';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { hungKey } from '#web/ui/drawings/windows/things/hung-key.ts';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import { reset } from './password.copy.ts';
import styles from './password.module.css';

/** /reset-password#token: a new password by the mail's link; expired, used and broken links lead to a new one. */
export function ResetPasswordScreen() {
  const token = useAddressToken();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) => call('resetPassword', { body: { token: token ?? '', password } }),
    onSuccess: forgetAddressToken,
  });
  const ended = error instanceof ApiError && error.code === 'link_invalid';
  if (isSuccess)
    return (
      <Outcome
        of={openGate}
        title={reset.doneHeading}
        actions={<LinkButton href={screens.auth.path}>{reset.signIn}</LinkButton>}
      >
        <p>{reset.doneLead}</p>
      </Outcome>
    );
  if (ended)
    return (
      <Outcome
        of={hungKey}
        title={reset.endedHeading}
        actions={<LinkButton href={screens.forgotPassword.path}>{reset.askAgain}</LinkButton>}
      >
        <p>{reset.endedLead}</p>
      </Outcome>
    );
  if (token === '')
    return (
      <Outcome
        of={hungKey}
        title={reset.missingHeading}
        actions={<LinkButton href={screens.forgotPassword.path}>{reset.askAgain}</LinkButton>}
      >
        <p>{reset.missingLead}</p>
      </Outcome>
    );
  return (
    <StandAlone of={hungKey}>
      <h1>{reset.heading}</h1>
      <p>{reset.lead}</p>
      <NewPassword save={mutate} busy={isPending} failure={error && sentenceOf(error, reset.failed)} />
    </StandAlone>
  );
}

type FormProps = { save: (password: string) => void; busy: boolean; failure: string | null };

function NewPassword({ save, busy, failure }: FormProps) {
  const [password, setPassword] = useState('');
  const problems = passwordProblems(password);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length > 0) toast({ title: reset.invalid, description: problems.join(', '), kind: 'danger' });
    else if (!busy) save(password);
  };
  return (
    <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
      <PasswordField
        label={reset.password}
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX + 1}
        required
        value={password}
        onChange={setPassword}
        problems={problems}
        warning={passwordWarning(password)}
      />
      <StrengthLine password={password} about={[]} quiet={problems.length > 0} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={busy} busyLabel={reset.saving}>
        {reset.save}
      </Button>
    </form>
  );
}
