import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleView, PeriodForecast } from '#domain/cycle/cycle-view.ts';

/** The method's version: it grows whenever the same cycles would get another forecast. */
export const FORECAST_METHOD = 2;
/** A start that was moved by at most so many days is still the same period. */
const SAME_PERIOD_DAYS = 5;

/**
 * A forecast as it stood when it was made, for the period that ends the cycle which began on `startDate`. Never changed
 * after.
 */
export type FrozenForecast = Pick<PeriodForecast, 'median' | 'mode' | 'low' | 'high' | 'basis' | 'cyclesUsed'> & {
  readonly schemaVersion: 1;
  readonly startDate: LocalDate;
  readonly madeOn: LocalDate;
  readonly method: number;
};

/** The days on which a kept forecast may have begun and still be that of the period that began on `startDate`. */
export function daysOfSamePeriod(startDate: LocalDate): LocalDate[] {
  return Array.from({ length: 2 * SAME_PERIOD_DAYS + 1 }, (_, index) => addDays(startDate, index - SAME_PERIOD_DAYS));
}

/**
 * The forecast to keep for the member's open cycle. Null where there is none to tell: nothing logged, resting, or its
 * window open or past. Its range stands from the cycle's first day while its day goes by what is left: once the window
 * is open the two are no longer one forecast, and part of what the range foretells has passed.
 */
export function forecastToFreeze({
  startDate,
  forecast,
  today,
  state,
}: Pick<CycleView, 'today' | 'state' | 'startDate' | 'forecast'>): FrozenForecast | null {
  if (!startDate || !forecast || state !== 'within') return null;
  const { median, mode, low, high, basis, cyclesUsed } = forecast;
  return {
    schemaVersion: 1,
    startDate,
    madeOn: today,
    method: FORECAST_METHOD,
    median,
    mode,
    low,
    high,
    basis,
    cyclesUsed,
  };
}

/**
 * What became of a frozen forecast. waiting: the next period has not come; judged: it has; left_out: the member said
 * that this cycle is no measure; overtaken: the period had begun before the forecast was made and was logged after it,
 * so it foretold nothing; taken_back: the period it began with is none any more.
 */
export type ForecastOutcome =
  | { readonly kind: 'waiting' | 'taken_back' }
  | {
      readonly kind: 'judged' | 'left_out' | 'overtaken';
      readonly actual: LocalDate;
      /** Days from the forecast's date to the actual one; negative when it came before. */ readonly errorDays: number;
      readonly inRange: boolean;
    };

/** A frozen forecast beside what happened, newest first. */
export type Scored = FrozenForecast & { readonly outcome: ForecastOutcome };

/**
 * Sets every kept forecast beside the member's cycles as they are known now. The forecasts themselves stay as they were
 * made.
 */
export function scorecard(kept: readonly FrozenForecast[], cycles: readonly Cycle[]): Scored[] {
  return kept
    .map((forecast) => ({ ...forecast, outcome: outcomeOf(forecast, cycles) }))
    .sort((a, b) => (a.startDate < b.startDate ? 1 : -1));
}

function outcomeOf(forecast: FrozenForecast, cycles: readonly Cycle[]): ForecastOutcome {
  const cycle = nearest(forecast.startDate, cycles);
  if (!cycle) return { kind: 'taken_back' };
  if (cycle.length === null) return { kind: 'waiting' };
  const actual = addDays(cycle.startDate, cycle.length);
  const kind = actual < forecast.madeOn ? 'overtaken' : cycle.excluded === null ? 'judged' : 'left_out';
  return {
    kind,
    actual,
    errorDays: daysBetween(forecast.median, actual),
    inRange: actual >= forecast.low && actual <= forecast.high,
  };
}

function nearest(startDate: LocalDate, cycles: readonly Cycle[]): Cycle | undefined {
  const away = (cycle: Cycle) => Math.abs(daysBetween(cycle.startDate, startDate));
  return cycles.filter((cycle) => isSamePeriod(cycle.startDate, startDate)).sort((a, b) => away(a) - away(b))[0];
}

function isSamePeriod(one: LocalDate, other: LocalDate): boolean {
  return Math.abs(daysBetween(one, other)) <= SAME_PERIOD_DAYS;
}
