import { signUpEmailProblem } from '#domain/account/email.ts';
import { isName, NAME_MAX } from '#domain/account/name.ts';
import { isStaffName } from '#domain/account/names/staff-names.ts';
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
    <div role="group" aria-labelledby="step" className={styles.fields}>
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
          error={nameProblem(wizard, 'firstName')}
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
          error={nameProblem(wizard, 'lastName')}
        />
      </div>
      <EmailField wizard={wizard} />
      <p className={styles.aside}>
        <TextLink href={href('auth', { search: { ref: wizard.ref ?? undefined } })}>{signup.haveAccount}</TextLink>
      </p>
    </div>
  );
}

function nameProblem(wizard: Signup, field: 'firstName' | 'lastName'): string | undefined {
  if (wizard.asked && !isName(wizard.form[field])) return signup.needed[field];
  return staffProblem(wizard, field);
}

/** Said beside the last name where only both together are a word of our staff. */
function staffProblem({ form, left }: Signup, field: 'firstName' | 'lastName'): string | undefined {
  if (!left.has(field)) return undefined;
  const both = field === 'lastName' && left.has('firstName') && !isStaffName(form.firstName);
  return isStaffName(...(both ? [form.firstName, form.lastName] : [form[field]])) ? signup.staffName : undefined;
}

function EmailField({ wizard: { form, asked, left, type, leave } }: { wizard: Signup }) {
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
      error={problem?.message ?? (asked && form.email.trim() === '' && signup.needed.email)}
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
