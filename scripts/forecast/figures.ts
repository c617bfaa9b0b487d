import { historyBefore, type Forecaster, type CycleRef, type Guess, type Study } from './walk.ts';

export type Figures = {
  readonly n: number;
  readonly mae: number;
  readonly within3: number;
  readonly coverage80: number;
  readonly width80: number;
  readonly intervalScore80: number;
};
export type Judged = {
  readonly error: number;
  readonly inside: boolean;
  readonly width: number;
  readonly penalty: number;
  readonly known: number;
};

const MISS_COSTS = 2 / (1 - 0.8);

/** Makes every forecast and holds it against what happened; errors and widths in days. */
export function judge(forecaster: Forecaster, input: { study: Study; places: readonly CycleRef[] }): Judged[] {
  return input.places.map((place) => {
    const guess = forecaster(input.study, place);
    const actual = input.study.lengths[place.woman]?.[place.cycle] ?? Number.NaN;
    return { ...judgeGuess(guess, actual), known: historyBefore(input.study, place).length };
  });
}

/** One forecast beside what happened, both in days. */
export function judgeGuess(guess: Guess, actual: number): Omit<Judged, 'known'> {
  const outside = Math.max(guess.low - actual, actual - guess.high, 0);
  return {
    error: Math.abs(actual - guess.median),
    inside: outside === 0,
    width: guess.high - guess.low,
    penalty: outside * MISS_COSTS,
  };
}

/**
 * The figures of many forecasts: mean absolute error, shares, mean width, and the interval score (width plus ten times
 * every miss).
 */
export function figuresOf(judged: readonly Judged[]): Figures {
  const mean = (value: (entry: Judged) => number) =>
    judged.reduce((sum, entry) => sum + value(entry), 0) / judged.length;
  return {
    n: judged.length,
    mae: round(mean((entry) => entry.error)),
    within3: round(mean((entry) => (entry.error <= 3 ? 1 : 0))),
    coverage80: round(mean((entry) => (entry.inside ? 1 : 0))),
    width80: round(mean((entry) => entry.width)),
    intervalScore80: round(mean((entry) => entry.width + entry.penalty)),
  };
}

/** Error of the forecasts that knew one cycle only. */
export function afterOne(judged: readonly Judged[]): { n: number; mae: number } {
  const { n, mae } = figuresOf(judged.filter((entry) => entry.known === 1));
  return { n, mae };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
