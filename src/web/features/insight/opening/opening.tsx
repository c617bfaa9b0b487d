import type { ReactNode } from 'react';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import styles from './opening.module.css';

type Props = {
  readonly sentence: string;
  /** The picture: a chart, or a window where there is nothing to draw yet. */ readonly children?: ReactNode;
  readonly window?: Drawing;
};

/** What the page opens with: one sentence and one picture, by the light of the hearth. */
export function Opening({ sentence, children, window }: Props) {
  return (
    <div className={styles.opening} data-window={window ? true : undefined}>
      <Panel ground="hearth" as="section" aria-labelledby="patterns-opening">
        {window && (
          <span className={styles.window}>
            <Window of={window} size="fill" />
          </span>
        )}
        <div className={styles.told}>
          <h2 id="patterns-opening">{sentence}</h2>
          {children}
        </div>
      </Panel>
    </div>
  );
}
