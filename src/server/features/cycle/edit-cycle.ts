import type { Wire } from '#contract/kit/route.ts';
import { isPastOrToday } from '#domain/calendar/today.ts';
import { applyEdit } from '#domain/cycle/cycle-edits.ts';
import type { Cycle, CycleEdits } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { moveStart } from '#domain/cycle/move-start.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import type { cycleEditBody } from '#contract/cycle/cycle.schemas.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import type { CycleHouse } from './cycle-house.ts';
import { dayLogStore } from './day-log.store.ts';
import { freezeForecast } from './forecast/freeze.ts';
import { summaryStore } from './summary.store.ts';
import { writeDays } from './write-days.ts';

type Edit = Wire<typeof cycleEditBody>;
type Move = Extract<Edit, { kind: 'move_start' }>;

/** Applies one change by hand. The day must name a period of hers, or, for a split, lie inside one. */
export async function editCycle({ clock }: CycleHouse, { me, edit }: { me: Me; edit: Edit }): Promise<Summary | Refusal> {
  const now = clock.now();
  const summary = await summaryStore.hold(me);
  const cycles = deriveCycles(summary.bleeding, summary.edits);
  if (edit.kind === 'move_start') return move({ me, edit, summary, cycles, now });
  if (!edit.undo && !isKnown(cycles, edit)) return refuse('cycle_unknown');
  const next = { ...summary, edits: applyEdit(summary.edits, edit) };
  await summaryStore.write(me, { summary: next, now });
  await freezeForecast(me, { summary: next, now });
  return next;
}

function isKnown(cycles: readonly Cycle[], edit: Exclude<Edit, Move>): boolean {
  const index = cycles.findIndex((cycle) => cycle.startDate === edit.startDate);
  if (edit.kind === 'split') return cycles.some((cycle) => edit.startDate > cycle.startDate && edit.startDate <= cycle.periodEnd);
  return edit.kind === 'join' ? index > 0 : index >= 0;
}

async function move({ me, edit, summary, cycles, now }: { me: Me; edit: Move; summary: Summary; cycles: readonly Cycle[]; now: Date }): Promise<Summary | Refusal> {
  const cycle = cycles.find((known) => known.startDate === edit.startDate);
  if (!cycle) return refuse('cycle_unknown');
  if (!isPastOrToday(edit.to, now)) return refuse('future_day');
  const moved = moveStart({ logs: summary.bleeding, edits: summary.edits, cycle, to: edit.to });
  if (!moved) return refuse('cycle_unknown');
  const next = await writeDays(me, { days: await whole(me, moved.logs), summary: { ...summary, edits: moved.edits satisfies CycleEdits }, now });
  await freezeForecast(me, { summary: next, now });
  return next;
}

/** The moved days with everything else she logged on them. */
async function whole(me: Me, logs: Summary['bleeding']): Promise<Summary['bleeding']> {
  const known = await dayLogStore.days(me, logs.map((log) => log.date));
  return logs.map(({ bleedingExcluded, ...log }) => {
    const { bleedingExcluded: _, ...before } = known.get(log.date) ?? { date: log.date };
    return { ...before, ...log, ...(bleedingExcluded && { bleedingExcluded }) };
  });
}
