import type { ReactNode } from 'react';
import type { CycleView, ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import {
  DeferredSigns,
  eventOf,
  HowDoYouKnow,
  isTooEarlyForAWindow,
  useOvulationOpen,
} from '#web/features/cycle/public.ts';
import { DeferredClosedDoors } from '#web/features/subscription/public.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { ForecastBars } from '#web/ui/drawings/forecast/forecast-bars.tsx';
import { ForecastTable } from '#web/ui/drawings/forecast/forecast-table.tsx';
import { forecastWords } from '#web/ui/drawings/forecast/forecast.copy.ts';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './forecast.module.css';

const DeferredOvulation = deferred(async () => (await import('./ovulation-note.tsx')).OvulationNote);
const DeferredWhy = deferred(async () => (await import('./ovulation-note.tsx')).OvulationWhy);

const words = tracker.forecast;
type Props = { readonly view: CycleView; readonly surface: StageSurface; readonly answer: ExclusionReason | null };

/** When the next period is likely: a sentence, then the bars, then what it rests on (design 1.5). */
export function ForecastSection({ view, surface, answer }: Props) {
  const event = eventOf(surface);
  const opensOvulation = useOvulationOpen();
  if (surface.wording === 'first_years') return <FirstYears view={view} />;
  // On a hormonal method nothing is forecast before it has bleeds of its own to learn from.
  if (event === 'bleed' && (!view.forecast || view.state === 'past')) return null;
  const { forecast } = view;
  const quiet = view.state === 'past' || view.state === 'resting' ? words[view.state] : null;
  const ovulates = surface.ovulation && forecast !== null;
  return (
    <Frame title={event === 'bleed' ? words.bleedTitle : words.title}>
      {quiet ? <p className={styles.soon}>{quiet}</p> : <ForecastSentence view={view} event={event} short />}
      {view.state === 'within' && <DeferredSigns view={view} show="period" />}
      <ForecastBars view={view} />
      {ovulates &&
        (opensOvulation ? (
          <DeferredOvulation today={view.today} />
        ) : (
          <DeferredClosedDoors feature="ovulation" doors={[words.closedOvulation]} stays={words.staysOpen} />
        ))}
      {forecast && !quiet && <p className={styles.small}>{words.guide}</p>}
      {forecast && <How {...{ view, event, answer }} isQuiet={quiet !== null} tellsWhy={ovulates && opensOvulation} />}
      {!forecast && answer && <p className={styles.small}>{words.openLeftOut}</p>}
    </Frame>
  );
}

type HowProps = {
  readonly view: CycleView;
  readonly event: 'period' | 'bleed';
  readonly answer: ExclusionReason | null;
  readonly isQuiet: boolean;
  readonly tellsWhy: boolean;
};

/** What the forecast rests on, behind one line: the cycles in it, what is left out, the figures, and all of it. */
function How({ view, event, answer, isQuiet, tellsWhy }: HowProps) {
  const { note } = forecastWords(view, event);
  const leftOut = view.forecast?.cyclesLeftOut ?? 0;
  return (
    <Fold bare summary={words.how}>
      <div className={styles.rest}>
        {note && !isQuiet && <p>{note}</p>}
        {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
        {answer && <p>{words.openLeftOut}</p>}
        {tellsWhy && <DeferredWhy />}
        <ForecastTable view={view} event={event} />
        <HowDoYouKnow view={view} />
      </div>
    </Fold>
  );
}

/** The night of the page: what is ahead stands in it. */
function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel as="section" ground="night" bleed aria-labelledby="forecast">
      <div className={styles.section} data-theme="dark">
        <h2 id="forecast">{title}</h2>
        {children}
      </div>
    </Panel>
  );
}

/** In the member's first years little is said ahead, and what is usual is wide. */
function FirstYears({ view }: { readonly view: CycleView }) {
  const quiet = view.state === 'past' || view.state === 'resting' ? tracker.forecast[view.state] : null;
  const told = !quiet && (view.state === 'window' || !isTooEarlyForAWindow(view));
  return (
    <Frame title={tracker.forecast.title}>
      {told ? <ForecastSentence view={view} short /> : <p className={styles.soon}>{quiet ?? tracker.teen.soon}</p>}
      {told && <ForecastBars view={view} />}
      <p className={styles.small}>{tracker.teen.note}</p>
      {told && (
        <Fold bare summary={tracker.forecast.how}>
          <div className={styles.rest}>
            <ForecastTable view={view} />
            <HowDoYouKnow view={view} firstYears />
          </div>
        </Fold>
      )}
    </Frame>
  );
}
