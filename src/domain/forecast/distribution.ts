import type { Candidate } from './belief.ts';
import { densitiesOf } from './grid.ts';

/**
 * No cycle shorter than this is forecast, and none that ends more than `HORIZON` days from now or from the shortest.
 */
export const SHORTEST_CYCLE = 12;
const HORIZON = 240;

/** Probability of each length in days: `chances[i]` is that of `from + i`. They sum to one. */
export type Distribution = { readonly from: number; readonly chances: readonly number[] };

/**
 * The predictive distribution of the length of the member's open cycle, given that it has lasted `elapsed` days and may
 * end on any day from then on.
 */
export function lengthDistribution(
  candidates: readonly Candidate[],
  given: { elapsed: number; tail: number },
): Distribution {
  const from = Math.max(SHORTEST_CYCLE, given.elapsed);
  const densities = Array.from({ length: HORIZON }, (_, days) => {
    const density = densitiesOf(from + days, given.tail);
    let sum = 0;
    for (const { index, weight } of candidates) sum += weight * (density[index] ?? 0);
    return sum;
  });
  const sum = densities.reduce((all, density) => all + density, 0);
  return { from, chances: densities.map((density) => density / sum) };
}

/** A distribution of lengths given that the cycle has lasted `elapsed` days; null where it leaves no such length. */
export function givenElapsed({ from, chances }: Distribution, elapsed: number): Distribution | null {
  const cut = Math.max(0, elapsed - from);
  const left = chances.slice(cut);
  const sum = left.reduce((all, chance) => all + chance, 0);
  return sum < 1e-6 ? null : { from: from + cut, chances: left.map((chance) => chance / sum) };
}

/** The length before or on which half of the probability lies. */
export function medianLength(distribution: Distribution): number {
  let sum = 0;
  const index = distribution.chances.findIndex((chance) => (sum += chance) >= 0.5);
  return distribution.from + index;
}

/** The most probable single length; the earliest of equals. */
export function modeLength(distribution: Distribution): number {
  return distribution.from + distribution.chances.indexOf(Math.max(...distribution.chances));
}

/**
 * The shortest run of lengths, both ends included, that holds at least `share` of the probability; the earliest of
 * equals.
 */
export function shortestRange(distribution: Distribution, share: number): { low: number; high: number } {
  const { from, chances } = distribution;
  let best = { low: 0, high: chances.length - 1 };
  let [low, sum] = [0, 0];
  chances.forEach((chance, high) => {
    sum += chance;
    while (low < high && sum - (chances[low] ?? 0) >= share) sum -= chances[low++] ?? 0;
    if (sum >= share && high - low < best.high - best.low) best = { low, high };
  });
  return { low: from + best.low, high: from + best.high };
}

/** The run of `count` lengths that holds most of the probability; the earliest of equals. */
export function likeliestRun(distribution: Distribution, count: number): { low: number; high: number } {
  const { from, chances } = distribution;
  const runs = Array.from({ length: Math.max(1, chances.length - count + 1) }, (_, low) =>
    chances.slice(low, low + count).reduce((sum, chance) => sum + chance, 0),
  );
  const low = runs.indexOf(Math.max(...runs));
  return { low: from + low, high: from + Math.min(low + count, chances.length) - 1 };
}
