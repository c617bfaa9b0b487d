const FIRST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;

/**
 * How long to rest after so many troubles in a row (1 or more), in milliseconds: doubling from 2 s to 5 minutes,
 * scattered over its upper half by `chance` (0 to 1), never sooner than the server asked (`after`, in seconds).
 */
export function restAfter(troubles: number, { after, chance }: { after: number; chance: number }): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(troubles - 1, 20));
  return Math.max(after * 1_000, Math.round(whole * (0.5 + chance / 2)));
}
