import type { ReactNode } from 'react';
import { Kicker } from '#web/ui/layout/page.tsx';
import styles from './outcome.module.css';

type Props = {
  readonly kicker: string;
  readonly title: string;
  readonly lit: boolean;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** A page of one thing: an arch, lit or waiting, what happened in words, and where to go on. */
export function OutcomeFrame({ kicker, title, lit, children, actions }: Props) {
  return (
    <section className={styles.panel} data-ground="hearth" aria-labelledby="outcome">
      <svg className={styles.arch} viewBox="0 0 120 150" data-lit={lit || undefined} aria-hidden="true">
        <path className={styles.door} d="M10 149V60a50 50 0 0 1 100 0v89z" />
        <path className={styles.floor} d="M2 149h116" />
        <path
          className={styles.flame}
          d="M60 62c4 16 22 24 22 46a22 22 0 0 1-44 0c0-11 6-16 10-22 2 6 5 9 8 10-2-12 0-24 4-34z"
        />
      </svg>
      <div className={styles.words} role="status">
        <Kicker>{kicker}</Kicker>
        <h1 id="outcome" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
