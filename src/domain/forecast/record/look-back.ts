import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { forecastPeriod } from '../forecast-period.ts';
import type { Population } from '../populations.ts';
import { daysOfSamePeriod } from './frozen.ts';

/**
 * What the method would have said on the first day of a cycle that has ended, from earlier cycles alone. It was never
 * told to the member.
 */
export type LookedBack = {
  readonly startDate: LocalDate;
  readonly median: LocalDate;
  /** Null where no day would have been named. */ readonly mode: LocalDate | null;
  readonly low: LocalDate;
  readonly high: LocalDate;
  readonly actual: LocalDate;
  readonly errorDays: number;
  readonly inRange: boolean;
};

/**
 * Walks forward through the member's cycles (oldest first) and forecasts the last `most` closed ones that have no kept
 * forecast and that the member did not leave out; the first cycle has nothing before it and is none of them. Newest
 * first.
 */
export function lookBack({
  cycles,
  kept,
  most,
  population,
}: {
  cycles: readonly Cycle[];
  kept: readonly LocalDate[];
  most: number;
  population?: Population | undefined;
}): LookedBack[] {
  const hasKept = (start: LocalDate) => daysOfSamePeriod(start).some((day) => kept.includes(day));
  const open = cycles.flatMap((cycle, index) =>
    index > 0 && cycle.length !== null && cycle.excluded === null && !hasKept(cycle.startDate) ? [index] : [],
  );
  return open
    .slice(-most)
    .reverse()
    .flatMap((index) => {
      const cycle = cycles[index];
      if (!cycle || cycle.length === null) return [];
      const earlier = [...cycles.slice(0, index), { ...cycle, length: null }];
      const forecast = forecastPeriod({ cycles: earlier, today: cycle.startDate, ...(population && { population }) });
      if (!forecast) return [];
      const actual = addDays(cycle.startDate, cycle.length);
      const { median, mode, low, high } = forecast;
      return [
        {
          startDate: cycle.startDate,
          median,
          mode,
          low,
          high,
          actual,
          errorDays: daysBetween(median, actual),
          inRange: actual >= low && actual <= high,
        },
      ];
    });
}
