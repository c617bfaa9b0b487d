import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './settings-group.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** What became of the last change: "Saved" with its mark, or other words. Given at all, its place is kept. */
  readonly saved?: Saved;
  readonly children: ReactNode;
};
export type Saved = { readonly is: 'saved' | 'saving' | 'open'; readonly words: string } | null;

/** One subject of the settings: its name above what belongs to it. */
export function SettingsGroup({ id, title, note, saved, children }: Props) {
  return (
    <section id={id} className={styles.group} aria-labelledby={`settings-${id}`}>
      <header>
        <div className={styles.head}>
          <h2 id={`settings-${id}`}>{title}</h2>
          {saved !== undefined && (
            <p role="status" className={styles.saved} data-is={saved?.is}>
              {saved?.is === 'saved' && <Check size={16} aria-hidden="true" />}
              {saved?.words}
            </p>
          )}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
