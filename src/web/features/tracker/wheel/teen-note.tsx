import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { DeferredPeriodStart, mayStart } from '#web/features/cycle/public.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './wheel.module.css';

/** The member's first years: plain words, an explanation that stands open, and whom to ask. */
export function TeenNote({ view, onAnswered }: { readonly view: CycleView; readonly onAnswered: () => void }) {
  return (
    <div className={styles.body}>
      <p className={styles.say}>{view.phase === 'rest' ? tracker.teen.here : tracker.teen.between}</p>
      {mayStart(view) && <DeferredPeriodStart onStarted={onAnswered} />}
      <Fold summary={tracker.teen.why} open>
        <p>{tracker.teen.whyText}</p>
      </Fold>
      <Notice tone="care">{tracker.teen.care}</Notice>
    </div>
  );
}
