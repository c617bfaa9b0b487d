import { SeverityDots } from '#web/ui/drawings/marks/severity-dots.tsx';
import { FlowMark } from '../day-marks.tsx';
import type { Shown } from './show-only.ts';
import styles from '../day-cell.module.css';

/** The one thing the member asked for, on one day: a drop or dots where it has some, and its word or figure. */
export function ShownMark({ shown }: { readonly shown: Shown }) {
  const { flow, severity, brief } = shown;
  return (
    <>
      {flow && <FlowMark flow={flow} />}
      {severity && <SeverityDots severity={severity} />}
      <span className={styles.brief} data-drawn={Boolean(flow || severity) || undefined}>
        {brief}
      </span>
    </>
  );
}
