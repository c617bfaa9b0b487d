import { addDays, daysBetween, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, PeriodForecast } from '#domain/cycle/cycle-view.ts';
import { FORECAST, type ForecastConstants } from '#domain/forecast/constants.ts';
import { forecastPeriod } from '#domain/forecast/forecast-period.ts';
import { fit } from './fit.ts';

/**
 * Each woman's cycle lengths, oldest first, and which of the member's starts were logged: one more than there are
 * lengths.
 */
export type Study = {
  readonly lengths: readonly (readonly number[])[];
  readonly logged: readonly (readonly boolean[])[];
};
/** One forecast to make: that woman's cycle with that index, made on its first day. */
export type CycleRef = { readonly woman: number; readonly cycle: number };
export type Guess = { readonly median: number; readonly low: number; readonly high: number };
export type Forecaster = (study: Study, place: CycleRef) => Guess;

/** With fewer women than this a fit without one of them says little: the product's own constants stand in. */
export const FEWEST_TO_FIT = 12;

const FIRST_START = localDate('2001-01-01');
const fits = new WeakMap<Study['lengths'], Map<number, ForecastConstants>>();

/** The lengths between logged starts before a cycle: what the member had seen when it began. */
export function historyBefore(study: Study, place: CycleRef): number[] {
  const history: number[] = [];
  let sum = 0;
  let begun = false;
  for (let start = 0; start <= place.cycle; start += 1) {
    const isLogged = study.logged[place.woman]?.[start] ?? false;
    if (isLogged && begun) history.push(sum);
    if (isLogged) [begun, sum] = [true, 0];
    sum += study.lengths[place.woman]?.[start] ?? 0;
  }
  return history;
}

/** The cycles that can be judged: both ends logged, and at least one length before. */
export function places(study: Study): CycleRef[] {
  return study.lengths.flatMap((lengths, woman) =>
    lengths.flatMap((_, cycle) => {
      const bothEnds = study.logged[woman]?.[cycle] && study.logged[woman]?.[cycle + 1];
      return bothEnds && historyBefore(study, { woman, cycle }).length > 0 ? [{ woman, cycle }] : [];
    }),
  );
}

/** Which constants forecast a woman of a study. */
export type ConstantsFor = (study: Pick<Study, 'lengths'>, woman: number) => ForecastConstants;

/** What ships: the product's own constants for every woman, also for those they were fitted on. */
export const shipped: ConstantsFor = () => FORECAST;

/**
 * The product's own forecast, made when so many days of the cycle had passed without a new start.
 */
export function productAfter(elapsed: number, constantsFor: ConstantsFor): Forecaster {
  return (study, place) => {
    const { cycles, start } = cyclesOf(historyBefore(study, place));
    const today = addDays(start, elapsed);
    return guessOf(forecastPeriod({ cycles, today, constants: constantsFor(study, place.woman) }), start);
  };
}

/** A forecast in days from the start of the open cycle. */
export function guessOf(forecast: PeriodForecast | null, start: LocalDate): Guess {
  if (!forecast) throw new Error('no forecast for a woman with cycles');
  return {
    median: daysBetween(start, forecast.median),
    low: daysBetween(start, forecast.low),
    high: daysBetween(start, forecast.high),
  };
}

/** The constants fitted on all women of a study but one; the product's own where too few are left. */
export const refitted: ConstantsFor = (study, woman) => {
  if (study.lengths.length < FEWEST_TO_FIT) return FORECAST;
  const known = fits.get(study.lengths) ?? new Map<number, ForecastConstants>();
  fits.set(study.lengths, known);
  const constants = known.get(woman) ?? fit(study.lengths.filter((_, index) => index !== woman));
  known.set(woman, constants);
  return constants;
};

/** Cycles of these lengths in days and an open one; with `days`, nothing between their starts went unlogged. */
export function cyclesOf(lengths: readonly number[], days = false): { cycles: Cycle[]; start: Cycle['startDate'] } {
  let startDate = FIRST_START;
  const cycles = [...lengths, null].map((length): Cycle => {
    const cycle: Cycle = {
      startDate,
      periodEnd: addDays(startDate, 4),
      periodLength: 5,
      length,
      excluded: null,
      ...(days && length !== null && { single: 'logged' }),
    };
    if (length !== null) startDate = addDays(startDate, length);
    return cycle;
  });
  return { cycles, start: startDate };
}

/** The anchors: what a simple app would say. They name no range. */
export const ANCHORS: Readonly<Record<'meanOfSix' | 'lastCycle' | 'constant28', Forecaster>> = {
  meanOfSix: (study, place) => point(mean(historyBefore(study, place).slice(-6))),
  lastCycle: (study, place) => point(historyBefore(study, place).at(-1) ?? 28),
  constant28: () => point(28),
};

/**
 * A forecaster that cheats, to prove that the bench notices: the mean over all the member's cycles, later ones
 * included.
 */
export const lookingAhead: Forecaster = (study, place) => point(mean(study.lengths[place.woman] ?? []));

function point(days: number): Guess {
  return { median: days, low: days, high: days };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
