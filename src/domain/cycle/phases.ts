import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Phase, PhaseSpan } from './cycle-view.ts';

/** §9 cycle defaults and phase boundaries. */
export const DEFAULT_CYCLE_LENGTH = 28;
export const DEFAULT_PERIOD_LENGTH = 5;
const CREATE_PERCENT = 45;
const SHINE_PERCENT = 55;

/**
 * First and last cycle day of each phase (§4.7): rest to the period's length, create to floor(45 %) of the cycle, shine
 * to floor(55 %), reflect to its end. Phases never overlap; an empty one is left out (decisions 4).
 */
export function phaseSpans(cycleLength: number, periodLength: number): PhaseSpan[] {
  // Whole numbers: 0.55 * 100 is a little more than 55.
  const ends: readonly [Phase, number][] = [
    ['rest', periodLength],
    ['create', Math.floor((CREATE_PERCENT * cycleLength) / 100)],
    ['shine', Math.floor((SHINE_PERCENT * cycleLength) / 100)],
    ['reflect', cycleLength],
  ];
  const spans: PhaseSpan[] = [];
  for (const [phase, end] of ends) {
    const from = (spans.at(-1)?.to ?? 0) + 1;
    const to = Math.min(end, cycleLength);
    if (to >= from) spans.push({ phase, from, to });
  }
  return spans;
}

/** The phase of a cycle day, 1 to the last day of `spans`; days outside belong to the nearest phase. */
export function phaseOfDay(day: number, spans: readonly PhaseSpan[]): Phase {
  const last = spans.at(-1);
  return spans.find((span) => day <= span.to)?.phase ?? last?.phase ?? 'rest';
}

/** The cycle day of `today`, 1 to `cycleLength`: days since the start, wrapped, plus one (decisions 4). At least 1. */
export function cycleDay(input: { startDate: LocalDate; today: LocalDate; cycleLength: number }): number {
  return (Math.max(0, daysBetween(input.startDate, input.today)) % input.cycleLength) + 1;
}
