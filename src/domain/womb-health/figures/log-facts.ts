import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ClinicalRange } from '#domain/insight/clinical-range.ts';
import type { CountedCycle } from '#domain/insight/counted-cycles.ts';
import type { HistoryCycle } from '#domain/insight/cycle-history.ts';
import type { DaySpan } from '#domain/insight/span.ts';

/** What the figures are counted from: the logs of a span in order, the cycles that began in it, and the usual range. */
export type LogFacts = {
  readonly span: DaySpan;
  readonly today: LocalDate;
  readonly cycles: readonly Cycle[];
  readonly logs: readonly DayLog[];
  /** Newest first. */ readonly history: readonly HistoryCycle[];
  /** Finished cycles that are not left out, oldest first. */ readonly counted: readonly CountedCycle[];
  readonly range: ClinicalRange | null;
};

/** A cramp that was logged by its severity alone, on the scale of pain. */
const CRAMPS: readonly number[] = [0, 2, 5, 8];

/**
 * How strong the pain of a day was, 0 to 10: as the member said, else by cramps that were logged as mild (2), moderate
 * (5) or severe (8). A day is painful where this is more than 0.
 */
export function painOf({ pain, symptoms }: DayLog): number {
  return pain?.level ?? CRAMPS[symptoms?.cramps ?? 0] ?? 0;
}

/** The days with pain. */
export function painfulDays(logs: readonly DayLog[]): DayLog[] {
  return logs.filter((log) => painOf(log) > 0);
}
