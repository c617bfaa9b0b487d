import type { LockMinutes } from './privacy-mode.ts';

/**
 * Whether the member was away so long that the lock closes: from the full minute on. A clock that was set back counts
 * as away, since nobody can tell. Times are in milliseconds.
 */
export function isAway({
  seenAt,
  now,
  minutes,
}: {
  readonly seenAt: number;
  readonly now: number;
  readonly minutes: LockMinutes;
}): boolean {
  return now - seenAt >= minutes * 60_000 || now < seenAt;
}
