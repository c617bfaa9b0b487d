import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from './stage.ts';

type Teller = Pick<StageSurface, 'periodForecast' | 'forecastNeeds'>;

/**
 * The member's view as the member's stage of life lets it be told (decisions 8): where a stage names no single day, the
 * window stands alone; where it forecasts nothing, or knows too few cycles of its own, there is no window either to be
 * in or past, and the cycle rests.
 */
export function visibleView(view: CycleView, { periodForecast, forecastNeeds }: Teller): CycleView {
  if (!view.forecast) return view;
  if (periodForecast === 'none' || view.forecast.cyclesUsed < forecastNeeds) {
    const counts = view.state === 'within' || view.state === 'none';
    return { ...view, forecast: null, state: counts ? view.state : 'resting', daysPast: 0 };
  }
  return periodForecast === 'day' ? view : { ...view, forecast: { ...view.forecast, mode: null } };
}
