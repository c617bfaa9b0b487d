import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import type { Cycle, CycleView, ExclusionReason } from './cycle-view.ts';

/**
 * §3 Cycle with the fields of decisions 5, all but its id. `endDate` is the day before the next start, null while open.
 */
export type WireCycle = {
  readonly startDate: LocalDate;
  readonly cycleLength: number;
  readonly periodLength: number;
  readonly createdAt: string;
  readonly endDate: LocalDate | null;
  readonly periodEnd: LocalDate;
  readonly excluded: ExclusionReason | null;
  readonly single?: 'logged' | 'told';
};

/**
 * The member's cycles in the words of §3, newest first. The open one bears the lengths of the member's view, the
 * member's expected ones; `createdAt` (ISO, UTC) is the beginning of the first day in the member's zone, so that the
 * newest is the latest also after back-filling.
 */
export function toWireCycles(input: {
  cycles: readonly Cycle[];
  view: Pick<CycleView, 'cycleLength' | 'periodLength'>;
  timeZone: string;
  /** Where the beginnings of days are kept, since each costs four looks at a clock. */
  dayBegins?: typeof startOfDay;
}): WireCycle[] {
  const { dayBegins = startOfDay } = input;
  return input.cycles
    .map(({ startDate, length, periodLength, periodEnd, excluded, single }) => ({
      startDate,
      cycleLength: length ?? input.view.cycleLength,
      periodLength: length === null ? input.view.periodLength : periodLength,
      createdAt: dayBegins(startDate, input.timeZone).toISOString(),
      endDate: length === null ? null : addDays(startDate, length - 1),
      periodEnd,
      excluded,
      ...(single && { single }),
    }))
    .reverse();
}
