import { addDays, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';

/** How many days a zone counts for awards at least, before another one may (decisions 12). */
export const AWARD_ZONE_DAYS = 7;

/**
 * What is kept of a change of zone: `zone` goes on counting for awards up to the day before `until`; `since` is the day
 * it began to count, null when that was with the account. From `until` on the zone of the member's profile counts.
 */
export type AwardZone = { readonly zone: string; readonly since: LocalDate | null; readonly until: LocalDate };
type Kept = { readonly timeZone: string; readonly awardZone: AwardZone | null };

/**
 * The zone the member's award days are counted in at an instant (decisions 12): a change counts from the next local day
 * on, once in 7 days.
 */
export function awardZoneAt({ timeZone, awardZone }: Kept, now: Date): string {
  return awardZone && countsStill(awardZone, now) ? awardZone.zone : timeZone;
}

/** The calendar day an award at an instant belongs to. */
export function awardDayAt(kept: Kept, now: Date): LocalDate {
  return dayInZone(now, awardZoneAt(kept, now));
}

/**
 * What is kept when the member's zone becomes `to`; null when the member returns to the zone that has counted from the
 * first day on.
 */
export function changedAwardZone(
  kept: Kept,
  { to, now }: { readonly to: string; readonly now: Date },
): AwardZone | null {
  const { awardZone } = kept;
  const zone = awardZoneAt(kept, now);
  const since = (countsStill(awardZone, now) ? awardZone?.since : awardZone?.until) ?? null;
  // On the way back the day it began is kept: without it a change to and fro would end the seven days.
  if (to === zone) return since && { zone, since, until: since };
  const next = addDays(dayInZone(now, zone), 1);
  const earliest = since && addDays(since, AWARD_ZONE_DAYS);
  return { zone, since, until: earliest && earliest > next ? earliest : next };
}

function countsStill(awardZone: AwardZone | null, now: Date): boolean {
  return awardZone !== null && dayInZone(now, awardZone.zone) < awardZone.until;
}
