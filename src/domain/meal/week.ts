import { VESSELS, type Vessel } from '#domain/food/nutrients.ts';
import { LEVELS, type Level } from '#domain/food/sum.ts';

/** A day of the week behind: how full each vessel was, or null where nothing was written. */
export type WeekDay = Readonly<Record<Vessel, Level>> | null;

/** Days that must be written before a week says anything. */
const ENOUGH = 3;
const HALF = LEVELS.indexOf('half');

/**
 * What a week was light on: the vessel that filled least, where that is less than half on the days that were written.
 * Null where too few were: an empty day is not a day without food.
 */
export function lackedIn(week: readonly WeekDay[]): Vessel | null {
  const written = week.filter((day) => day !== null);
  if (written.length < ENOUGH) return null;
  const mean = (vessel: Vessel) => written.reduce((sum, day) => sum + LEVELS.indexOf(day[vessel]), 0) / written.length;
  const [least] = VESSELS.map((vessel) => ({ vessel, filled: mean(vessel) })).toSorted((a, b) => a.filled - b.filled);
  return least && least.filled < HALF ? least.vessel : null;
}
