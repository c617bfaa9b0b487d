import { medianOf } from './median.ts';

/** Cycles of the member's that make the usual length, and from how many on there is one (decisions 21). */
const USUAL_OF = 12;
const USUAL_FROM = 3;

/**
 * The member's usual length in days: the median of the last twelve of these lengths (oldest first; of closed cycles
 * that are not excluded), rounded half up. Null below three.
 */
export function usualLength(lengths: readonly number[]): number | null {
  if (lengths.length < USUAL_FROM) return null;
  return Math.round(medianOf(lengths.slice(-USUAL_OF)));
}
