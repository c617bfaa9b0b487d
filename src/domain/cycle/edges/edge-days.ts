import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { EditTrace } from '../cycle-view.ts';
import { isBleeding, type DayLog } from '../day-log.ts';
import { bleedingOf } from '../edit-trace.ts';

/** How far a start may be moved back or an end forward: the longest bleeding that is still filled in for the member. */
export const FURTHEST_MOVE = 10;

type Known = ReadonlyMap<LocalDate, DayLog>;
/** From a day up to, not with, another. */
type Days = { readonly from: LocalDate; readonly before: LocalDate };

/**
 * Days to write so that every day of a span bleeds: what the member logged stays, light where the member logged none.
 */
export function bled(known: Known, span: Days): DayLog[] {
  return daysOf(span).flatMap((date) => {
    const log = known.get(date) ?? { date };
    if (isBleeding(log)) return [];
    const stronger = log.flow === 'medium' || log.flow === 'heavy';
    const { bleedingExcluded: _, ...kept } = log;
    return [{ ...kept, flow: stronger && log.flow ? log.flow : 'light' } as const];
  });
}

/** Days to write so that no bleeding of a span counts. */
export function uncounted(known: Known, span: Days): DayLog[] {
  return daysOf(span).flatMap((date) => {
    const log = known.get(date);
    return log && isBleeding(log) ? [{ ...log, bleedingExcluded: true }] : [];
  });
}

/** What is written on each day, beside what stood there. */
export function changedDays(known: Known, written: readonly DayLog[]): EditTrace['days'] {
  return written.map((log) => ({
    date: log.date,
    before: bleedingOf(known.get(log.date) ?? {}),
    after: bleedingOf(log),
  }));
}

function daysOf({ from, before }: Days): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, before)) }, (_, index) => addDays(from, index));
}
