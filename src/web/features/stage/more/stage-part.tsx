import type { ReactNode } from 'react';
import { Fold } from '#web/ui/layout/fold.tsx';
import { more, urgent } from './more.copy.ts';
import styles from './more.module.css';

type PartProps = {
  readonly title: string;
  readonly figure: string | null;
  readonly sources: readonly string[];
  readonly children: ReactNode;
};

/** One part: what is counted, large, then what there is to say, and where it is written. */
export function Part({ title, figure, sources, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div>
        <h3>{title}</h3>
        {figure && <p className={styles.figure}>{figure}</p>}
      </div>
      {children}
      <div className={styles.sources}>
        <Fold bare summary={more.sources}>
          <ol>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ol>
        </Fold>
      </div>
    </section>
  );
}

/** What somebody pregnant, or who gave birth within a year, gets care for at once, by the first of the sources. */
export function Urgent({ signs }: { readonly signs: readonly string[] }) {
  return (
    <div className={styles.urgent}>
      <h4>
        {urgent.title}
        <sup>1</sup>
      </h4>
      <ul className={styles.look}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p>{urgent.say}</p>
    </div>
  );
}
