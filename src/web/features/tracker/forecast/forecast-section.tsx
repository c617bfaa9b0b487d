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
import styles from './forecast.module.css';

const DeferredOvulation = deferred(async () => (await import('./ovulation-note.tsx')).OvulationNote);

type Props = { readonly view: CycleView; readonly surface: StageSurface; readonly answer: ExclusionReason | null };

/** When the next period is likely: a sentence, then the bars, then what it rests on (design 1.5). */
export function ForecastSection({ view, surface, answer }: Props) {
  const words = tracker.forecast;
  const event = eventOf(surface);
  const opensOvulation = useOvulationOpen();
  if (surface.wording === 'first_years') return <FirstYears view={view} />;
  // On a hormonal method nothing is forecast before it has bleeds of its own to learn from.
  if (event === 'bleed' && (!view.forecast || view.state === 'past')) return null;
  const { forecast } = view;
  const { note } = forecastWords(view, event);
  const quiet = view.state === 'past' || view.state === 'resting' ? words[view.state] : null;
  return (
    <section aria-labelledby="forecast" className={styles.section}>
      <h2 id="forecast">{event === 'bleed' ? words.bleedTitle : words.title}</h2>
      {quiet ? <p className={styles.soon}>{quiet}</p> : <ForecastSentence view={view} event={event} short />}
      {view.state === 'within' && <DeferredSigns view={view} show="period" />}
      <div className={styles.bars}>
        <ForecastBars view={view} />
        <ForecastTable view={view} event={event} />
      </div>
      <div className={styles.rest}>
        {note && !quiet && <p>{note}</p>}
        {forecast && forecast.cyclesLeftOut > 0 && <p>{words.leftOut(forecast.cyclesLeftOut)}</p>}
        {answer && <p>{words.openLeftOut}</p>}
        <HowDoYouKnow view={view} />
      </div>
      {surface.ovulation &&
        forecast &&
        (opensOvulation ? (
          <DeferredOvulation today={view.today} />
        ) : (
          <DeferredClosedDoors feature="ovulation" doors={[words.closedOvulation]} stays={words.staysOpen} />
        ))}
    </section>
  );
}

/** In the member's first years little is said ahead, and what is usual is wide. */
function FirstYears({ view }: { readonly view: CycleView }) {
  const quiet = view.state === 'past' || view.state === 'resting' ? tracker.forecast[view.state] : null;
  const told = !quiet && (view.state === 'window' || !isTooEarlyForAWindow(view));
  return (
    <section aria-labelledby="forecast" className={styles.section}>
      <h2 id="forecast">{tracker.forecast.title}</h2>
      {told ? <ForecastSentence view={view} short /> : <p className={styles.soon}>{quiet ?? tracker.teen.soon}</p>}
      {told && (
        <div className={styles.bars}>
          <ForecastBars view={view} />
          <ForecastTable view={view} />
        </div>
      )}
      <div className={styles.rest}>
        <p>{tracker.teen.note}</p>
        {told && <HowDoYouKnow view={view} firstYears />}
      </div>
    </section>
  );
}
