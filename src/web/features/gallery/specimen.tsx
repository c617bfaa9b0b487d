import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type Props = { id: string; title: string; note?: string; children: ReactNode };

/** One kind of part: what it is on the left, all its states on the right. */
export function Specimen({ id, title, note, children }: Props) {
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note ? <p className={styles.note}>{note}</p> : null}
      </header>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** Two or three columns where there is room. */
export function Columns({ children, three = false }: { children: ReactNode; three?: boolean }) {
  return (
    <div className={styles.columns} data-three={three || undefined}>
      {children}
    </div>
  );
}
