import { daysBetween } from '#domain/calendar/local-date.ts';
import type { CycleView, PeriodForecast } from '#domain/cycle/cycle-view.ts';
import { dayAndMonth, dayOfMonth, longDate, monthName } from '#web/ui/drawings/dates/date-words.ts';
import { barDays, type BarDay } from './bar-days.ts';
import { chanceWords } from './forecast-table.copy.ts';
import { isWindowOnly, levelBarsName } from './forecast.copy.ts';
import styles from './forecast.module.css';

/** The chance of each possible first day as an arched bar; level arches without a mode where only a window is known. */
export function ForecastBars({ view }: { readonly view: CycleView }) {
  const { forecast } = view;
  if (!forecast || view.state === 'past' || view.state === 'resting' || view.state === 'none') return null;
  if (isWindowOnly(view, forecast)) return <LevelBars forecast={forecast} />;
  return (
    <ol className={styles.bars} aria-label="Chance that your period starts, by day">
      {barDays(forecast).map((bar) => (
        <ChanceBar key={bar.date} bar={bar} />
      ))}
    </ol>
  );
}

function ChanceBar({ bar }: { readonly bar: BarDay }) {
  const percent = chanceWords(bar.probability);
  return (
    <li data-mode={bar.mode || undefined} data-quiet={!bar.named || undefined}>
      <span className={styles.spoken}>{`${longDate(bar.date)}: ${percent}`}</span>
      <span className={styles.percent} aria-hidden="true">
        {percent}
      </span>
      <svg className={styles.bar} height={bar.height} aria-hidden="true">
        <rect x="1" y="1" width="100%" height="160%" rx="50%" />
      </svg>
      <span className={styles.date} aria-hidden="true">
        {dayOfMonth(bar.date)}
        <small>{monthName(bar.date).slice(0, 3)}</small>
      </span>
    </li>
  );
}

function LevelBars({ forecast }: { readonly forecast: PeriodForecast }) {
  const count = daysBetween(forecast.low, forecast.high) + 1;
  const width = 100 / count;
  return (
    <div className={styles.level} role="img" aria-label={levelBarsName(forecast)}>
      <svg height="52" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <rect
            key={index}
            x={`${(index * width + width * 0.08).toFixed(1)}%`}
            y="1"
            width={`${(width * 0.84).toFixed(1)}%`}
            height="160%"
            rx={`${(width * 0.42).toFixed(1)}%`}
          />
        ))}
      </svg>
      <p aria-hidden="true">
        <span>{dayAndMonth(forecast.low)}</span>
        <span>{dayAndMonth(forecast.high)}</span>
      </p>
    </div>
  );
}
