import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits, EditTrace } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { isSameValue } from '#domain/cycle/merge-day.ts';
import type { ImportedDay } from './import-result.ts';

/** What one import added to one day: the fields and their values. */
export type Added = { readonly date: DayLog['date']; readonly fields: ImportedDay };

/** The fields that a day has and the day before it had not, or had otherwise. Null when there are none. */
export function addedTo(before: DayLog | null, after: DayLog): Added | null {
  const news = Object.entries(after).filter(
    ([name, value]) => name !== 'date' && !(before && isSameValue(before[name as keyof DayLog], value)),
  );
  return news.length > 0 ? { date: after.date, fields: Object.fromEntries(news) as ImportedDay } : null;
}

/** The member's changes by hand with those of an import that say nothing against them, and which of them are new. */
export function withEdits(
  edits: CycleEdits,
  incoming: CycleEdits,
): { readonly edits: CycleEdits; readonly added: CycleEdits } {
  const spoken = new Set([
    ...edits.joined,
    ...edits.split,
    ...edits.notPeriod,
    ...edits.excluded.map(({ startDate }) => startDate),
  ]);
  const news = <Day extends string>(days: readonly Day[]) => days.filter((day) => !spoken.has(day as never));
  const added = {
    joined: news(incoming.joined),
    split: news(incoming.split),
    notPeriod: news(incoming.notPeriod),
    excluded: incoming.excluded.filter(({ startDate }) => !spoken.has(startDate)),
  };
  const whole = (incoming.oneCycle ?? []).filter((day) => !(edits.oneCycle ?? []).includes(day));
  const known = edits.traces ?? [];
  const traces = (incoming.traces ?? []).filter(
    (trace) => !known.some((other) => isSameChange(other, trace)) && saysNothingAgainst(trace, spoken),
  );
  const next = {
    joined: [...edits.joined, ...added.joined],
    split: [...edits.split, ...added.split],
    notPeriod: [...edits.notPeriod, ...added.notPeriod],
    excluded: [...edits.excluded, ...added.excluded],
  };
  return {
    edits: { ...next, ...wholeOf([...(edits.oneCycle ?? []), ...whole]), ...tracesOf([...known, ...traces]) },
    added: { ...added, ...wholeOf(whole), ...tracesOf(traces) },
  };
}

function wholeOf(oneCycle: readonly LocalDate[]): Pick<CycleEdits, 'oneCycle'> {
  return oneCycle.length > 0 ? { oneCycle } : {};
}

/** Whether taking a change back would touch no word of the member's. */
function saysNothingAgainst({ added, gone }: EditTrace, spoken: ReadonlySet<string>): boolean {
  const dates = [added, gone].flatMap((lists) => [
    ...lists.joined,
    ...lists.split,
    ...lists.notPeriod,
    ...lists.excluded.map(({ startDate }) => startDate),
  ]);
  return !dates.some((date) => spoken.has(date));
}

function isSameChange(one: EditTrace, other: EditTrace): boolean {
  return one.kind === other.kind && one.startDate === other.startDate && one.to === other.to;
}

function tracesOf(traces: readonly EditTrace[]): Pick<CycleEdits, 'traces'> {
  return traces.length > 0 ? { traces } : {};
}

/** The member's changes by hand without those of an import. */
export function withoutEdits(edits: CycleEdits, added: CycleEdits): CycleEdits {
  const traces = (edits.traces ?? []).filter(
    (trace) => !(added.traces ?? []).some((other) => isSameChange(other, trace)),
  );
  return {
    ...tracesOf(traces),
    ...wholeOf((edits.oneCycle ?? []).filter((day) => !(added.oneCycle ?? []).includes(day))),
    joined: edits.joined.filter((day) => !added.joined.includes(day)),
    split: edits.split.filter((day) => !added.split.includes(day)),
    notPeriod: edits.notPeriod.filter((day) => !added.notPeriod.includes(day)),
    excluded: edits.excluded.filter(
      (entry) => !added.excluded.some((other) => other.startDate === entry.startDate && other.reason === entry.reason),
    ),
  };
}
