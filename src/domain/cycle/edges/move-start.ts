import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleEdits, EditLists } from '../cycle-view.ts';
import { isBleeding, type DayLog } from '../day-log.ts';
import { LONGEST_GAP_IN_A_PERIOD } from '../derive-cycles.ts';
import { bled, changedDays, FURTHEST_MOVE, uncounted } from './edge-days.ts';
import { traced } from '../edit-trace.ts';

/**
 * What moving an edge of a period changes: the days to write, whole, and the member's edits with the trace that takes
 * it back.
 */
export type MovedEdge = { readonly logs: readonly DayLog[]; readonly edits: CycleEdits };
type Move = {
  readonly logs: readonly DayLog[];
  readonly edits: CycleEdits;
  readonly cycle: Cycle;
  readonly to: LocalDate;
};

/**
 * Moves the start of a period. Earlier (up to ten days): the days from `to` on are bleeding, light where the member
 * logged none. Later (inside the period): bleeding before `to` no longer counts. Null when `to` is neither.
 */
export function moveStart({ logs, edits, cycle, to }: Move): MovedEdge | null {
  const shift = daysBetween(cycle.startDate, to);
  if (shift === 0 || shift < -FURTHEST_MOVE || to > cycle.periodEnd) return null;
  const known = new Map(logs.map((log) => [log.date, log]));
  // A start on a day without bleeding is filled up to where the bleeding goes on.
  const goesOn = logs
    .filter((log) => isBleeding(log) && log.date >= to)
    .reduce((first, { date }) => (date < first ? date : first), cycle.periodEnd);
  const written = [
    ...uncounted(known, { from: cycle.startDate, before: to }),
    ...bled(known, { from: to, before: shift < 0 ? cycle.startDate : goesOn }),
  ];
  return {
    logs: written,
    edits: traced(edits, carried(edits, { cycle, to, filled: shift < 0 ? cycle.startDate : goesOn }), {
      kind: 'move_start',
      startDate: cycle.startDate,
      to,
      days: changedDays(known, written),
    }),
  };
}

function carried(
  edits: CycleEdits,
  { cycle, to, filled }: { cycle: Cycle; to: LocalDate; filled: LocalDate },
): EditLists {
  const [first, last] = cycle.startDate < to ? [cycle.startDate, filled] : [to, cycle.startDate];
  const outside = (date: LocalDate) => date < first || date > last;
  const marksIt = (date: LocalDate) =>
    date >= addDays(cycle.startDate, -(LONGEST_GAP_IN_A_PERIOD + 1)) && date <= cycle.periodEnd;
  return {
    joined: edits.joined.filter(outside),
    // The split keeps the moved start apart from bleeding shortly before it.
    split: [...edits.split.filter(outside), to],
    notPeriod: edits.notPeriod.filter(outside),
    excluded: edits.excluded.map((mark) =>
      marksIt(mark.startDate) && cycle.excluded === mark.reason ? { ...mark, startDate: to } : mark,
    ),
  };
}
