import type { ReactNode } from 'react';
import styles from './settings-group.module.css';

type Props = { readonly id: string; readonly title: string; readonly note?: ReactNode; readonly children: ReactNode };

/** One subject of the settings: its name beside what belongs to it. */
export function SettingsGroup({ id, title, note, children }: Props) {
  return (
    <section id={id} className={styles.group} aria-labelledby={`settings-${id}`}>
      <header>
        <h2 id={`settings-${id}`}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
