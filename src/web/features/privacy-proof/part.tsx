import type { ReactNode } from 'react';
import { Fold } from '#web/ui/layout/fold.tsx';
import styles from './privacy-proof.module.css';

type Props = { readonly id: string; readonly title: string; readonly note: string; readonly children: ReactNode };

/** One part of the proof behind its line. What links to it opens it (`use-open-part.ts`). */
export function Part({ id, title, note, children }: Props) {
  return (
    <Fold summary={<h2 id={`${id}-title`}>{title}</h2>} note={note}>
      <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
        {children}
      </section>
    </Fold>
  );
}
