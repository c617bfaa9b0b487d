/**
 * The value below which a share `at` (0 to 1) of the values lies; throws on none, so that nothing measured is never a
 * figure.
 */
export function quantile(values: readonly number[], at: number): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  if (sorted.length === 0) throw new Error('nothing was measured');
  const place = (sorted.length - 1) * at;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The median of the ratios of values that were measured side by side: what a busy machine moves least. */
export function pairedRatio(values: readonly number[], floor: readonly number[]): number {
  return median(values.map((value, index) => value / (floor[index] ?? Number.NaN)));
}

export function shown(value: number, digits = 2): string {
  return value.toFixed(digits);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
