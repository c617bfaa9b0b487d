import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Flow } from '#domain/cycle/day-log.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { SKIPPED, type ImportReading } from './import-result.ts';
import { ledgerDayOf } from './ledger.ts';

/** How much the member bled is not told: medium, as "My period started" logs it. */
export const UNTOLD_FLOW: Flow = 'medium';

/**
 * A bleeding told by its first and last day (without a last day: the first alone), as one record. `flowOf` says how
 * much on a day; null leaves the day out, undefined is a bleeding of untold strength.
 */
export function periodReading({
  start,
  end,
  flowOf = () => undefined,
}: {
  start: unknown;
  end: unknown;
  flowOf?: (date: LocalDate, index: number) => Flow | null | undefined;
}): ImportReading {
  const first = ledgerDayOf(start);
  const hasEnd = end !== undefined && end !== null && end !== '';
  const last = hasEnd ? ledgerDayOf(end) : first;
  if (!first || !last) return { kind: 'skipped', reason: SKIPPED.noDay, date: first ? end : start };
  const length = daysBetween(first, last) + 1;
  if (length < 1 || length > IMPORT_LIMITS.period) return { kind: 'skipped', reason: SKIPPED.range, date: first };
  const told = Array.from({ length }, (_, index) => addDays(first, index)).map((date, index) => ({
    date,
    flow: flowOf(date, index),
  }));
  return {
    kind: 'span',
    days: told.flatMap(({ date, flow = UNTOLD_FLOW }): DayLog[] => (flow ? [{ date, flow }] : [])),
    untold: new Set(told.filter(({ flow }) => flow === undefined).map(({ date }) => date)),
    leftOut: [],
  };
}
