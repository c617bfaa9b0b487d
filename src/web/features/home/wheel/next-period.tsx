import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { isWindowOnly } from '#web/ui/drawings/forecast/forecast.copy.ts';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { twoDates, weekdayName, dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { wheelCopy } from '../home.copy.ts';
import styles from './wheel.module.css';

type Props = { readonly view: CycleView; readonly event: 'period' | 'bleed' };

/** The likeliest day in one line and its range in small print; where no single day may be named, the range alone. */
export function NextPeriod({ view, event }: Props) {
  const { forecast } = view;
  if (!forecast) return null;
  if (forecast.mode === null || isWindowOnly(view, forecast))
    return <ForecastSentence view={view} event={event} short />;
  return (
    <>
      <p className={styles.next}>
        {wheelCopy.nextPeriod(event)}
        <b>{`${weekdayName(forecast.mode).slice(0, 3)} ${dayAndMonth(forecast.mode)}`}</b>
      </p>
      <p className={styles.mostly}>{wheelCopy.mostly(twoDates(forecast.low, forecast.high))}</p>
    </>
  );
}
