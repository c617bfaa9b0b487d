import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { CycleWheel } from '#web/ui/drawings/wheel/cycle-wheel.tsx';
import { DeferredSigns, eventOf, isTooEarlyForAWindow } from '#web/features/cycle/public.ts';
import { wheelCopy } from '../home.copy.ts';
import { todayCopy } from '../today/today.copy.ts';
import { NextPeriod } from './next-period.tsx';
import styles from './wheel.module.css';

type Props = {
  readonly reply: CycleViewReply;
  readonly surface: StageSurface;
  /** The page asks for the first date: the middle of the wheel leads to the question. */ readonly asks?: boolean;
};

/** The wheel, and when the next period is likely (§2.3). */
export function WheelCard({ reply, surface, asks = false }: Props) {
  const { view } = reply;
  return (
    <div className={styles.card} data-asks={asks || undefined}>
      <div className={styles.wheel}>
        <CycleWheel
          view={view}
          moon={reply.moon}
          quiet={!surface.phases}
          moonRing={surface.moonRing}
          event={eventOf(surface)}
          asks={asks}
        />
        {asks && <a className={styles.middle} href="#first-date" aria-label={wheelCopy.setDate} />}
      </div>
      <Sentence view={view} surface={surface} />
    </div>
  );
}

// Beyond the usual length the panel beside the wheel speaks, where the member can answer.
function Sentence({ view, surface }: { readonly view: CycleViewReply['view']; readonly surface: StageSurface }) {
  const firstYears = surface.wording === 'first_years';
  if (view.state !== 'within') return null;
  const soon = firstYears && isTooEarlyForAWindow(view);
  return (
    <div className={styles.sentence}>
      {soon && <p className={styles.next}>{todayCopy.teen.soon}</p>}
      {!soon && <NextPeriod view={view} event={eventOf(surface)} />}
      <DeferredSigns view={view} show="period" />
      {(view.forecast || firstYears) && (
        <p className={styles.promise}>{firstYears ? todayCopy.teen.carry : wheelCopy.promise}</p>
      )}
    </div>
  );
}
