import { MEMORY, type ForecastConstants } from './constants.ts';
import { explain, WOMEN, type Explanation, type Woman } from './grid.ts';

/** A woman of the grid with the weight she has in the light of the lengths; weights sum to one. */
export type Candidate = Woman & { readonly weight: number };

const NEGLIGIBLE = 1e-7;

/** Log weight of a woman in the population, before anything is known of her, up to a constant. */
export function priorLog(woman: Woman, constants: ForecastConstants): number {
  const a = (woman.mean - constants.meanCenter) / constants.meanSpread;
  const b = Math.log(woman.spread / constants.spreadCenter) / constants.spreadRatio;
  return -(a * a + b * b) / 2;
}

/**
 * Which woman she may be, given her cycle lengths in days, oldest first: the population, weighed by how well each candidate
 * explains what was logged, older cycles counting less. Negligible candidates are left out.
 */
export function belief(lengths: readonly number[], constants: ForecastConstants): Candidate[] {
  const logs = WOMEN.map((woman) => {
    let log = priorLog(woman, constants);
    lengths.forEach((length, index) => { log += MEMORY ** (lengths.length - 1 - index) * Math.log(total(explain(length, woman, constants.tail))); });
    return log;
  });
  const best = Math.max(...logs);
  const kept = WOMEN.map((woman, index) => ({ ...woman, weight: Math.exp((logs[index] ?? -Infinity) - best) })).filter((entry) => entry.weight > NEGLIGIBLE);
  const sum = kept.reduce((all, entry) => all + entry.weight, 0);
  return kept.map((entry) => ({ ...entry, weight: entry.weight / sum }));
}

/** Whether a length is most likely no single cycle of hers: a start went unlogged, or it is an odd one that says nothing. */
export function standsApart(length: number, candidates: readonly Candidate[], tail: number): boolean {
  const share = candidates.reduce((sum, candidate) => {
    const parts = explain(length, candidate, tail);
    return sum + (candidate.weight * (parts.skipped + parts.odd)) / total(parts);
  }, 0);
  return share > 0.5;
}

function total(parts: Explanation): number {
  return parts.one + parts.skipped + parts.odd;
}
