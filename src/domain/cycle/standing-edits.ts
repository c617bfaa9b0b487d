import { dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits, EditLists, EditTrace } from './cycle-view.ts';
import { isBleeding, type DayLog } from './day-log.ts';
import { bleedsAlike } from './edit-trace.ts';
import { LONGEST_GAP_IN_A_PERIOD } from './derive-cycles.ts';

/** An edge of a period that the member moved: its start, or its end. */
export type MovedEdgeMade = {
  readonly kind: 'move_start' | 'end';
  readonly startDate: LocalDate;
  readonly to: LocalDate;
};

/**
 * The changes by hand that can be taken back one by one: all of them but splits with no bleeding near before them, and
 * those that a moved edge brought along. A moved edge stands while a day it wrote is as it left it.
 */
export function standingEdits(
  edits: CycleEdits,
  logs: readonly DayLog[],
): EditLists & { readonly moved: readonly MovedEdgeMade[]; readonly oneCycle?: readonly LocalDate[] } {
  const bled = logs.filter(isBleeding).map(({ date }) => dayNumber(date));
  const known = new Map(logs.map((log) => [log.date, log]));
  const moves = (edits.traces ?? []).filter(
    (trace) =>
      trace.days.length === 0 || trace.days.some(({ date, after }) => bleedsAlike(known.get(date) ?? {}, after)),
  );
  const moved = moves.flatMap(movedEdge);
  const brought = new Set(moves.filter(({ to }) => to !== null).flatMap((trace) => trace.added.split));
  const { joined, notPeriod, excluded } = edits;
  return {
    joined,
    notPeriod,
    excluded,
    split: edits.split.filter((date) => separates(date, bled) && !brought.has(date)),
    moved,
    ...(edits.oneCycle && { oneCycle: edits.oneCycle }),
  };
}

function movedEdge({ kind, startDate, to }: EditTrace): MovedEdgeMade[] {
  return to !== null && (kind === 'move_start' || kind === 'end') ? [{ kind, startDate, to }] : [];
}

function separates(date: LocalDate, bled: readonly number[]): boolean {
  const at = dayNumber(date);
  const before = Math.max(...bled.filter((day) => day < at));
  const after = Math.min(...bled.filter((day) => day >= at));
  return after - before <= LONGEST_GAP_IN_A_PERIOD + 1;
}
