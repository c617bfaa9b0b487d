import type { LocalDate } from '#domain/calendar/local-date.ts';
import { withVisit, type Visits } from '#domain/engagement/visits.ts';
import { awardDayOf, memberStore, type Member } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { visitStore } from './visit.store.ts';

type Arrival = { readonly now: Date; readonly welcomed?: boolean | undefined };

/**
 * Notes a load of a page in the member's transaction (§4.9) and gives the member and the member's visits with it. The day is the
 * server's own, in the zone that counts for awards.
 */
export async function arrive(
  me: Me,
  { now, welcomed = false }: Arrival,
): Promise<Visits & { readonly member: Member }> {
  const [before, member] = await Promise.all([visitStore.readForUpdate(me), memberStore.read(me)]);
  const visits = welcomedIf(withVisit(before, { day: awardDayOf(member, now), now }), welcomed);
  visitStore.write(me, { visits, now });
  return { ...visits, member };
}

/**
 * The day the member's return belongs to and how many days the member was away before it; null when there is nothing to
 * come back from.
 */
export function returnOf({ lastDay, away }: Visits): { readonly day: LocalDate; readonly daysAway: number } | null {
  return away !== null && away > 0 ? { day: lastDay, daysAway: away } : null;
}

function welcomedIf(visits: Visits, welcomed: boolean): Visits {
  return welcomed ? { ...visits, welcomedOn: visits.lastDay } : visits;
}
