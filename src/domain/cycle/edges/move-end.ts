import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleEdits, EditLists } from '../cycle-view.ts';
import { isBleeding, type DayLog } from '../day-log.ts';
import { LONGEST_GAP_IN_A_PERIOD } from '../derive-cycles.ts';
import { bled, changedDays, FURTHEST_MOVE, uncounted } from './edge-days.ts';
import { traced } from '../edit-trace.ts';
import type { MovedEdge } from './move-start.ts';

type Move = {
  readonly logs: readonly DayLog[];
  readonly edits: CycleEdits;
  readonly cycle: Cycle;
  readonly next: Cycle | null;
  readonly to: LocalDate;
};

/**
 * Sets the last bleeding day of a period. Later (up to ten days, before the next period): the days up to `to` are
 * bleeding, light where the member logged none. Earlier (inside the period): bleeding after `to` no longer counts. Null
 * when `to` is neither.
 */
export function moveEnd({ logs, edits, cycle, next, to }: Move): MovedEdge | null {
  if (
    to < cycle.startDate ||
    to === cycle.periodEnd ||
    to > addDays(cycle.periodEnd, FURTHEST_MOVE) ||
    (next && to >= next.startDate)
  )
    return null;
  const known = new Map(logs.map((log) => [log.date, log]));
  const bleeding = logs.filter(isBleeding).map(({ date }) => date);
  // From its start on, as far as the bleeding goes without a longer gap: what the member joined beyond one is filled.
  const lastBefore = bleeding
    .filter((date) => date <= to && date <= cycle.periodEnd)
    .toSorted()
    .reduce(
      (late, date) => (date > late && date <= addDays(late, LONGEST_GAP_IN_A_PERIOD + 1) ? date : late),
      cycle.startDate,
    );
  const after = addDays(to, 1);
  const written = [
    ...bled(known, { from: addDays(lastBefore, 1), before: after }),
    ...uncounted(known, { from: after, before: addDays(cycle.periodEnd, 1) }),
  ];
  const near = bleeding.filter(
    (date) => date > to && date > cycle.periodEnd && date <= addDays(to, LONGEST_GAP_IN_A_PERIOD + 1),
  );
  const lists = setApart(edits, {
    cycle,
    to,
    from: near.reduce<LocalDate | null>((first, date) => (first === null || date < first ? date : first), null),
  });
  return {
    logs: written,
    edits: traced(edits, lists, { kind: 'end', startDate: cycle.startDate, to, days: changedDays(known, written) }),
  };
}

/**
 * What the member said about the days that the move writes goes; bleeding soon after the new end stays apart from it.
 */
function setApart(
  edits: CycleEdits,
  { cycle, to, from }: { cycle: Cycle; to: LocalDate; from: LocalDate | null },
): EditLists {
  const [first, last] = cycle.periodEnd < to ? [cycle.periodEnd, to] : [to, cycle.periodEnd];
  const outside = (date: LocalDate) => date <= first || date > last;
  const split = edits.split.filter((date) => outside(date) && date !== from);
  return {
    joined: edits.joined.filter((date) => outside(date) && date !== from),
    split: from ? [...split, from] : split,
    notPeriod: edits.notPeriod.filter((date) => date < cycle.startDate || date > last),
    excluded: edits.excluded,
  };
}
