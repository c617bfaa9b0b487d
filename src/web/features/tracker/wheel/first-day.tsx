import { Download, Infinity as Loop } from 'lucide-react';
import { Suspense } from 'react';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { LatePeriodStart } from '#web/features/cycle/public.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { CycleWheel } from '#web/ui/drawings/wheel/cycle-wheel.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './wheel.module.css';

type Props = { readonly reply: CycleViewReply; readonly surface: StageSurface; readonly onImport: () => void; readonly onAnswered: () => void };

/** Nothing is known yet: one date wakes the wheel, or her history from another tracker does. */
export function FirstDay({ reply: { view, moon }, surface, onImport, onAnswered }: Props) {
  const firstYears = surface.wording === 'first_years';
  const words = tracker.first;
  return (
    <Panel as="section" ground="hearth" bleed aria-labelledby="first-day">
      <div className={styles.first}>
        <div className={styles.wheel}>
          <CycleWheel view={view} moon={moon} quiet={!surface.phases} moonRing={surface.moonRing} />
        </div>
        <div className={styles.firstWords}>
          <h2 id="first-day">{words.title}</h2>
          <p className={styles.say}>{firstYears ? words.teenText : words.text}</p>
          <Suspense><LatePeriodStart onStarted={onAnswered} kind="hearth" /></Suspense>
          <ul className={styles.ways}>
            <li>
              <button type="button" className={styles.way} aria-haspopup="dialog" onClick={onImport}><Download size={20} aria-hidden="true" /><span><b>{words.bring}</b><small>{words.bringText}</small></span></button>
            </li>
            <li>
              <a className={styles.way} href="#life-stage"><Loop size={20} aria-hidden="true" /><span><b>{words.noBleed}</b><small>{firstYears ? words.noBleedTeenText : words.noBleedText}</small></span></a>
            </li>
          </ul>
          <p className={styles.small}>{firstYears ? words.teenUsual : words.usual}</p>
        </div>
      </div>
    </Panel>
  );
}
