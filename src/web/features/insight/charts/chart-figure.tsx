import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Cite } from '#web/ui/evidence/cite.tsx';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { insight } from '#web/features/insight/insight.copy.ts';
import styles from './chart.module.css';

type FrameProps = {
  readonly name: string;
  /** What each point says, in the order of the walk. */
  readonly points: readonly string[];
  /** Draws the chart; `at` is the point the member stands on, -1 before the walk. */
  readonly children: (at: number) => ReactNode;
};
type Props = Omit<FrameProps, 'name'> & {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly source?: Source | undefined;
  readonly note?: string | undefined;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A chart under its title: a sentence first, then the drawing. The same as a table is at the foot of the page. */
export function ChartFigure({ id, title, sentence, source, note, ...frame }: Props) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p className={styles.sentence}>
        {sentence}
        {source && <Cite of={source} />}
      </p>
      <ChartFrame name={title} {...frame} />
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** A drawing that arrow keys walk: each point is told in words as it is reached. */
export function ChartFrame({ name, points, children }: FrameProps) {
  const [at, setAt] = useState(-1);
  const walk = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, { at, last: points.length - 1 });
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <figure>
      <div
        className={styles.chart}
        role="slider"
        aria-roledescription="chart"
        aria-label={`${name}. ${insight.walk}`}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={at + 1 || 1}
        aria-valuetext={insight.at(at + 1, points.length)}
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => setAt(-1)}
      >
        {children(at)}
      </div>
      <p className={styles.value} role="status">
        {points[at] ?? ''}
      </p>
    </figure>
  );
}

function nextPoint(key: string, { at, last }: { at: number; last: number }): number | null {
  if (last < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  return step === undefined ? null : Math.max(0, Math.min(last, at + step));
}
