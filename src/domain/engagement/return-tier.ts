/** §4.9: which headline greets the member, by whole days away. */
export type ReturnTier = 'first' | 'one' | 'few' | 'week' | 'long';

/** The tier of so many days away: none (0, or never here before), 1, up to 3, up to 7, more. */
export function returnTier(daysAway: number | null): ReturnTier {
  if (daysAway === null || daysAway <= 0) return 'first';
  if (daysAway === 1) return 'one';
  if (daysAway <= 3) return 'few';
  return daysAway <= 7 ? 'week' : 'long';
}
