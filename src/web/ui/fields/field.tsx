import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import { FieldFrame, type FrameProps } from './field-frame.tsx';
import styles from './field.module.css';

type Held = { value: string; onChange: (value: string) => void };
type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;
export type TextFieldProps = FrameProps & Held & Native<'input'>;
export type TextAreaProps = FrameProps & Held & Native<'textarea'>;
export type SelectFieldProps = FrameProps &
  Held &
  Native<'select'> & { options: readonly { value: string; label: string }[]; placeholder?: string | undefined };

/** One line of text. Every attribute of an input passes through. */
export function TextField({
  label,
  hint,
  error,
  errorAction,
  warning,
  optional,
  id,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, errorAction, warning, optional, id }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Several lines of text; it grows by its handle. */
export function TextArea({ label, hint, error, errorAction, warning, optional, id, onChange, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, errorAction, warning, optional, id }}>
      {(control) => (
        <textarea
          autoComplete="off"
          {...rest}
          {...control}
          className={classes(styles.input, styles.area)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** The platform's own select. A placeholder stands first and cannot be chosen. */
export function SelectField({
  label,
  hint,
  error,
  errorAction,
  warning,
  optional,
  id,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, errorAction, warning, optional, id }}>
      {(control) => (
        <div className={styles.select}>
          <select {...rest} {...control} className={styles.input} onChange={(event) => onChange(event.target.value)}>
            {placeholder === undefined ? null : (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} />
        </div>
      )}
    </FieldFrame>
  );
}
