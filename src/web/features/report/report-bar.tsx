import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import styles from './sheet.module.css';

type Cycle = ReportReply['cycles'][number];

/** A cycle on the common axis of days: what was logged is solid, what is estimated is outlined, dotted or grey. */
export function ReportBar({ cycle, axis }: { readonly cycle: Cycle; readonly axis: number }) {
  const at = (days: number) => `${Math.round((10_000 * Math.min(days, axis)) / axis) / 100}%`;
  return (
    <svg className={styles.bar} width="100%" height="12" role="presentation">
      <rect className={styles.all} x="0" y="1" width={at(cycle.lived)} height="10" />
      {cycle.stretches
        .filter(({ part }) => part !== 'rest')
        .map(({ part, from, to }) => (
          <rect
            key={part}
            data-part={part}
            x={at(from - 1)}
            y="1"
            width={at(Math.min(to, axis) - from + 1)}
            height="10"
          />
        ))}
      {cycle.bled
        .filter(({ from }) => from <= axis)
        .map(({ from, to }) => (
          <rect
            key={from}
            data-part="bleeding"
            x={at(from - 1)}
            y="1"
            width={at(Math.min(to, axis) - from + 1)}
            height="10"
          />
        ))}
    </svg>
  );
}
