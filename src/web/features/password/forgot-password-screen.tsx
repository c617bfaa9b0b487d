import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { screens } from '#contract/screens.ts';
import { isEmail, normaliseEmail } from '#domain/account/email.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { useAppFact } from '#web/platform/app-state.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { envelope } from '#web/ui/drawings/windows/things/envelope.ts';
import { hungKey } from '#web/ui/drawings/windows/things/hung-key.ts';
import { forgot } from './password.copy.ts';
import styles from './password.module.css';

/** /forgot-password: the answer is the same for every address, so that nobody learns who is registered. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: () => call('forgotPassword', { body: { email: normaliseEmail(email) } }),
  });
  return (
    <StandAlone of={data ? envelope : hungKey}>
      {data ? (
        <Sent message={data.message} again={reset} />
      ) : (
        <Ask
          {...{ email, setEmail, send: mutate, busy: isPending, failure: error && sentenceOf(error, forgot.failed) }}
        />
      )}
      <p>
        <TextLink href={screens.auth.path}>{forgot.back}</TextLink>
      </p>
    </StandAlone>
  );
}

type AskProps = {
  email: string;
  setEmail: (email: string) => void;
  send: () => void;
  busy: boolean;
  failure: string | null;
};

function Ask({ email, setEmail, send, busy, failure }: AskProps) {
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isEmail(email) && !busy) send();
  };
  return (
    <>
      <h1>{forgot.heading}</h1>
      <p>{forgot.lead}</p>
      <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label={forgot.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          onChange={setEmail}
          error={asked && !isEmail(email) && forgot.needsEmail}
        />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" busy={busy} busyLabel={forgot.sending}>
          {forgot.send}
        </Button>
      </form>
    </>
  );
}

function Sent({ message, again }: { message: string; again: () => void }) {
  const devMail = useAppFact('devMail');
  return (
    <>
      <h1>{forgot.sentHeading}</h1>
      <div role="status">
        <p>{message}</p>
        <p>{forgot.sentText}</p>
      </div>
      {devMail && (
        <LinkButton href="/dev/mail" target="_blank">
          {forgot.mailbox}
        </LinkButton>
      )}
      <TextButton onClick={again}>{forgot.again}</TextButton>
    </>
  );
}
