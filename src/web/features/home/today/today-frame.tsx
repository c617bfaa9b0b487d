import type { ReactNode } from 'react';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { todayCopy } from './today.copy.ts';
import styles from './today.module.css';

type Props = { readonly kicker?: string; readonly title: string; readonly children: ReactNode };

/** The hearth beside the wheel: one heading for today, whatever today is. */
export function TodayFrame({ kicker = todayCopy.kicker, title, children }: Props) {
  return (
    <Panel as="section" ground="plain" aria-labelledby="home-today">
      <div className={styles.today}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2 id="home-today">{title}</h2>
        </div>
        {children}
      </div>
    </Panel>
  );
}
