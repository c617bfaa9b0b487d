import type { DayLog, Flow } from '#domain/cycle/day-log.ts';
import styles from './day-cell.module.css';

const DROP = 'c1.9 2.8 3.3 4.2 3.3 6a3.3 3 0 0 1-6.6 0c0-1.8 1.4-3.2 3.3-6z';
const DROPS: Readonly<Record<Exclude<Flow, 'none'>, number>> = { spotting: 1, light: 1, medium: 2, heavy: 3 };

/** One, two or three garnet drops by flow; spotting is one hollow drop. */
export function FlowDrops({ flow }: { readonly flow: Exclude<Flow, 'none'> }) {
  const count = DROPS[flow];
  return (
    <svg
      className={styles.drops}
      width={count * 9}
      height="11"
      viewBox={`0 0 ${count * 9} 11`}
      aria-hidden="true"
      data-flow={flow}
    >
      <path d={Array.from({ length: count }, (_, index) => `M${4.4 + index * 9} 1${DROP}`).join('')} />
    </svg>
  );
}

type Marked = Pick<DayLog, 'symptoms' | 'customSymptoms' | 'moods' | 'note' | 'pain'>;
const SYMPTOMS = 'm1.2 6.8h0m4.6 0h0m-2.3-4h0';

/**
 * Small marks for what else was logged, always in this order: pain (a jag and its figure), symptoms (three dots), mood
 * (a wave), a note (two lines).
 */
export function LogMarks({ log }: { readonly log: Marked }) {
  const level = log.pain?.level ?? 0;
  const hasSymptom = [...Object.values(log.symptoms ?? {}), ...Object.values(log.customSymptoms ?? {})].some(
    (severity) => severity !== undefined,
  );
  return (
    <>
      {level > 0 && <PainMark level={level} />}
      {hasSymptom && <Mark name="symptoms" path={SYMPTOMS} dots />}
      {(log.moods?.length ?? 0) > 0 && <Mark name="mood" path="m0 6c1.6-5 3-5 4.2-1.5s2.4 3 4-1.5" />}
      {log.note && <Mark name="note" path="m.5 3h7m-7 4h4.5" />}
    </>
  );
}

function Mark({ name, path, dots }: { readonly name: string; readonly path: string; readonly dots?: boolean }) {
  return (
    <svg className={styles.logged} width="10" height="10" viewBox="-1 0 10 10" aria-hidden="true" data-mark={name}>
      <path d={`M0 0${path}`} data-dots={dots || undefined} />
    </svg>
  );
}

function PainMark({ level }: { readonly level: number }) {
  return (
    <span className={styles.pain} data-mark="pain">
      <svg className={styles.logged} width="8" height="11" viewBox="0 0 8 11" aria-hidden="true">
        <path d="M5 .8 1.4 6h4.4L2.6 10.4" />
      </svg>
      {level}
    </span>
  );
}
