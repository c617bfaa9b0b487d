import type { ReactNode } from 'react';
import type { Entry } from '#web/platform/outbox/entry.ts';
import { rowsOf, titleOf, unsent } from './unsent.copy.ts';
import styles from './unsent.module.css';

/** One entry: what it is, what she wrote, and when. */
export function EntryCard({ entry, children }: { readonly entry: Entry; readonly children?: ReactNode }) {
  const rows = rowsOf(entry);
  return (
    <article className={styles.card}>
      <h4>{titleOf(entry)}</h4>
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ name, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.muted}>{unsent.dialog.at(timeOf(entry.at))}</p>
      {children}
    </article>
  );
}

function timeOf(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
}
