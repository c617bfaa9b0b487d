import type { ReactNode } from 'react';
import { Switch } from '#web/ui/choices/switch.tsx';
import styles from './settings-list.module.css';

/** Rows of a group, with a line above and below each. */
export function SettingsList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type RowProps = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** At the far end: a badge, a small button. */ readonly end?: ReactNode;
  /** Below it, over the whole width. */ readonly children?: ReactNode;
};

/** One thing with its words, and what can be done about it at the far end. */
export function SettingsRow({ title, note, end, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.words}>
          <b>{title}</b>
          {note ? <small>{note}</small> : null}
        </span>
        {end}
      </div>
      {children ? <div className={styles.below}>{children}</div> : null}
    </li>
  );
}

type SwitchProps = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
};

/** One thing that is on or off, its switch at the far end. */
export function SwitchRow({ title, note, checked, onChange, disabled, children }: SwitchProps) {
  return (
    <li className={styles.row}>
      <div className={styles.switch}>
        <Switch checked={checked} onChange={onChange} note={note} disabled={disabled}>
          {title}
        </Switch>
      </div>
      {children ? <div className={styles.below}>{children}</div> : null}
    </li>
  );
}
