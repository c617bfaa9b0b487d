import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { CycleWheel } from '#web/ui/drawings/wheel/cycle-wheel.tsx';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { eventOf } from '#web/features/cycle/public.ts';
import { StateWords } from './state-words.tsx';
import styles from './wheel.module.css';

type Props = {
  readonly reply: CycleViewReply;
  readonly surface: StageSurface;
  readonly answer: ExclusionReason | null;
  readonly onAnswered: () => void;
};

/** The wheel, what its marks mean, and what there is to say about today. */
export function WheelCard({ reply: { view, moon }, surface, answer, onAnswered }: Props) {
  return (
    <section aria-label={tracker.wheel} className={styles.card}>
      <div className={styles.wheel}>
        <CycleWheel
          view={view}
          moon={moon}
          quiet={!surface.phases}
          moonRing={surface.moonRing}
          event={eventOf(surface)}
        />
      </div>
      <div className={styles.words}>
        <StateWords view={view} surface={surface} answer={answer} onAnswered={onAnswered} />
      </div>
    </section>
  );
}
