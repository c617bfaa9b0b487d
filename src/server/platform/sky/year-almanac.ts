import { localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import type { MoonPhase } from '#domain/cycle/cycle-view.ts';
import type { PrincipalPhase } from '#domain/moon/phase-name.ts';
import { moonDaysFor } from './moon-days.ts';
import { principalInstants } from './sky.ts';

/** The moon of a year: its instants in order (ISO, UTC), and each of its days. */
export type YearAlmanac = {
  readonly instants: readonly { readonly phase: PrincipalPhase; readonly at: string }[];
  readonly days: readonly { readonly date: LocalDate; readonly phase: MoonPhase; readonly illuminated: number }[];
};

/**
 * The almanac of a year, 1900 to 2100, by the clocks of a zone: `illuminated`, 0 to 1, is the light of 9 pm there, or
 * 0, 0.5 or 1 on the day of an instant.
 */
export function yearAlmanac(year: number, timeZone: string): YearAlmanac {
  const [first, last] = [localDate(`${year}-01-01`), localDate(`${year}-12-31`)];
  const [from, to] = [startOfDay(first, timeZone), startOfDay(localDate(`${year + 1}-01-01`), timeZone)];
  return {
    instants: principalInstants(from, to)
      .filter(({ at }) => at < to)
      .map(({ phase, at }) => ({ phase, at: at.toISOString() })),
    days: moonDaysFor({ from: first, to: last, timeZone }).map(({ date, phase, illuminated }) => ({
      date,
      phase,
      illuminated: Math.round(illuminated * 10_000) / 10_000,
    })),
  };
}
