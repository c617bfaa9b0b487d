import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits, DayBleeding, EditLists, EditTrace } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';

type Name = keyof EditLists;
type Key = Pick<EditTrace, 'kind' | 'startDate' | 'to'>;
type Marks = CycleEdits['excluded'];

/** What cannot stand for a day beside an entry that comes back: the newer word counts. */
const BLOCKED_BY = {
  joined: ['split', 'notPeriod', 'excluded'],
  split: ['joined'],
  notPeriod: ['joined', 'excluded'],
  excluded: ['joined', 'notPeriod'],
} as const satisfies Record<Name, readonly Name[]>;

/**
 * Edits after a change, with the trace of what it replaced. A change that replaced nothing leaves none: taking it back
 * only drops it.
 */
export function traced(
  before: CycleEdits,
  after: EditLists,
  change: Key & { readonly days?: EditTrace['days'] },
): CycleEdits {
  const trace: EditTrace = {
    kind: change.kind,
    startDate: change.startDate,
    to: change.to,
    gone: difference(before, after),
    added: difference(after, before),
    days: change.days ?? [],
  };
  const others = (before.traces ?? []).filter((known) => !isSame(known, change));
  const isMove = change.to !== null;
  return withTraces(
    { ...after, ...saidWhole(before) },
    isMove || Object.values(trace.gone).some((list) => list.length > 0) ? [...others, trace] : others,
  );
}

/** The trace of a change, or undefined when it left none. */
export function traceOf(edits: CycleEdits, change: Key): EditTrace | undefined {
  return edits.traces?.find((trace) => isSame(trace, change));
}

/**
 * Edits without a change: what it added goes, what it replaced comes back, unless the member has said otherwise for
 * that day since.
 */
export function reverted(edits: CycleEdits, trace: EditTrace): CycleEdits {
  const kept = difference(edits, trace.added);
  const free = <N extends Name>(name: N, date: LocalDate) =>
    !BLOCKED_BY[name].some((other) => datesOf(kept[other]).includes(date)) && !datesOf(kept[name]).includes(date);
  const back = (name: 'joined' | 'split' | 'notPeriod') => [
    ...kept[name],
    ...trace.gone[name].filter((date) => free(name, date)),
  ];
  const lists: EditLists = {
    joined: back('joined'),
    split: back('split'),
    notPeriod: back('notPeriod'),
    excluded: [...kept.excluded, ...trace.gone.excluded.filter(({ startDate }) => free('excluded', startDate))],
  };
  return withTraces(
    { ...lists, ...saidWhole(edits) },
    (edits.traces ?? []).filter((known) => known !== trace),
  );
}

/**
 * The days that a moved edge wrote, as they were before it; a day changed since is the member's and stays. `logs` holds
 * those days whole.
 */
export function daysBefore(trace: EditTrace, logs: readonly DayLog[]): DayLog[] {
  const known = new Map(logs.map((log) => [log.date, log]));
  return trace.days.flatMap(({ date, before, after }) => {
    const log = known.get(date) ?? { date };
    if (!bleedsAlike(log, after)) return [];
    const { flow: _flow, bleedingExcluded: _excluded, ...rest } = log;
    return [{ ...rest, ...before }];
  });
}

/** The bleeding of a day alone. */
export function bleedingOf({ flow, bleedingExcluded }: DayBleeding): DayBleeding {
  return { ...(flow !== undefined && { flow }), ...(bleedingExcluded && { bleedingExcluded }) };
}

/** True when two days bleed alike. */
export function bleedsAlike(one: DayBleeding, other: DayBleeding): boolean {
  return one.flow === other.flow && Boolean(one.bleedingExcluded) === Boolean(other.bleedingExcluded);
}

function isSame(one: Key, other: Key): boolean {
  return one.kind === other.kind && one.startDate === other.startDate && one.to === other.to;
}

function withTraces(edits: Omit<CycleEdits, 'traces'>, traces: readonly EditTrace[]): CycleEdits {
  const { joined, split, notPeriod, excluded } = edits;
  return { joined, split, notPeriod, excluded, ...saidWhole(edits), ...(traces.length > 0 && { traces }) };
}

/** The cycles the member called one, which no other change touches. */
function saidWhole({ oneCycle }: Pick<CycleEdits, 'oneCycle'>): Pick<CycleEdits, 'oneCycle'> {
  return oneCycle && oneCycle.length > 0 ? { oneCycle } : {};
}

function datesOf(list: readonly LocalDate[] | Marks): LocalDate[] {
  return list.map((entry) => (typeof entry === 'string' ? entry : entry.startDate));
}

/** What is in `one` and not in `other`. */
function difference(one: EditLists, other: EditLists): EditLists {
  const dates = (name: 'joined' | 'split' | 'notPeriod') => one[name].filter((date) => !other[name].includes(date));
  const marks = one.excluded.filter(
    (mark) => !other.excluded.some((known) => known.startDate === mark.startDate && known.reason === mark.reason),
  );
  return { joined: dates('joined'), split: dates('split'), notPeriod: dates('notPeriod'), excluded: marks };
}
