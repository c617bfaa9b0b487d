import type { ReactNode } from 'react';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';
import { unsentRowsOf, unsentTitle, unsent } from './unsent.copy.ts';
import styles from './unsent.module.css';

/** One entry: what it is, what the member wrote, and when. */
export function EntryCard({
  entry,
  level: Title = 'h3',
  told = false,
  children,
}: {
  readonly entry: OutboxEntry;
  /** h4 where a heading of its own stands above it. */ readonly level?: 'h3' | 'h4';
  /** What the member wrote stands below it anyway. */ readonly told?: boolean;
  readonly children?: ReactNode;
}) {
  const rows = told ? [] : unsentRowsOf(entry);
  return (
    <article className={styles.card}>
      <Title>{unsentTitle(entry)}</Title>
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
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
}
