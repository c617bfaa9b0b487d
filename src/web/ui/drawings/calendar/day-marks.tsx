import type { DayLog, Flow } from '#domain/cycle/day-log.ts';
import styles from './day-cell.module.css';

const DROP = 'c1.9 2.8 3.3 4.2 3.3 6a3.3 3 0 0 1-6.6 0c0-1.8 1.4-3.2 3.3-6z';
const DROPS: Readonly<Record<Exclude<Flow, 'none'>, number>> = { spotting: 1, light: 1, medium: 2, heavy: 3 };

/** One, two or three garnet drops by flow; spotting is one hollow drop. */
export function FlowDrops({ flow }: { readonly flow: Exclude<Flow, 'none'> }) {
  const count = DROPS[flow];
  return (
    <svg className={styles.drops} width={count * 9} height="11" viewBox={`0 0 ${count * 9} 11`} aria-hidden="true" data-flow={flow}>
      <path d={Array.from({ length: count }, (_, index) => `M${4.4 + index * 9} 1${DROP}`).join('')} />
    </svg>
  );
}

/** Small marks for what else was logged, always in this order: symptoms (three dots), mood (a wave), a note (two lines). */
export function LogMarks({ log }: { readonly log: Pick<DayLog, 'symptoms' | 'moods' | 'note'> }) {
  const drawn: readonly (string | false | undefined)[] = [
    Object.values(log.symptoms ?? {}).some((severity) => severity !== undefined) && 'm1.2 6.8h0m4.6 0h0m-2.3-4h0',
    (log.moods?.length ?? 0) > 0 && 'm0 6c1.6-5 3-5 4.2-1.5s2.4 3 4-1.5',
    Boolean(log.note) && 'm.5 3h7m-7 4h4.5',
  ];
  const marks = drawn.filter((mark) => typeof mark === 'string');
  if (marks.length === 0) return null;
  return (
    <svg className={styles.logged} width={marks.length * 11} height="10" viewBox={`-1 0 ${marks.length * 11} 10`} aria-hidden="true">
      {marks.map((mark, index) => (
        <path key={mark} d={`M${index * 11} 0${mark}`} data-dots={mark.includes('h0') || undefined} />
      ))}
    </svg>
  );
}
