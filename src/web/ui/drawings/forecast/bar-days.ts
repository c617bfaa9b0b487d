import type { PeriodForecast, StartChance } from '#domain/cycle/cycle-view.ts';

export type BarDay = StartChance & { readonly height: number; readonly mode: boolean; readonly named: boolean };

const TALLEST = 116;
const LOWEST = 7;
const MOST_NAMED = 9;
/** A day is drawn when it has at least this share of the likeliest day's chance. */
const LEAST_SHARE = 0.12;

/**
 * The days worth a bar: an unbroken run around the likeliest one, heights in pixels, and a name on as many as have
 * room.
 */
export function barDays(forecast: PeriodForecast): BarDay[] {
  const top = Math.max(...forecast.days.map(({ probability }) => probability));
  const peak = forecast.days.findIndex(({ date }) => date === forecast.mode);
  const worth = ({ probability }: StartChance) => probability >= top * LEAST_SHARE;
  const first = forecast.days.findIndex((day, index) => worth(day) || index === peak);
  const last = forecast.days.findLastIndex((day, index) => worth(day) || index === peak);
  const run = forecast.days.slice(first, last + 1);
  const stride = Math.ceil(run.length / MOST_NAMED);
  return run.map((day, index) => {
    const away = index - (peak - first);
    return {
      ...day,
      height: Math.max(LOWEST, Math.round((TALLEST * day.probability) / top)),
      mode: away === 0,
      named: away % stride === 0,
    };
  });
}
