import { CircleAlert, Info } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './field.module.css';

/** What stands around every control. An error takes the hint's place; `errorAction` mends it in one press. */
export type FrameProps = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  errorAction?: ReactNode;
  warning?: ReactNode;
  optional?: boolean | undefined;
};
export type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type Props = FrameProps & {
  id?: string | undefined;
  messages?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, then one place for error, warning or hint, announced when it changes. */
export function FieldFrame({ label, hint, error, errorAction, warning, optional, id, messages, children }: Props) {
  const own = useId();
  const control = id ?? own;
  const said = Boolean(error || warning || hint || messages);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control}>
        {label} {optional ? <span className={styles.optional}>optional</span> : null}
      </label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': said ? `${control}-note` : undefined,
      })}
      <div id={`${control}-note`} aria-live="polite">
        {messages}
        {error ? <FieldError action={errorAction}>{error}</FieldError> : null}
        {warning ? <FieldWarning>{warning}</FieldWarning> : null}
        {hint && !error ? <p className={styles.hint}>{hint}</p> : null}
      </div>
    </div>
  );
}

/** One sentence that says what is wrong, with its icon. */
export function FieldError({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <p className={classes(styles.message, styles.error)}>
      <CircleAlert size={16} />
      <span>
        {children} {action}
      </span>
    </p>
  );
}

/** A sentence that blocks nothing. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <p className={classes(styles.message, styles.warning)}>
      <Info size={16} />
      <span>{children}</span>
    </p>
  );
}
