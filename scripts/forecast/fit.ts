import { MEMORY, SKIP_CHANCE, type ForecastConstants } from '#domain/forecast/constants.ts';
import { densitiesOf, rowOf, WOMEN } from '#domain/forecast/grid.ts';
import { priorOf } from '#domain/forecast/populations.ts';

const START: ForecastConstants = { meanCenter: 29, meanSpread: 3, spreadCenter: 2.5, spreadRatio: 0.5, tail: 5 };
const FIRST_STEP: Readonly<Record<keyof ForecastConstants, number>> = {
  meanCenter: 1,
  meanSpread: 0.8,
  spreadCenter: 0.4,
  spreadRatio: 0.15,
  tail: 2,
};
const FLOOR: Readonly<Record<keyof ForecastConstants, number>> = {
  meanCenter: 20,
  meanSpread: 0.4,
  spreadCenter: 0.5,
  spreadRatio: 0.1,
  tail: 2,
};
const PASSES = 4;
const NOTHING_GAINED = 1e-5;

type Score = { readonly sum: number; readonly count: number };
const told = new WeakMap<readonly number[], Map<string, Score>>();

/** Mean log probability of each next length, forecast from the lengths before it: higher is better. */
export function score(women: readonly (readonly number[])[], constants: ForecastConstants): number {
  const key = JSON.stringify(constants);
  let [sum, count] = [0, 0];
  for (const lengths of women) {
    // The folds of a benchmark walk nearly the same way: what one woman says to the same constants is kept.
    const known = told.get(lengths) ?? new Map<string, Score>();
    told.set(lengths, known);
    const hers = known.get(key) ?? scoreOf(lengths, constants);
    known.set(key, hers);
    sum += hers.sum;
    count += hers.count;
  }
  return sum / count;
}

function scoreOf(lengths: readonly number[], constants: ForecastConstants): Score {
  const prior = priorOf('general', constants);
  const history = new Float64Array(WOMEN.length);
  let sum = 0;
  for (const length of lengths) {
    const { logs } = rowOf({ length, skips: SKIP_CHANCE }, constants.tail);
    sum += Math.log(chanceOf(densitiesOf(length, constants.tail), { prior, history }));
    for (let i = 0; i < history.length; i += 1) history[i] = (history[i] ?? 0) * MEMORY + (logs[i] ?? 0);
  }
  return { sum, count: lengths.length };
}

function chanceOf(next: Float64Array, known: { prior: Float64Array; history: Float64Array }): number {
  let best = -Infinity;
  for (let i = 0; i < next.length; i += 1) best = Math.max(best, (known.prior[i] ?? 0) + (known.history[i] ?? 0));
  let [chance, total] = [0, 0];
  for (let i = 0; i < next.length; i += 1) {
    const log = (known.prior[i] ?? 0) + (known.history[i] ?? 0) - best;
    if (log < -16) continue;
    const weight = Math.exp(log);
    total += weight;
    chance += weight * (next[i] ?? 0);
  }
  return chance / total;
}

/** The constants that make the next lengths most probable, by halving steps along each of them from a fixed start. */
export function fit(women: readonly (readonly number[])[]): ForecastConstants {
  let best = { constants: START, score: score(women, START) };
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const key of Object.keys(FIRST_STEP) as (keyof ForecastConstants)[]) {
      for (const step of [FIRST_STEP[key] / 2 ** pass, -FIRST_STEP[key] / 2 ** pass])
        best = walked(women, { best, key, step });
    }
  }
  return best.constants;
}

type Best = { readonly constants: ForecastConstants; readonly score: number };

function walked(
  women: readonly (readonly number[])[],
  from: { best: Best; key: keyof ForecastConstants; step: number },
): Best {
  let { best } = from;
  for (;;) {
    const constants = { ...best.constants, [from.key]: best.constants[from.key] + from.step };
    if (constants[from.key] < FLOOR[from.key]) return best;
    const tried = score(women, constants);
    if (tried < best.score + NOTHING_GAINED) return best;
    best = { constants, score: tried };
  }
}
