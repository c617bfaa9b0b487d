import { useId, type ReactNode } from 'react';
import styles from './pill-select.module.css';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Its options. */ readonly children: ReactNode;
};

/** A short choice in a line of tools: the platform's own list in the shape of a pill, named by the word before it. */
export function PillSelect<Value extends string>({ label, value, onChange, children }: Props<Value>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {children}
      </select>
    </div>
  );
}
