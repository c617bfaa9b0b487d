import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { LONGEST_GAP_IN_A_PERIOD } from '#domain/cycle/derive-cycles.ts';
import { FURTHEST_MOVE } from '#domain/cycle/edges/edge-days.ts';
import type { CycleEditBody } from '#web/features/cycle/public.ts';

/** What can be said of a period on one day, each in one tap. */
export type DayAction =
  | { readonly kind: 'started' }
  | { readonly kind: CycleEditBody['kind']; readonly body: CycleEditBody };
type Asked = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  /** Newest first. */ readonly cycles: readonly CycleWire[];
};

/** The cycle a day lies in, the one after it and the one before it. */
export function cyclesAround(
  date: LocalDate,
  cycles: readonly CycleWire[],
): { cycle: CycleWire | null; next: CycleWire | null; before: CycleWire | null } {
  const at = cycles.findIndex(({ startDate }) => startDate <= date);
  return {
    cycle: cycles[at] ?? null,
    next: (at < 0 ? cycles.at(-1) : cycles[at - 1]) ?? null,
    before: (at < 0 ? null : cycles[at + 1]) ?? null,
  };
}

/**
 * What the member may say of a past day: where a period ends, begins, begins anew, was none, or belongs to the one
 * before.
 */
export function dayActions({ date, today, cycles }: Asked): DayAction[] {
  if (date > today) return [];
  const { cycle, next, before } = cyclesAround(date, cycles);
  const edit = (body: CycleEditBody): DayAction => ({ kind: body.kind, body });
  const actions: DayAction[] = [];
  if (cycle && date !== cycle.periodEnd && date <= addDays(cycle.periodEnd, FURTHEST_MOVE))
    actions.push(edit({ kind: 'end', startDate: cycle.startDate, to: date }));
  if (cycle && date > cycle.startDate && date <= cycle.periodEnd)
    actions.push(
      edit({ kind: 'split', startDate: date }),
      edit({ kind: 'move_start', startDate: cycle.startDate, to: date }),
    );
  if (cycle?.startDate === date)
    actions.push(
      edit({ kind: 'not_period', startDate: date }),
      ...(before ? [edit({ kind: 'join', startDate: date })] : []),
    );
  if (next && date >= addDays(next.startDate, -FURTHEST_MOVE) && (!cycle || date > cycle.periodEnd))
    actions.push(edit({ kind: 'move_start', startDate: next.startDate, to: date }));
  if (startsAlone(date, { cycle, next })) actions.push({ kind: 'started' });
  return actions;
}

/** A period that began on this day would stand apart from its neighbours. */
function startsAlone(date: LocalDate, { cycle, next }: { cycle: CycleWire | null; next: CycleWire | null }): boolean {
  const reach = LONGEST_GAP_IN_A_PERIOD + 1;
  return (!cycle || date > addDays(cycle.periodEnd, reach)) && (!next || date < addDays(next.startDate, -reach));
}
