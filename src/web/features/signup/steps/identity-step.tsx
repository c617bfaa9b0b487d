import { signUpEmailProblem } from '#domain/account/email.ts';
import { NAME_MAX } from '#domain/account/name.ts';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { href } from '#contract/screens.ts';
import { signup } from '../signup.copy.ts';
import type { Signup } from '../use-signup.ts';
import styles from '../wizard/step.module.css';

/** Step 1: names and address (§5). */
export function IdentityStep({ wizard }: { wizard: Signup }) {
  const { form, type, leave } = wizard;
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          label={signup.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={NAME_MAX}
          required
          value={form.firstName}
          onChange={type('firstName')}
          onBlur={() => leave('firstName')}
        />
        <TextField
          label={signup.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={NAME_MAX}
          required
          value={form.lastName}
          onChange={type('lastName')}
          onBlur={() => leave('lastName')}
        />
      </div>
      <EmailField wizard={wizard} />
      <p className={styles.aside}>
        <TextLink href={href('auth', { search: { ref: wizard.ref ?? undefined } })}>{signup.haveAccount}</TextLink>
      </p>
    </div>
  );
}

function EmailField({ wizard: { form, left, type, leave } }: { wizard: Signup }) {
  const problem = left.has('email') ? signUpEmailProblem(form.email) : null;
  const mend = problem?.suggestion;
  return (
    <TextField
      label={signup.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      value={form.email}
      onChange={type('email')}
      onBlur={() => leave('email')}
      hint={signup.emailHint}
      error={problem?.message}
      errorAction={
        mend && (
          <TextButton inline onClick={() => type('email')(mend)}>
            {signup.useThis}
          </TextButton>
        )
      }
    />
  );
}
