import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import styles from './wheel.module.css';

/** Names the marks of the wheel that are drawn now. */
export function WheelLegend({ view }: { readonly view: CycleView }) {
  const ahead = view.state === 'within' && view.daysLeft > 0;
  const flames = view.forecast !== null && view.state !== 'past';
  return (
    <ul className={styles.legend} aria-label={tracker.legend.label}>
      <li>
        <i className={styles.lived} />
        {tracker.legend.lived}
      </li>
      {ahead && (
        <li>
          <i className={styles.ahead} data-phase={view.phase} />
          {tracker.legend.ahead}
        </li>
      )}
      {flames && (
        <li>
          <svg className={styles.flame} width="10" height="16" viewBox="0 0 10 16" aria-hidden="true">
            <path d="M5 1c2.6 4 4 6.4 4 9a4 4 0 0 1-8 0c0-2.6 1.4-5 4-9Z" />
          </svg>
          {tracker.legend.flames}
        </li>
      )}
      <li>
        <svg className={styles.tide} width="18" height="12" viewBox="0 0 18 12" aria-hidden="true">
          <path d="M1 10.5c4 0 4.5-9 8-9s4 9 8 9" />
        </svg>
        {tracker.legend.tide}
      </li>
    </ul>
  );
}
