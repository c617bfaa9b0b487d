import type { ReactNode } from 'react';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { own } from './own.copy.ts';
import styles from './own.module.css';

type Entry = { readonly id: string; readonly name: string };
type RowProps = {
  readonly entry: Entry;
  readonly note?: string;
  readonly action: { readonly word: string; readonly label: string; readonly onPress: () => void };
  readonly onHide: () => void;
};

/** One entry of a list of the member's, which can be changed and hidden. */
export function EntryRow({ entry: { name }, note, action, onHide }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {note && <small>{note}</small>}
      </span>
      <span className={styles.acts}>
        <TextButton aria-label={action.label} onClick={action.onPress}>
          {action.word}
        </TextButton>
        <TextButton aria-label={own.hideOf(name)} onClick={onHide}>
          {own.hide}
        </TextButton>
      </span>
    </li>
  );
}

type HiddenProps = {
  readonly title: string;
  readonly note: string;
  readonly entries: readonly Entry[];
  readonly onRestore: (entry: Entry) => void;
};

/** What the member has hidden, each with the way back. */
export function HiddenRows({ title, note, entries, onRestore }: HiddenProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.note}>{note}</p>
      <ul className={styles.rows} aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span className={styles.name}>{entry.name}</span>
            <TextButton aria-label={own.restoreOf(entry.name)} onClick={() => onRestore(entry)}>
              {own.restore}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The entries that are offered, or the word that there are none. */
export function ShownRows({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {children.length > 0 ? (
        <ul className={styles.rows} aria-label={title}>
          {children}
        </ul>
      ) : (
        <p className={styles.note}>{none}</p>
      )}
    </section>
  );
}
