import { MEMORY, type ForecastConstants } from './constants.ts';
import { rowOf, WOMEN, type Woman } from './grid.ts';

/**
 * A woman of the grid, by the member's place in it, with the weight the member has in the light of the lengths; weights
 * sum to one.
 */
export type Candidate = { readonly index: number; readonly weight: number };

const NEGLIGIBLE = 1e-7;

/** Log weight of a woman in the population, before anything is known of the member, up to a constant. */
export function priorLog(woman: Woman, constants: ForecastConstants): number {
  const a = (woman.mean - constants.meanCenter) / constants.meanSpread;
  const b = Math.log(woman.spread / constants.spreadCenter) / constants.spreadRatio;
  return -(a * a + b * b) / 2;
}

/**
 * Which woman the member may be, given the member's cycle lengths in days, oldest first: the population, weighed by how
 * well each candidate explains what was logged, older cycles counting less. Negligible candidates are left out.
 */
export function belief(lengths: readonly number[], constants: ForecastConstants): Candidate[] {
  const logs = WOMEN.map((woman) => priorLog(woman, constants));
  lengths.forEach((length, age) => {
    const row = rowOf(length, constants.tail).logs;
    const counts = MEMORY ** (lengths.length - 1 - age);
    row.forEach((log, index) => {
      logs[index] = (logs[index] ?? 0) + counts * log;
    });
  });
  const best = Math.max(...logs);
  const kept = logs
    .map((log, index) => ({ index, weight: Math.exp(log - best) }))
    .filter((entry) => entry.weight > NEGLIGIBLE);
  const sum = kept.reduce((all, entry) => all + entry.weight, 0);
  return kept.map(({ index, weight }) => ({ index, weight: weight / sum }));
}

/**
 * Whether a length is most likely no single cycle of the member's: a start went unlogged, or it is an odd one that says
 * nothing.
 */
export function standsApart(length: number, candidates: readonly Candidate[], tail: number): boolean {
  const { apart } = rowOf(length, tail);
  return candidates.reduce((sum, { index, weight }) => sum + weight * (apart[index] ?? 0), 0) > 0.5;
}
