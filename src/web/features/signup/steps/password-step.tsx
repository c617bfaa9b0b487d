import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordProblems,
  passwordWarning,
  wizardPasswordTooShort,
} from '#domain/account/password.ts';
import { useEffect, useRef } from 'react';
import { StrengthLine } from '#web/features/strength/public.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { signup } from '../signup.copy.ts';
import type { Signup } from '../use-signup.ts';
import styles from '../wizard/step.module.css';

/** Step 2: the password, judged from the first letter on (§5). */
export function PasswordStep({ wizard: { form, asked, lostPassword, type, leave } }: { wizard: Signup }) {
  const field = useRef<HTMLInputElement>(null);
  // The one field of this step: the press on Continue opens the keyboard for it.
  useEffect(() => field.current?.focus(), []);
  const problems = wizardPasswordProblems(form.password);
  return (
    <div role="group" aria-labelledby="step" className={styles.fields}>
      {lostPassword && <p className={styles.again}>{signup.passwordAgain}</p>}
      {/* Password managers file the password under the address next to it. */}
      <input type="email" name="username" autoComplete="username" value={form.email} readOnly hidden />
      <PasswordField
        ref={field}
        label={signup.password}
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX + 1}
        required
        value={form.password}
        onChange={type('password')}
        onBlur={() => leave('password')}
        hint={signup.passwordHint}
        problems={problems}
        needed={asked && signup.needed.password}
        warning={passwordWarning(form.password)}
      />
      <StrengthLine
        password={form.password}
        about={[form.firstName, form.lastName, form.email]}
        quiet={problems.length > 0}
      />
    </div>
  );
}

/** The rules of §5 with the wizard's own sentence for a short one. */
export function wizardPasswordProblems(password: string): string[] {
  const problems = passwordProblems(password);
  return password.length < PASSWORD_MIN ? [wizardPasswordTooShort, ...problems.slice(1)] : problems;
}
