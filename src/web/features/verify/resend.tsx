import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isEmail, normaliseEmail } from '#domain/account/email.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './verify.module.css';
import { verify } from './verify.copy.ts';

/** Asks for a new message. The answer is the same for every address. */
export function Resend({ email }: { email: string }) {
  const [address, setAddress] = useState(email);
  const [wrong, setWrong] = useState(false);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call('resendVerification', { body: { email: normaliseEmail(address) } }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isEmail(address));
    if (isEmail(address) && !isPending) mutate();
  };
  return (
    <form method="dialog" noValidate onSubmit={send} className={styles.resend}>
      <TextField
        label={verify.email}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={address}
        onChange={setAddress}
        error={wrong && !isEmail(address) && verify.needsEmail}
      />
      <Button type="submit" kind="line" busy={isPending} busyLabel={verify.resending}>
        {verify.resend}
      </Button>
      {data && !isPending && <Notice tone="success">{data.message}</Notice>}
      {error && !isPending && <Notice tone="danger">{sentenceOf(error, verify.resendFailed)}</Notice>}
    </form>
  );
}
