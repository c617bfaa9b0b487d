import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './radio-group.module.css';

export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  note?: string | undefined;
  drawing?: ReactNode;
};
type Props<Value extends string> = {
  legend: string;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /**
   * Rows; columns of lower rows, where there is room for two, for many short answers; or arches side by side from 600
   * px for three answers with a drawing.
   */
  look?: 'rows' | 'columns' | 'arches';
  hint?: ReactNode;
  optional?: boolean | undefined;
  error?: ReactNode;
};

/** One question with one answer: native radios, so arrow keys move and choose. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  look = 'rows',
  hint,
  optional,
  error,
}: Props<Value>) {
  return (
    <fieldset className={styles.question} aria-invalid={error ? true : undefined}>
      <legend>
        {legend} {optional ? <span className={styles.optional}>optional</span> : null}
      </legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div className={classes(styles.rows, look !== 'rows' && styles[look])}>
        {options.map((option) => (
          <label key={option.value} className={styles.pick}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.drawing}
            <span className={styles.text}>
              <b>{option.label}</b>
              {option.note ? <small>{option.note}</small> : null}
            </span>
            <span className={styles.dot} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}
