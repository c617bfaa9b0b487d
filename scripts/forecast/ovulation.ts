import { belief } from '#domain/forecast/belief.ts';
import { SKIP_CHANCE } from '#domain/forecast/constants.ts';
import { lengthDistribution } from '#domain/forecast/distribution.ts';
import { guessedDay } from '#domain/ovulation/calendar-guess.ts';
import { LUTEAL, lutealLength, type LutealConstants } from '#domain/ovulation/luteal.ts';
import type { StudyWoman } from './read-cycles.ts';
import { FEWEST_TO_FIT, shipped, type ConstantsFor } from './walk.ts';

type Errors = { readonly n: number; readonly mae: number };

/** Mean days from ovulation to the end of the cycle over all cycles of some women where it was observed. */
export function meanLuteal(women: readonly StudyWoman[]): number {
  const days = women.flatMap((woman) => lutealBefore(woman, woman.lengths.length));
  return days.length === 0 ? LUTEAL.days : days.reduce((sum, one) => sum + one, 0) / days.length;
}

/**
 * Error of the ovulation day that is foretold on the first day of each later cycle in which it was observed, from
 * earlier cycles alone: `signs` may use the member's earlier ovulations, as one who logs tests can; `calendar` knows
 * only the member's earlier starts.
 */
export function ovulationErrors(
  women: readonly StudyWoman[],
  constantsFor: ConstantsFor,
): { signs: Errors; calendar: Errors } {
  const lengths = women.map((woman) => woman.lengths);
  const errors = { signs: [] as number[], calendar: [] as number[] };
  women.forEach((woman, index) => {
    const forecast = constantsFor({ lengths }, index);
    const luteal =
      constantsFor === shipped || women.length < FEWEST_TO_FIT
        ? LUTEAL
        : { ...LUTEAL, days: meanLuteal(women.filter((_, other) => other !== index)) };
    woman.ovulations.forEach((day, cycle) => {
      if (day === null || cycle === 0) return;
      const before = woman.lengths.slice(0, cycle).map((length) => ({ length, skips: SKIP_CHANCE }));
      const next = lengthDistribution(belief(before, { population: 'general', constants: forecast }), {
        elapsed: 0,
        tail: forecast.tail,
      });
      const error = (constants: LutealConstants, observed: readonly number[]) =>
        Math.abs(day - guessedDay(next, lutealLength(observed, constants)));
      errors.signs.push(error(luteal, lutealBefore(woman, cycle)));
      errors.calendar.push(error(luteal, []));
    });
  });
  return { signs: meanOf(errors.signs), calendar: meanOf(errors.calendar) };
}

function lutealBefore(woman: StudyWoman, cycle: number): number[] {
  return woman.ovulations
    .slice(0, cycle)
    .flatMap((day, index) => (day === null ? [] : [(woman.lengths[index] ?? 0) - day]));
}

function meanOf(errors: readonly number[]): Errors {
  return {
    n: errors.length,
    mae: Math.round((errors.reduce((sum, error) => sum + error, 0) / errors.length) * 10_000) / 10_000,
  };
}
