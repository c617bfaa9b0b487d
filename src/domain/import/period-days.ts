import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Flow } from '#domain/cycle/day-log.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { SKIPPED, type ImportReading } from './import-result.ts';
import { ledgerDayOf } from './ledger.ts';

/** How much the member bled is not told: medium, as "My period started" logs it. */
export const UNTOLD_FLOW: Flow = 'medium';

/**
 * A bleeding told by its first and last day (without a last day: the first alone), as one record. `flowOf` says how
 * much on a day; null leaves the day out.
 */
export function periodReading({
  start,
  end,
  flowOf = () => UNTOLD_FLOW,
}: {
  start: unknown;
  end: unknown;
  flowOf?: (date: LocalDate, index: number) => Flow | null;
}): ImportReading {
  const first = ledgerDayOf(start);
  const told = end !== undefined && end !== null && end !== '';
  const last = told ? ledgerDayOf(end) : first;
  if (!first || !last) return { kind: 'skipped', reason: SKIPPED.noDay };
  const length = daysBetween(first, last) + 1;
  if (length < 1 || length > IMPORT_LIMITS.period) return { kind: 'skipped', reason: SKIPPED.range };
  const days = Array.from({ length }, (_, index) => addDays(first, index)).flatMap((date, index): DayLog[] => {
    const flow = flowOf(date, index);
    return flow ? [{ date, flow }] : [];
  });
  return { kind: 'span', days, leftOut: [] };
}
