import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleEdits, EditLists, ExclusionReason } from './cycle-view.ts';
import { LONGEST_GAP_IN_A_PERIOD } from './derive-cycles.ts';
import { reverted, traced, traceOf } from './edit-trace.ts';

/** One change by hand to the derived cycles. `undo` takes the same change back. */
export type CycleEdit =
  | {
      readonly kind: 'exclude';
      readonly startDate: LocalDate;
      readonly reason: ExclusionReason;
      readonly undo?: boolean | undefined;
    }
  | {
      readonly kind: 'not_period' | 'join' | 'split';
      readonly startDate: LocalDate;
      readonly undo?: boolean | undefined;
    }
  | OneCycleEdit;
/** "This was one cycle": however long it was, no start in it went unlogged. */
type OneCycleEdit = {
  readonly kind: 'one_cycle';
  readonly startDate: LocalDate;
  readonly undo?: boolean | undefined;
};
type ListEdit = Exclude<CycleEdit, OneCycleEdit>;

const LISTS = { not_period: 'notPeriod', join: 'joined', split: 'split' } as const;

/**
 * What cannot stand beside a change for the same day: bleeding cannot be joined and begin a period, nor be none and be
 * explained.
 */
const AGAINST = {
  exclude: ['joined', 'notPeriod'],
  not_period: ['joined', 'excluded'],
  join: ['split', 'notPeriod', 'excluded'],
  split: ['joined', 'notPeriod'],
} as const satisfies Record<ListEdit['kind'], readonly (keyof EditLists)[]>;

/**
 * The member's edits with one more (or, with `undo`, one less). The newest word counts: entries that contradict it for
 * that day go, and come back when it is taken back. A change that stands already changes nothing.
 */
export function applyEdit(edits: CycleEdits, edit: CycleEdit): CycleEdits {
  if (edit.kind === 'one_cycle') return withOneCycle(edits, edit);
  const { kind, startDate } = edit;
  const own = kind === 'exclude' ? 'excluded' : LISTS[kind];
  if (edit.undo) {
    const trace = stands(edits, edit) ? traceOf(edits, { kind, startDate, to: null }) : undefined;
    return trace ? reverted(edits, trace) : { ...edits, ...drop(edits, { day: startDate, lists: [own] }) };
  }
  if (
    stands(edits, edit) &&
    (edit.kind !== 'exclude' ||
      edits.excluded.some((mark) => mark.startDate === startDate && mark.reason === edit.reason))
  )
    return edits;
  const without = drop(edits, { day: startDate, lists: [own, ...AGAINST[kind]] });
  const next =
    edit.kind === 'exclude'
      ? { ...without, excluded: [...without.excluded, { startDate, reason: edit.reason }] }
      : { ...without, [LISTS[edit.kind]]: [...without[LISTS[edit.kind]], startDate] };
  return traced(edits, next, { kind, startDate, to: null });
}

function withOneCycle(edits: CycleEdits, { startDate, undo }: OneCycleEdit): CycleEdits {
  const { oneCycle = [], ...others } = edits;
  const rest = oneCycle.filter((date) => date !== startDate);
  const next = undo ? rest : [...rest, startDate];
  return next.length > 0 ? { ...others, oneCycle: next } : others;
}

/**
 * A change meant for the mark that the member's period bears already, also where its start has moved since the mark was
 * made.
 */
export function anchored(
  edit: CycleEdit,
  { cycles, edits }: { cycles: readonly Cycle[]; edits: CycleEdits },
): CycleEdit {
  const cycle = edit.kind === 'exclude' ? cycles.find(({ startDate }) => startDate === edit.startDate) : undefined;
  const mark =
    cycle &&
    edits.excluded.find(
      ({ startDate }) =>
        startDate >= addDays(cycle.startDate, -(LONGEST_GAP_IN_A_PERIOD + 1)) && startDate <= cycle.periodEnd,
    );
  return mark ? { ...edit, startDate: mark.startDate } : edit;
}

function stands(edits: CycleEdits, { kind, startDate }: ListEdit): boolean {
  return kind === 'exclude'
    ? edits.excluded.some((mark) => mark.startDate === startDate)
    : edits[LISTS[kind]].includes(startDate);
}

function drop(edits: CycleEdits, what: { day: LocalDate; lists: readonly (keyof EditLists)[] }): EditLists {
  const other = (list: 'joined' | 'split' | 'notPeriod') =>
    what.lists.includes(list) ? edits[list].filter((date) => date !== what.day) : edits[list];
  const excluded = what.lists.includes('excluded')
    ? edits.excluded.filter((entry) => entry.startDate !== what.day)
    : edits.excluded;
  return { joined: other('joined'), split: other('split'), notPeriod: other('notPeriod'), excluded };
}
