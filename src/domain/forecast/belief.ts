import { MEMORY, type ForecastConstants } from './constants.ts';
import { rowOf, type LoggedLength } from './grid.ts';
import { priorOf, type Population } from './populations.ts';

/**
 * A woman of the grid, by the member's place in it, with the weight the member has in the light of the lengths; weights
 * sum to one.
 */
export type Candidate = { readonly index: number; readonly weight: number };

const NEGLIGIBLE = 1e-6;

/** Before anything of the member's: whose cycles hers may be like, and what is known of everyone. */
export type Prior = { readonly population: Population; readonly constants: ForecastConstants };

/**
 * Which woman the member may be, given the member's logged lengths, oldest first: the population, weighed by how well
 * each candidate explains what was logged, older cycles counting less, and all of them by `trust` (0: not at all, 1:
 * whole). Negligible candidates are left out.
 */
export function belief(
  lengths: readonly LoggedLength[],
  { population, constants, trust = 1 }: Prior & { readonly trust?: number },
): Candidate[] {
  const logs = Float64Array.from(priorOf(population, constants));
  lengths.forEach((length, age) => {
    const row = rowOf(length, constants.tail).logs;
    const counts = trust * MEMORY ** (lengths.length - 1 - age);
    for (let index = 0; index < logs.length; index += 1) logs[index] = (logs[index] ?? 0) + counts * (row[index] ?? 0);
  });
  const best = logs.reduce((most, log) => Math.max(most, log), -Infinity);
  const kept: { index: number; weight: number }[] = [];
  logs.forEach((log, index) => {
    const weight = Math.exp(log - best);
    if (weight > NEGLIGIBLE) kept.push({ index, weight });
  });
  const sum = kept.reduce((all, entry) => all + entry.weight, 0);
  return kept.map(({ index, weight }) => ({ index, weight: weight / sum }));
}

/**
 * Whether a length is most likely no single cycle of the member's: a start went unlogged, or it is an odd one that says
 * nothing.
 */
export function standsApart(logged: LoggedLength, candidates: readonly Candidate[], tail: number): boolean {
  const { apart } = rowOf(logged, tail);
  return candidates.reduce((sum, { index, weight }) => sum + weight * (apart[index] ?? 0), 0) > 0.5;
}
