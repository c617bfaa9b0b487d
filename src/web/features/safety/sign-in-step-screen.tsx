import '#web/platform/signing-in/safety-endpoints.ts';
import { useState, type FormEvent } from 'react';
import { useSearch } from 'wouter';
import { screens } from '#contract/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { signInStep as words } from './sign-in-step.copy.ts';
import { useSignInStep } from './use-sign-in-step.ts';
import styles from './sign-in-step.module.css';

/** /sign-in-step: a code after the right password, which works without JavaScript too; with `by=passkey` a passkey alone. */
export function SignInStepScreen() {
  const query = new URLSearchParams(useSearch());
  const alone = query.get('by') === 'passkey';
  const { sendCode, usePasskey, busy, failure } = useSignInStep(alone);
  const said = failure ?? (query.get('error') === 'code' ? words.wrong : null);
  return (
    <div className={styles.page}>
      <h1>{alone ? words.passkeyHeading : words.heading}</h1>
      <p className={styles.lead}>{alone ? words.passkeyLead : words.lead}</p>
      {said && <Notice tone="danger">{said}</Notice>}
      {!alone && <CodeForm send={sendCode} busy={busy === 'code'} />}
      <Button kind={alone ? 'primary' : 'line'} busy={busy === 'passkey'} busyLabel={words.asking} onClick={usePasskey}>{words.passkey}</Button>
      <p>
        <TextLink href={screens.auth.path}>{words.back}</TextLink>
      </p>
    </div>
  );
}

function CodeForm({ send, busy }: { readonly send: (code: string) => void; readonly busy: boolean }) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '' && !busy) send(code);
  };
  return (
    <form method="post" action={screens.auth.path} className={styles.form} onSubmit={submit}>
      <TextField label={words.code} hint={words.codeHint} name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} required value={code} onChange={setCode} />
      <Button type="submit" busy={busy} busyLabel={words.sending}>{words.send}</Button>
    </form>
  );
}
