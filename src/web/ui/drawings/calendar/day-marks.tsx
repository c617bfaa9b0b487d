import type { ReactNode } from 'react';
import type { DayLog, Flow } from '#domain/cycle/day-log.ts';
import { FlowDrop } from '#web/ui/drawings/marks/flow-drop.tsx';
import styles from './day-cell.module.css';

/** How many marks a day has room for; the rest are a number, and words for those who hear the day. */
const MOST = 2;

type Marked = Pick<DayLog, 'flow' | 'symptoms' | 'customSymptoms' | 'moods' | 'note' | 'pain'>;

/** The first marks of a day, always in one order: flow, pain, symptoms, mood, a note; then how many more there are. */
export function DayMarks({ log }: { readonly log: Marked }) {
  const marks = marksOf(log);
  const more = marks.length - MOST;
  return (
    <>
      {marks.slice(0, MOST)}
      {more > 0 && (
        <span className={styles.more} data-more>
          +{more}
        </span>
      )}
    </>
  );
}

/** All marks there are, for what names them. */
export function AllMarks({ log }: { readonly log: Marked }) {
  return <>{marksOf(log)}</>;
}

/** A drop that is as full as the flow. */
export function FlowMark({ flow }: { readonly flow: Exclude<Flow, 'none'> }) {
  return (
    <span className={styles.flow}>
      <FlowDrop flow={flow} />
    </span>
  );
}

const SYMPTOMS = 'm1.2 6.8h0m4.6 0h0m-2.3-4h0';

function marksOf(log: Marked): ReactNode[] {
  const level = log.pain?.level ?? 0;
  const hasSymptom = [...Object.values(log.symptoms ?? {}), ...Object.values(log.customSymptoms ?? {})].some(
    (severity) => severity !== undefined,
  );
  const marks: ReactNode[] = [];
  if (log.flow && log.flow !== 'none') marks.push(<FlowMark key="flow" flow={log.flow} />);
  if (level > 0) marks.push(<PainMark key="pain" level={level} />);
  if (hasSymptom) marks.push(<Mark key="symptoms" name="symptoms" path={SYMPTOMS} dots />);
  if ((log.moods?.length ?? 0) > 0)
    marks.push(<Mark key="mood" name="mood" path="m0 6c1.6-5 3-5 4.2-1.5s2.4 3 4-1.5" />);
  if (log.note) marks.push(<Mark key="note" name="note" path="m.5 3h7m-7 4h4.5" />);
  return marks;
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
      <b>{level}</b>
    </span>
  );
}
