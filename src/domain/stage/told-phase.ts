import type { CycleView, Phase } from '#domain/cycle/cycle-view.ts';
import { phaseOfDay } from '#domain/cycle/phases.ts';
import type { StageSurface } from './stage.ts';

/** A cycle longer than this is not counted (decisions 4). */
const LONGEST_COUNTED = 60;

/**
 * The phase of today as the member's journal stamps it: by the day that is never wrapped. Null where the member's stage
 * names none, before a first period, and after a long silence.
 */
export function toldPhase(
  { unwrappedDay, phases }: Pick<CycleView, 'unwrappedDay' | 'phases'>,
  surface: Pick<StageSurface, 'wheel' | 'phases'>,
): Phase | null {
  if (surface.wheel !== 'cycle' || !surface.phases || unwrappedDay === null || unwrappedDay > LONGEST_COUNTED)
    return null;
  return phaseOfDay(unwrappedDay, phases);
}
