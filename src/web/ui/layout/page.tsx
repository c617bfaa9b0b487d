import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The second voice: sentence case, italic serif, above a heading. Never tracked capitals. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className={styles.kicker}>{children}</p>;
}

type HeadProps = {
  title: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  id?: string | undefined;
};

/** The head of a page: one h1. It takes the focus when a step changes, so it can be focused by script. */
export function PageHead({ title, kicker, lead, actions, id }: HeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {kicker ? <Kicker>{kicker}</Kicker> : null}
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}

type SectionProps = { title: ReactNode; kicker?: ReactNode; aside?: ReactNode; id: string; children: ReactNode };

/** A section of a page, named by its h2, with something at the far end of its head. */
export function Section({ title, kicker, aside, id, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      {kicker ? <Kicker>{kicker}</Kicker> : null}
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
