import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { firstDayCopy, DeferredFirstDay } from '#web/features/cycle/public.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { CycleWheel } from '#web/ui/drawings/wheel/cycle-wheel.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './wheel.module.css';

type Props = {
  readonly reply: CycleViewReply;
  readonly surface: StageSurface;
  readonly onImport: () => void;
  readonly onAnswered: () => void;
};

/** Nothing is known yet: the empty wheel, and beside it what wakes it. */
export function FirstDay({ reply: { view, moon }, surface, onImport, onAnswered }: Props) {
  const firstYears = surface.wording === 'first_years';
  return (
    <Panel as="section" ground="hearth" bleed aria-labelledby="first-day">
      <div className={styles.first}>
        <div className={styles.wheel}>
          <CycleWheel view={view} moon={moon} quiet={!surface.phases} moonRing={surface.moonRing} />
        </div>
        <div className={styles.firstWords}>
          <h2 id="first-day">{tracker.first}</h2>
          <DeferredFirstDay
            firstYears={firstYears}
            kind="hearth"
            onImport={onImport}
            onStarted={onAnswered}
            stageHref="#life-stage"
          />
          <p className={styles.small}>{firstYears ? firstDayCopy.teenUsual : firstDayCopy.usual}</p>
        </div>
      </div>
    </Panel>
  );
}
