import type { ReactNode } from 'react';
import styles from './overview.module.css';

type Props = { readonly id: string; readonly title: string; readonly lead?: string; readonly children: ReactNode };

/** A part of the overview: its name, one sentence, then a drawing and its numbers. */
export function Part({ id, title, lead, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.quiet}>{lead}</p>}
      {children}
    </section>
  );
}
