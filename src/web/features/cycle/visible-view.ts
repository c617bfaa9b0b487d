import type { CycleView, StartChance } from '#domain/cycle/cycle-view.ts';
import { OWN_FROM } from '#domain/forecast/constants.ts';
import type { StageSurface } from '#domain/stage/stage.ts';

/** What bleeding is called in the member's stage: on a hormonal method it is no period. */
export function eventOf({ wording }: StageSurface): 'period' | 'bleed' {
  return wording === 'contraception' ? 'bleed' : 'period';
}

/**
 * Words about a period as the member's stage says them: bleeding on a hormonal method is none ("Not a withdrawal
 * bleed", "Between bleeds").
 */
export function asEvent(text: string, event: 'period' | 'bleed'): string {
  if (event === 'period') return text;
  return text
    .replace(/\b(no|not a|as a) period\b/gi, '$1 withdrawal bleed')
    .replace(/\bperiod(?=s?\b)/g, 'bleed')
    .replace(/\bPeriod(?=s?\b)/g, 'Bleed');
}

/**
 * The chances the calendar may draw: inside the window alone where no day is named, and none in the member's first
 * years.
 */
export function chancesOf(view: CycleView, surface: StageSurface): readonly StartChance[] {
  const { forecast } = view;
  if (!forecast || surface.wording === 'first_years' || view.state === 'past' || view.state === 'resting') return [];
  if (forecast.mode !== null && !view.irregular) return forecast.days;
  return forecast.days.filter(({ date }) => date >= forecast.low && date <= forecast.high);
}

/**
 * In the member's first years nothing more than "in the next weeks" is said before this many periods of the member's
 * own (design 15).
 */
export function isTooEarlyForAWindow(view: CycleView): boolean {
  return (view.forecast?.cyclesUsed ?? 0) < OWN_FROM - 1;
}

/**
 * Whether a day within a teen's cycle offers "My period started": before six periods no window is told, but once it
 * would have begun one tap is enough all the same.
 */
export function mayStart({ forecast, today }: CycleView): boolean {
  return forecast !== null && today >= forecast.low;
}
