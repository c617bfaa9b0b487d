import type { ReactNode } from 'react';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import type { Drawing } from './drawing.ts';
import styles from './stand-alone.module.css';
import { Window } from './window.tsx';

type Props = { readonly of: Drawing; readonly children: ReactNode };

/** A page that stands alone: picture, heading and text share one left edge and one column. */
export function StandAlone({ of: drawing, children }: Props) {
  return (
    <div className={styles.page}>
      <Window of={drawing} />
      {children}
    </div>
  );
}

/** A window at the far end of a page's head. */
export function Pictured({ of: drawing, children }: Props) {
  return (
    <div className={styles.pictured}>
      <div>{children}</div>
      <Window of={drawing} size="small" />
    </div>
  );
}

/** A page without anything around it, on a device that has nobody's page to show. */
export function Bare({ of: drawing, children }: Props) {
  return (
    <main id="main" className={styles.bare}>
      <Wordmark />
      <StandAlone of={drawing}>{children}</StandAlone>
    </main>
  );
}
