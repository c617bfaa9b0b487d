import type { ReactNode } from 'react';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import styles from './outcome.module.css';

type Props = {
  readonly kicker: string;
  readonly title: string;
  readonly of: Drawing;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** A page of one thing: a window, what happened in words, and where to go on. */
export function OutcomeFrame({ of, kicker, title, children, actions }: Props) {
  return (
    <section aria-labelledby="outcome">
      <StandAlone of={of}>
        <div className={styles.words} role="status">
          <Kicker>{kicker}</Kicker>
          <h1 id="outcome" tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </StandAlone>
    </section>
  );
}
