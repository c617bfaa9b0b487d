import { FORECAST, type ForecastConstants } from '#domain/forecast/constants.ts';
import { forecastPeriod } from '#domain/forecast/forecast-period.ts';
import type { Population } from '#domain/forecast/populations.ts';
import { chancesFrom } from '../blind.ts';
import { figuresOf, judgeGuess, type Figures, type Judged } from '../figures.ts';
import { cyclesOf, guessOf, type Guess } from '../walk.ts';
import type { Family } from './families.ts';

/** Closed cycles that are known when a family's next one is forecast. */
export const KNOWN_CYCLES = [3, 6, 10] as const;
const SHORTEST = 15;
const LONGEST = 180;

/** What is known of a simulated woman besides her starts. */
export type Telling = {
  /** She told her stage and answers; else she is like everyone. */
  readonly stage: boolean;
  /** She logged the days between, so that no start can have gone unlogged; else starts alone are known. */
  readonly days: boolean;
};
export type FamilyFigures = Figures & {
  readonly known: number;
  /** Mean error of the better of the mean and the median of the last six. */
  readonly anchor: number;
};
/** Forecasts a next length in days from earlier ones. */
export type FamilyForecaster = (lengths: readonly number[], population: Population, days: boolean) => Guess;

/** The product's own forecast, by given constants. */
export function shippedWith(constants: ForecastConstants = FORECAST): FamilyForecaster {
  return (lengths, population, days) => {
    const { cycles, start } = cyclesOf(lengths, days);
    return guessOf(forecastPeriod({ cycles, today: start, population, constants }), start);
  };
}

/** Simulates women of a family and forecasts one next cycle of each, after three, six and ten. */
export function measureFamily(
  family: Family,
  how: Telling & { readonly women: number; readonly seed: number; readonly forecaster?: FamilyForecaster },
): FamilyFigures[] {
  const forecaster = how.forecaster ?? shippedWith();
  const women = simulated(family, how);
  const population = how.stage ? family.population : 'general';
  return KNOWN_CYCLES.map((known) => {
    const judged = women.map((lengths): Judged => {
      const guess = forecaster(lengths.slice(0, known), population, how.days);
      return { ...judgeGuess(guess, lengths[known] ?? Number.NaN), known };
    });
    const errorOf = (anchor: (six: readonly number[]) => number) =>
      mean(
        women.map((lengths) => Math.abs((lengths[known] ?? Number.NaN) - anchor(lengths.slice(0, known).slice(-6)))),
      );
    return { ...figuresOf(judged), known, anchor: Math.min(errorOf(mean), errorOf(median)) };
  });
}

/** Lengths in whole days of so many women of a family, each one cycle longer than what is ever known. */
export function simulated(family: Family, { women, seed }: { women: number; seed: number }): number[][] {
  const part = chancesFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - part())) * Math.cos(2 * Math.PI * part());
  return Array.from({ length: women }, () => {
    const woman = family.woman({ part, normal });
    return Array.from({ length: KNOWN_CYCLES[2] + 1 }, (_, cycle) =>
      Math.min(LONGEST, Math.max(SHORTEST, Math.round(woman(cycle)))),
    );
  });
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
