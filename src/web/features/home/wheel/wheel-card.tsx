import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { CycleWheel } from '#web/ui/drawings/wheel/cycle-wheel.tsx';
import { wheelCopy } from '../home.copy.ts';
import { todayCopy } from '../today/today.copy.ts';
import { PhaseButtons } from './phase-buttons.tsx';
import {
  DeferredSigns,
  eventOf,
  firstDayCopy,
  HowDoYouKnow,
  isTooEarlyForAWindow,
} from '#web/features/cycle/public.ts';
import styles from './wheel.module.css';

type Props = { readonly reply: CycleViewReply; readonly surface: StageSurface };

/** The wheel, when the next period is likely, and the four phases to read about (§2.3). */
export function WheelCard({ reply, surface }: Props) {
  const { view } = reply;
  return (
    <div className={styles.card}>
      <div className={styles.wheel}>
        <CycleWheel
          view={view}
          moon={reply.moon}
          quiet={!surface.phases}
          moonRing={surface.moonRing}
          event={eventOf(surface)}
        />
      </div>
      <Sentence view={view} surface={surface} />
      {surface.phases && view.state !== 'resting' && <PhaseButtons view={view} />}
      {surface.fertileWindow && <DeferredSigns view={view} show="fertile" />}
    </div>
  );
}

// Beyond the usual length the panel beside the wheel speaks, where the member can answer.
function Sentence({ view, surface }: { readonly view: CycleViewReply['view']; readonly surface: StageSurface }) {
  const firstYears = surface.wording === 'first_years';
  if (view.state !== 'within' && view.state !== 'none') return null;
  const soon = firstYears && view.state === 'within' && isTooEarlyForAWindow(view);
  return (
    <div className={styles.sentence}>
      {firstYears && view.state === 'none' ? null : soon ? (
        <p className={styles.soon}>{todayCopy.teen.soon}</p>
      ) : (
        view.state === 'within' && view.forecast && <ForecastSentence view={view} event={eventOf(surface)} short />
      )}
      {view.state === 'within' && <DeferredSigns view={view} show="period" />}
      {!soon && view.state === 'within' && view.forecast && <HowDoYouKnow view={view} firstYears={firstYears} />}
      {(view.state === 'none' || view.forecast || firstYears) && (
        <p className={styles.promise}>{promiseWords(view, firstYears)}</p>
      )}
    </div>
  );
}

function promiseWords(view: CycleViewReply['view'], firstYears: boolean): string {
  if (view.state === 'none') return firstYears ? firstDayCopy.teenUsual : firstDayCopy.usual;
  return firstYears ? todayCopy.teen.carry : wheelCopy.promise;
}
