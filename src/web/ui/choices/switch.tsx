import type { ReactNode } from 'react';
import styles from './switch.module.css';

type Props = {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  note?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** Something that is on or off at once. For a choice that waits for a button take a checkbox. */
export function Switch({ children, checked, onChange, note, ...rest }: Props) {
  return (
    <label className={styles.switch}>
      <input
        {...rest}
        className="vh"
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.text}>
        {children}
        {note ? <small>{note}</small> : null}
      </span>
    </label>
  );
}
