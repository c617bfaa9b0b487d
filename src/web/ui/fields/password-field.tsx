import { Check, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldError, FieldFrame, FieldWarning } from './field-frame.tsx';
import type { TextFieldProps } from './field.tsx';
import styles from './field.module.css';
import { useTypedSecret } from './use-typed-secret.ts';

type Own = {
  problems?: readonly string[] | undefined;
  warning?: string | null | undefined;
  praise?: ReactNode;
  needed?: string | false | undefined;
};
export type PasswordFieldProps = Own & Omit<TextFieldProps, 'type' | 'warning' | 'error' | 'errorAction'>;

/**
 * A password with a show and hide toggle, trimmed as it is typed and left (§5). From the first letter on it shows whether it
 * will do: an icon, and for each of `problems` a line of its own under a red border. To hide it again from outside,
 * change its `key`. `needed` is said while nothing is typed, where a form was sent without it.
 */
export function PasswordField({
  label,
  hint,
  optional,
  id,
  value,
  onChange,
  onBlur,
  problems = [],
  warning,
  praise,
  needed,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { type, ...secret } = useTypedSecret({ value, onChange, onBlur });
  const typed = value !== '';
  const wrong = typed && problems.length > 0;
  return (
    <FieldFrame
      {...{ label, optional, id, hint: wrong ? undefined : hint, error: !typed && needed }}
      messages={typed ? <Verdict {...{ problems, warning, praise }} /> : undefined}
    >
      {(control) => (
        <div className={styles.within}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            {...secret}
            aria-invalid={wrong || control['aria-invalid']}
            className={classes(styles.input, styles.secret)}
            onChange={(event) => type(event.target.value)}
          />
          {typed ? <Mark wrong={wrong} /> : null}
          <span className={styles.toggle}>
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              aria-controls={control.id}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={20} /> : <Eye size={20} />}
            </IconButton>
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

function Mark({ wrong }: { wrong: boolean }) {
  return (
    <span
      className={classes(styles.mark, wrong ? styles.error : styles.fine)}
      role="img"
      aria-label={wrong ? 'Not valid yet' : 'Valid'}
    >
      {wrong ? <CircleAlert size={18} /> : <Check size={18} />}
    </span>
  );
}

function Verdict({
  problems,
  warning,
  praise,
}: {
  problems: readonly string[];
  warning: string | null | undefined;
  praise: ReactNode;
}) {
  return (
    <>
      {problems.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
      {warning ? <FieldWarning>{warning}</FieldWarning> : null}
      {praise && problems.length === 0 ? (
        <p className={classes(styles.message, styles.fine)}>
          <Check size={16} />
          <span>{praise}</span>
        </p>
      ) : null}
    </>
  );
}
