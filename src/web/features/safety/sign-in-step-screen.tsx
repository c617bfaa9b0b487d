import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { useSearch } from '#web/platform/address/path.tsx';
import { screens } from '#contract/screens.ts';
import { hasPasskeys } from '#web/platform/passkey/passkey.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { signInStep as words } from './sign-in-step.copy.ts';
import { useSignInStep } from './use-sign-in-step.ts';
import styles from './sign-in-step.module.css';

/**
 * /sign-in-step: a code after the right password, which works without JavaScript too; with `by=passkey` a passkey
 * alone.
 */
export function SignInStepScreen() {
  const query = new URLSearchParams(useSearch());
  const alone = query.get('by') === 'passkey';
  const { sendCode, usePasskey, busy, failure, over, hasPasskey } = useSignInStep(alone);
  const can = useSyncExternalStore(never, hasPasskeys, () => true);
  if (!alone && (over || query.get('error') === 'over')) return <Over />;
  const said = failure ?? (query.get('error') === 'code' ? words.wrong : alone && !can ? words.cannot : null);
  return (
    <div className={styles.page}>
      <h1>{alone ? words.passkeyHeading : words.heading}</h1>
      <p className={styles.lead}>{alone ? words.passkeyLead : words.lead}</p>
      {said && <Notice tone="danger">{said}</Notice>}
      {!alone && <CodeForm send={sendCode} busy={busy === 'code'} />}
      {alone && (
        <noscript>
          <Notice tone="warning">{words.needsScript}</Notice>
        </noscript>
      )}
      {hasPasskey && can && (
        <Button
          kind={alone ? 'primary' : 'line'}
          busy={busy === 'passkey'}
          busyLabel={words.asking}
          onClick={usePasskey}
        >
          {words.passkey}
        </Button>
      )}
      <p>
        <TextLink href={screens.auth.path}>{words.back}</TextLink>
      </p>
    </div>
  );
}

/** A sign-in that waited too long, or took five wrong codes. */
function Over() {
  return (
    <div className={styles.page}>
      <h1>{words.heading}</h1>
      <Notice tone="danger">{words.over}</Notice>
      <LinkButton href={screens.auth.path}>{words.back}</LinkButton>
    </div>
  );
}

const never = () => () => undefined;

function CodeForm({ send, busy }: { readonly send: (code: string) => void; readonly busy: boolean }) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '' && !busy) send(code);
  };
  return (
    <form method="post" action={screens.auth.path} className={styles.form} onSubmit={submit}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        value={code}
        onChange={setCode}
      />
      <Button type="submit" busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
