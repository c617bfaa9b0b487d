import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { OWN_FROM } from '#domain/forecast/constants.ts';
import type { StageSurface } from '#domain/stage/stage.ts';

/** Her view as her stage of life lets it be told: where a stage names no single day, the window stands alone (decisions 8). */
export function toldView(view: CycleView, surface: StageSurface): CycleView {
  if (surface.periodForecast === 'day' || !view.forecast) return view;
  if (surface.periodForecast === 'none') return { ...view, forecast: null };
  return { ...view, forecast: { ...view.forecast, mode: null } };
}

/** In her first years nothing more than "in the next weeks" is said before this many periods of her own (design 15). */
export function isTooEarlyForAWindow(view: CycleView): boolean {
  return (view.forecast?.cyclesUsed ?? 0) < OWN_FROM - 1;
}
