import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { DeferredPeriodStart, HowDoYouKnow, isTooEarlyForAWindow, mayStart } from '#web/features/cycle/public.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { TodayFrame } from './today-frame.tsx';
import { todayCopy } from './today.copy.ts';
import styles from './today.module.css';

const { teen } = todayCopy;

/** The first years: plain words, the explanation open, and whom to ask (design 11 and 15). */
export function FirstYears({ view, onStarted }: { readonly view: CycleView; readonly onStarted: () => void }) {
  const here = view.phase === 'rest';
  return (
    <TodayFrame title={here ? teen.periodTitle : teen.betweenTitle} phase={here ? 'rest' : undefined}>
      <p>{here ? teen.periodText : teen.betweenText}</p>
      {mayStart(view) && <DeferredPeriodStart kind="line" onStarted={onStarted} />}
      <div className={styles.why}>
        <Fold open summary={teen.why}>
          <p>{teen.whyText}</p>
        </Fold>
      </div>
      <Notice tone="care">{teen.care}</Notice>
      {!isTooEarlyForAWindow(view) && <HowDoYouKnow view={view} firstYears />}
    </TodayFrame>
  );
}
