import type { Wire } from '#contract/kit/route.ts';
import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { isPastOrToday } from '#domain/calendar/today.ts';
import { anchored, applyEdit } from '#domain/cycle/cycle-edits.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { daysBefore, reverted, traceOf } from '#domain/cycle/edit-trace.ts';
import { moveEnd } from '#domain/cycle/edges/move-end.ts';
import { moveStart } from '#domain/cycle/edges/move-start.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import type { cycleEditBody } from '#contract/cycle/cycle.schemas.ts';
import { refuse, Refusal, type Me } from '#server/platform/http/handler.ts';
import type { CycleDeps } from './cycle-deps.ts';
import { dayLogStore } from './day-log.store.ts';
import { freezeForecast } from './forecast/freeze.ts';
import { summaryStore } from './summary.store.ts';
import { writeDays } from './write-days.ts';

type Edit = Wire<typeof cycleEditBody>;
type Move = Extract<Edit, { kind: 'move_start' } | { kind: 'end' }>;
type Moving = { readonly me: Me; readonly edit: Move; readonly summary: Summary; readonly now: Date };
/** A day of bleeding this far beyond an edge may have to be set apart from it. */
const NEAR = 4;
/** No period that is moved spans more days; longer ones were joined over a year, and their edges stay. */
const LONGEST_READ = 400;

/** Applies one change by hand. The day must name a period of the member's, or, for a split, lie inside one. */
export async function editCycle(
  { clock }: CycleDeps,
  { me, edit }: { me: Me; edit: Edit },
): Promise<Summary | Refusal> {
  const now = clock.now();
  const next = await edited({ me, edit, now });
  if (!(next instanceof Refusal)) await freezeForecast(me, { summary: next, now });
  return next;
}

async function edited({ me, edit, now }: { me: Me; edit: Edit; now: Date }): Promise<Summary | Refusal> {
  const summary = await summaryStore.readForUpdate(me);
  if (edit.kind === 'move_start' || edit.kind === 'end')
    return edit.undo ? moveBack({ me, edit, summary, now }) : move({ me, edit, summary, now });
  const cycles = deriveCycles(summary.bleeding, summary.edits);
  if (!edit.undo && !isKnown(cycles, edit)) return refuse('cycle_unknown');
  const next = { ...summary, edits: applyEdit(summary.edits, anchored(edit, { cycles, edits: summary.edits })) };
  summaryStore.write(me, { document: next, now });
  return next;
}

function isKnown(cycles: readonly Cycle[], edit: Exclude<Edit, Move>): boolean {
  const index = cycles.findIndex((cycle) => cycle.startDate === edit.startDate);
  if (edit.kind === 'split')
    return cycles.some((cycle) => edit.startDate > cycle.startDate && edit.startDate <= cycle.periodEnd);
  if (edit.kind === 'one_cycle') return index >= 0 && cycles[index]?.length !== null;
  return edit.kind === 'join' ? index > 0 : index >= 0;
}

async function move({ me, edit, summary, now }: Moving): Promise<Summary | Refusal> {
  const cycles = deriveCycles(summary.bleeding, summary.edits);
  const at = cycles.findIndex((known) => known.startDate === edit.startDate);
  const cycle = cycles[at];
  if (!cycle) return refuse('cycle_unknown');
  if (!isPastOrToday(edit.to, now)) return refuse('future_day');
  const known = { logs: await daysAround(me, { cycle, to: edit.to }), edits: summary.edits, cycle, to: edit.to };
  const moved = edit.kind === 'end' ? moveEnd({ ...known, next: cycles[at + 1] ?? null }) : moveStart(known);
  if (!moved) return refuse('cycle_unknown');
  return writeDays(me, { days: moved.logs, summary: { ...summary, edits: moved.edits }, now });
}

/** Puts a moved edge back where it was. Asked twice, the second changes nothing. */
async function moveBack({ me, edit, summary, now }: Moving): Promise<Summary> {
  const trace = traceOf(summary.edits, { kind: edit.kind, startDate: edit.startDate, to: edit.to });
  if (!trace) return summary;
  const known = await dayLogStore.daysToWrite(
    me,
    trace.days.map(({ date }) => date),
  );
  return writeDays(me, {
    days: daysBefore(trace, [...known.values()]),
    summary: { ...summary, edits: reverted(summary.edits, trace) },
    now,
  });
}

/**
 * Whole days from the earlier of start and `to` to the later of end and `to`, and a few beyond; a move out of reach is
 * refused later, so it reads none.
 */
async function daysAround(me: Me, { cycle, to }: { cycle: Cycle; to: LocalDate }): Promise<DayLog[]> {
  const first = to < cycle.startDate ? to : cycle.startDate;
  const last = addDays(to > cycle.periodEnd ? to : cycle.periodEnd, NEAR);
  const count = daysBetween(first, last) + 1;
  if (count > LONGEST_READ) return [];
  const known = await dayLogStore.daysToWrite(
    me,
    Array.from({ length: count }, (_, index) => addDays(first, index)),
  );
  return [...known.values()];
}
