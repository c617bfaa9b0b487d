import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './goal-row.module.css';

type RowProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  note?: ReactNode;
  name?: string | undefined;
  value?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A full-width checkbox row. The label's first letter is lifted by CSS alone: the text stays as the goal is written.
 */
export function GoalRow({ label, checked, onChange, note, ...rest }: RowProps) {
  return (
    <label className={styles.goal}>
      <input {...rest} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.box} aria-hidden="true">
        <Check size={16} />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {note ? <small>{note}</small> : null}
      </span>
    </label>
  );
}

/**
 * A checkbox row for anything that is not a goal: a consent, a setting, a thing on a list. The words are taken as they
 * are.
 */
export function CheckRow({
  children,
  checked,
  onChange,
  note,
  ...rest
}: Omit<RowProps, 'label'> & { children: ReactNode; required?: boolean | undefined }) {
  return (
    <label className={styles.goal}>
      <input {...rest} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.box} aria-hidden="true">
        <Check size={16} />
      </span>
      <span className={styles.text}>
        <span>{children}</span>
        {note ? <small>{note}</small> : null}
      </span>
    </label>
  );
}

/** How many goals are chosen, in pips and in the spec's words (§5). */
export function GoalCounter({ count, max = 3 }: { count: number; max?: number }) {
  return (
    <p className={styles.counter} aria-live="polite">
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: max }, (_, place) => (
          <i key={place} data-on={place < count || undefined} />
        ))}
      </span>
      {`Selected: ${count} of ${max} goals maximum`}
    </p>
  );
}
