import { useId, type ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { StandAlone } from './stand-alone.tsx';
import styles from './stand-alone.module.css';

type Props = {
  readonly of: Drawing;
  readonly kicker?: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** A page of one thing: a window, what happened in words, and where to go on. */
export function Outcome({ of: drawing, kicker, title, children, actions }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <StandAlone of={drawing}>
        <div className={styles.told} role="status">
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 id={id} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </StandAlone>
    </section>
  );
}
