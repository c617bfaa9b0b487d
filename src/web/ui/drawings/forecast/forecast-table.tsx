import { useId, useState } from 'react';
import { addDays, daysBetween } from '#domain/calendar/local-date.ts';
import type { CycleView, PeriodForecast } from '#domain/cycle/cycle-view.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { barDays } from './bar-days.ts';
import { chanceWords, forecastTable as words } from './forecast-table.copy.ts';
import { isWindowOnly } from './forecast.copy.ts';
import styles from './forecast.module.css';

type Row = { readonly date: string; readonly chance: string };
type Props = { readonly view: CycleView; readonly event?: 'period' | 'bleed' };

/** The bars of the forecast as a sentence that names the likeliest day and the last, and on demand as a table. */
export function ForecastTable({ view, event = 'period' }: Props) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const { forecast } = view;
  if (!forecast || view.state === 'past' || view.state === 'resting' || view.state === 'none') return null;
  const windowOnly = isWindowOnly(view, forecast);
  return (
    <div className={styles.asTable}>
      <p>{windowOnly ? words.level(forecast, view.today) : words.sentence(barDays(forecast))}</p>
      <TextButton aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        {shown ? words.hide : words.show}
      </TextButton>
      <div id={id} hidden={!shown}>
        {shown && (
          <Table caption={words.caption(event)} rows={windowOnly ? levelRows(forecast) : chanceRows(forecast)} />
        )}
      </div>
    </div>
  );
}

function Table({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }) {
  return (
    <table>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.chance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, chance }) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            <td>{chance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function chanceRows(forecast: PeriodForecast): Row[] {
  return barDays(forecast).map(({ date, probability }) => ({
    date: dateWithYear(date),
    chance: chanceWords(probability),
  }));
}

/** Where the bars are level, so are the rows: each day of the window is possible, and none is marked. */
function levelRows({ low, high }: PeriodForecast): Row[] {
  return Array.from({ length: daysBetween(low, high) + 1 }, (_, day) => ({
    date: dateWithYear(addDays(low, day)),
    chance: words.unmarked,
  }));
}
