import type { ReactNode } from 'react';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { todayCopy } from './today.copy.ts';
import styles from './today.module.css';

type Props = {
  readonly kicker?: string;
  readonly title: string;
  /** Colors the panel, where a phase is told. */ readonly phase?: Phase | undefined;
  readonly children: ReactNode;
};

/** What today is, beside the wheel: one heading for it, whatever today is. */
export function TodayFrame({ kicker = todayCopy.kicker, title, phase, children }: Props) {
  return (
    <section className={styles.today} data-phase={phase} aria-labelledby="home-today">
      <div>
        <Kicker>{kicker}</Kicker>
        <h2 id="home-today">{title}</h2>
      </div>
      {children}
    </section>
  );
}
