import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView, Phase } from '#domain/cycle/cycle-view.ts';
import { phaseOfDay } from '#domain/cycle/phases.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { toldPhase } from '#domain/stage/told-phase.ts';

type View = Pick<CycleView, 'today' | 'unwrappedDay' | 'phases' | 'cycleLength' | 'forecast' | 'startDate'>;
/** A phase on a day: known up to today, expected after it. */
export type DayPhase = { readonly phase: Phase; readonly isExpected: boolean };

/**
 * The phase of `date`, today or later: counted from the last start until the likely next one, and from there in cycles
 * of her usual length. It moves when her cycle moves. Null wherever today has none (`toldPhase`).
 */
export function expectedPhase(
  view: View,
  { surface, date }: { readonly surface: Pick<StageSurface, 'wheel' | 'phases'>; readonly date: LocalDate },
): DayPhase | null {
  const now = toldPhase(view, surface);
  if (now === null || view.startDate === null) return null;
  if (date <= view.today) return { phase: now, isExpected: false };
  const next = laterOf(view.forecast?.median ?? addDays(view.startDate, view.cycleLength), addDays(view.today, 1));
  const day = date < next ? daysBetween(view.startDate, date) + 1 : (daysBetween(next, date) % view.cycleLength) + 1;
  return { phase: phaseOfDay(day, view.phases), isExpected: true };
}

function laterOf(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}
