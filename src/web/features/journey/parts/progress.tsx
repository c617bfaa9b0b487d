import { Lock } from 'lucide-react';
import { journey } from '../journey.copy.ts';
import styles from './progress.module.css';

/** One arch a section, filled as the member goes, and where the member's answers stay. */
export function Progress({ current, total, visitor }: { current: number; total: number; visitor: boolean }) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.arches}
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-label={journey.sectionOf(current, total)}
      >
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-on={index < current || undefined} />
        ))}
      </div>
      <span className={styles.kept}>
        <Lock size={15} />
        {visitor ? journey.keptHere : journey.keptSafe}
      </span>
    </div>
  );
}
