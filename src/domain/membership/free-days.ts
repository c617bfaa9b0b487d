const MS_PER_DAY = 86_400_000;
/** The provider takes the end of free days only when it lies two days ahead; an hour more leaves time to try again. */
const LEAST_AHEAD_MS = 49 * 3_600_000;

/**
 * How what is free still is told to the provider: an instant, or whole days from the moment the member pays. Null when
 * nothing is.
 */
export type FreeDays = { readonly until: Date } | { readonly days: number } | null;

/**
 * Keeps every free day that is left when the member subscribes (decisions 9): the exact end where it is far enough,
 * else days rounded up. `freeUntil` may have passed.
 */
export function freeDays(freeUntil: Date | null, now: Date): FreeDays {
  const left = freeUntil ? freeUntil.getTime() - now.getTime() : 0;
  if (!freeUntil || left <= 0) return null;
  return left >= LEAST_AHEAD_MS ? { until: freeUntil } : { days: Math.ceil(left / MS_PER_DAY) };
}
