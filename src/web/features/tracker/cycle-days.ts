import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView, PhaseSpan } from '#domain/cycle/cycle-view.ts';
import { phaseSpans } from '#domain/cycle/phases.ts';
import type { DayPhase, Known } from '#web/ui/drawings/calendar/day-facts.ts';

type CycleFacts = { readonly cycles: readonly CycleWire[]; readonly view: CycleView };

/**
 * The cycle day of any day of the member's; null before the member's first period and while the member's cycle rests,
 * when nothing is counted.
 */
export function cycleDayOf(date: LocalDate, { cycles, view }: CycleFacts): number | null {
  const cycle = cycles.find(({ startDate }) => startDate <= date);
  if (!cycle || (cycle.endDate === null && view.state === 'resting')) return null;
  return daysBetween(cycle.startDate, date) + 1;
}

/**
 * The phase of each day of the member's cycles, as far as it is known: lived, expected, or a window in which a period
 * may start. In the member's first years, periods alone.
 */
export function dayPhases({ cycles, view, firstYears }: CycleFacts & { readonly firstYears: boolean }): DayPhase[] {
  return cycles.flatMap((cycle) => {
    if (firstYears || cycle.excluded !== null) return laid(cycle.startDate, periodOf(cycle), view.today);
    if (cycle.endDate !== null)
      return laid(cycle.startDate, phaseSpans(cycle.cycleLength, cycle.periodLength), view.today);
    return openCycle(cycle, view);
  });
}

function periodOf(cycle: CycleWire): PhaseSpan[] {
  return [{ phase: 'rest', from: 1, to: daysBetween(cycle.startDate, cycle.periodEnd) + 1 }];
}

function openCycle(cycle: CycleWire, view: CycleView): DayPhase[] {
  if (view.state === 'resting') return laid(cycle.startDate, periodOf(cycle), view.today);
  const lastDay = lastCounted(cycle, view);
  const counted = laid(cycle.startDate, runTo(view.phases, lastDay), view.today);
  const highDay = view.forecast ? daysBetween(cycle.startDate, view.forecast.high) + 1 : 0;
  if (view.state === 'past' || highDay <= lastDay) return counted;
  return [...counted, ...spread(cycle.startDate, { phase: 'rest', from: lastDay + 1, to: highDay }, () => 'unknown')];
}

/** The last day that belongs to a phase: to the window's beginning where no day is named, and never past its end. */
function lastCounted(cycle: CycleWire, view: CycleView): number {
  const today = daysBetween(cycle.startDate, view.today) + 1;
  if (view.state === 'past') return today - view.daysPast;
  if (view.state === 'window') return today;
  return view.irregular && view.forecast ? daysBetween(cycle.startDate, view.forecast.low) : view.cycleLength;
}

function runTo(spans: readonly PhaseSpan[], last: number): PhaseSpan[] {
  const within = spans.filter(({ from }) => from <= last);
  return within.map((span, index) => ({ ...span, to: index === within.length - 1 ? last : span.to }));
}

function laid(start: LocalDate, spans: readonly PhaseSpan[], today: LocalDate): DayPhase[] {
  return spans.flatMap((span) => spread(start, span, (date) => (date <= today ? 'lived' : 'expected')));
}

function spread(start: LocalDate, { phase, from, to }: PhaseSpan, known: (date: LocalDate) => Known): DayPhase[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const date = addDays(start, from - 1 + index);
    return { date, phase, known: known(date) };
  });
}
