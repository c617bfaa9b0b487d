import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { CycleWheel } from '#web/ui/drawings/wheel/cycle-wheel.tsx';
import { wheelCopy } from '../home.copy.ts';
import { todayCopy } from '../today/today.copy.ts';
import { PhaseButtons } from './phase-buttons.tsx';
import { HowDoYouKnow, isTooEarlyForAWindow } from '#web/features/cycle/public.ts';
import styles from './wheel.module.css';

type Props = { readonly reply: CycleViewReply; readonly surface: StageSurface };

/** The wheel, when the next period is likely, and the four phases to read about (§2.3). */
export function WheelCard({ reply, surface }: Props) {
  const { view } = reply;
  const firstYears = surface.wording === 'first_years';
  return (
    <div className={styles.card}>
      <div className={styles.wheel}>
        <CycleWheel view={view} moon={reply.moon} teen={firstYears} />
      </div>
      <Sentence view={view} firstYears={firstYears} />
      {!firstYears && view.state !== 'resting' && <PhaseButtons view={view} />}
    </div>
  );
}

// Beyond the usual length the panel beside the wheel speaks, where she can answer.
function Sentence({ view, firstYears }: { readonly view: CycleViewReply['view']; readonly firstYears: boolean }) {
  if (view.state !== 'within' && view.state !== 'none') return null;
  const soon = firstYears && view.state === 'within' && isTooEarlyForAWindow(view);
  return (
    <div className={styles.sentence}>
      {firstYears && view.state === 'none' ? null : soon ? <p className={styles.soon}>{todayCopy.teen.soon}</p> : view.state === 'within' && <ForecastSentence view={view} short />}
      {!soon && view.state === 'within' && <HowDoYouKnow view={view} firstYears={firstYears} />}
      <p className={styles.promise}>{promiseWords(view, firstYears)}</p>
    </div>
  );
}

function promiseWords(view: CycleViewReply['view'], firstYears: boolean): string {
  if (view.state === 'none') return firstYears ? todayCopy.first.teenUsual : todayCopy.first.usual;
  return firstYears ? todayCopy.teen.carry : wheelCopy.promise;
}
