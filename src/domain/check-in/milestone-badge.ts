/** §9: a milestone shows its badge from five days before it. */
const PREVIEW_DAYS = 5;

/** What a milestone shows beside its day. */
export type MilestoneBadge = 'reached' | 'near' | null;

/** §4.8: whether a milestone shows a badge: once it is reached, or from five days before it. */
export function badgeOf(day: number, presenceDays: number): MilestoneBadge {
  if (presenceDays >= day) return 'reached';
  return day - presenceDays <= PREVIEW_DAYS ? 'near' : null;
}
