import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleEdits } from './cycle-view.ts';
import { isBleeding, type DayLog } from './day-log.ts';

/** How far back a start may be moved: the longest bleeding that is still filled in for her. */
export const FURTHEST_MOVE = 10;

/** What moving a start changes: the days to write, whole, and her edits carried over to the new start. */
export type MovedStart = { readonly logs: readonly DayLog[]; readonly edits: CycleEdits };

/**
 * Moves the start of a period. Earlier (up to ten days): the days from `to` on are bleeding, light where she logged none.
 * Later (inside the period): bleeding before `to` no longer counts. Null when `to` is neither.
 */
export function moveStart(input: { logs: readonly DayLog[]; edits: CycleEdits; cycle: Cycle; to: LocalDate }): MovedStart | null {
  const { cycle, to } = input;
  const shift = daysBetween(cycle.startDate, to);
  if (shift === 0 || shift < -FURTHEST_MOVE || to > cycle.periodEnd) return null;
  const known = new Map(input.logs.map((log) => [log.date, log]));
  const logs = shift < 0 ? bled(known, { from: to, before: cycle.startDate }) : uncounted(known, { from: cycle.startDate, before: to });
  return { logs, edits: carried(input.edits, { from: cycle.startDate, to }) };
}

function daysOf(span: { from: LocalDate; before: LocalDate }): LocalDate[] {
  return Array.from({ length: daysBetween(span.from, span.before) }, (_, index) => addDays(span.from, index));
}

function bled(known: ReadonlyMap<LocalDate, DayLog>, span: { from: LocalDate; before: LocalDate }): DayLog[] {
  return daysOf(span).flatMap((date) => {
    const log = known.get(date) ?? { date };
    if (isBleeding(log)) return [];
    const stronger = log.flow === 'medium' || log.flow === 'heavy';
    const { bleedingExcluded: _, ...kept } = log;
    return [{ ...kept, flow: stronger && log.flow ? log.flow : 'light' } as const];
  });
}

function uncounted(known: ReadonlyMap<LocalDate, DayLog>, span: { from: LocalDate; before: LocalDate }): DayLog[] {
  return daysOf(span).flatMap((date) => {
    const log = known.get(date);
    return log && isBleeding(log) ? [{ ...log, bleedingExcluded: true }] : [];
  });
}

function carried(edits: CycleEdits, move: { from: LocalDate; to: LocalDate }): CycleEdits {
  const [first, last] = move.from < move.to ? [move.from, move.to] : [move.to, move.from];
  const outside = (date: LocalDate) => date < first || date > last;
  return {
    joined: edits.joined.filter(outside),
    // The split keeps the moved start apart from bleeding shortly before it.
    split: [...edits.split.filter(outside), move.to],
    notPeriod: edits.notPeriod.filter(outside),
    excluded: edits.excluded.map((entry) => (entry.startDate === move.from ? { ...entry, startDate: move.to } : entry)),
  };
}
