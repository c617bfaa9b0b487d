import type { Seconds } from '../book/records.ts';

/**
 * What is left of a price, in whole cents: price times seconds left divided by seconds of the period, rounded to the nearest cent, halves up.
 * 0 after its end, the whole price before its beginning.
 */
export function unused(price: number, { start, end, at }: { start: Seconds; end: Seconds; at: Seconds }): number {
  const left = Math.min(Math.max(end - at, 0), end - start);
  return Math.round((price * left) / (end - start));
}
