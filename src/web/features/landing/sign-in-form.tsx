import { useState, type FormEvent, type ReactNode } from 'react';
import { screens } from '#contract/screens.ts';
import { passwordProblems, passwordWarning } from '#domain/account/password.ts';
import { useAppFact } from '#web/platform/app-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { landing } from './landing.copy.ts';
import styles from './landing.module.css';
import { useSignIn } from './use-sign-in.ts';

/**
 * The sign-in form. Without JavaScript it posts itself to the server (security.md 3); `failure` is what that one came
 * back with.
 */
export function SignInForm({ failure, toOther }: { failure: string | null; toOther: ReactNode }) {
  const { signIn, pending } = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sharedDevice, setSharedDevice] = useState(false);
  const demo = useAppFact('demo');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void signIn({ email, password, sharedDevice });
  };
  const enter = (account: { email: string; password: string }) => {
    setEmail(account.email);
    setPassword(account.password);
    void signIn({ ...account, sharedDevice });
  };
  return (
    <>
      <form method="post" action={screens.auth.path} onSubmit={send} className={styles.form}>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <TextField
          label={landing.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          placeholder={landing.emailPlaceholder}
          value={email}
          onChange={setEmail}
        />
        <div className={styles.password}>
          <PasswordField
            label={landing.password}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            problems={passwordProblems(password)}
            warning={passwordWarning(password)}
          />
          <span className={styles.forgot}>
            <TextLink href={screens.forgotPassword.path}>{landing.forgot}</TextLink>
          </span>
        </div>
        <Button type="submit" full busy={pending} busyLabel={landing.signingIn}>
          {landing.signIn}
        </Button>
        {toOther}
        <Fold summary={landing.more} bare>
          <label className={styles.shared}>
            <input
              type="checkbox"
              name="sharedDevice"
              checked={sharedDevice}
              onChange={(event) => setSharedDevice(event.target.checked)}
            />
            <span>
              {landing.sharedDevice} <small>{landing.sharedDeviceHint}</small>
            </span>
          </label>
          <TextLink href={`${screens.signInStep.path}?by=passkey`}>{landing.passkey}</TextLink>
        </Fold>
      </form>
      {demo.length > 0 && <DemoAccounts accounts={demo} busy={pending} onChoose={enter} />}
    </>
  );
}
