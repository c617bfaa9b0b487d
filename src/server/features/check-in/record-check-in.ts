import { milestoneAt } from '#domain/check-in/milestones.ts';
import { withCheckIn } from '#domain/check-in/presence.ts';
import { CHECK_IN_POINTS } from '#domain/points/points.ts';
import type { CheckInDone } from '#contract/check-in/check-in.schemas.ts';
import { awardDayOf, type Member } from '#server/features/account/public.ts';
import { pointsStore } from '#server/features/points/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { checkInStore } from './check-in.store.ts';
import { keptCheckIns, toCheckIn, type KeptCheckIns } from './read-check-in.ts';

type Recorded = { readonly kept: KeptCheckIns; readonly member: Member; readonly now: Date };

/**
 * What is kept of the member's check-ins, held to the end of the member's transaction: two at once wait for each other,
 * and the second sees what the first wrote.
 */
export async function holdCheckIns(me: Me): Promise<KeptCheckIns> {
  const [, kept] = await Promise.all([pointsStore.lock(me), keptCheckIns(me)]);
  return kept;
}

/**
 * Counts a check-in in the member's transaction (§4.8), for who holds them: a presence day, a point, and the milestone
 * that day reaches. The day is the server's, never the client's. A second one on an award day changes nothing. Asks the
 * database nothing; what it writes leaves with the commit.
 */
export function recordCheckIn(me: Me, { kept, member, now }: Recorded): CheckInDone {
  const day = awardDayOf(member, now);
  const presence = withCheckIn(kept.presence, day);
  if (!presence) return { counted: false, points: 0, milestone: null, today: toCheckIn(kept, { member, now }) };
  checkInStore.addDay(me, { days: presence.days, day, at: now });
  pointsStore.push(me, { reason: 'check_in', key: day, amount: CHECK_IN_POINTS, day, at: now });
  const milestone = milestoneAt(presence.days)?.day ?? null;
  const reached = milestone === null ? kept.reached : [...kept.reached, { day: milestone, reachedOn: day }];
  if (milestone !== null) checkInStore.addMilestone(me, { day: milestone, reachedOn: day });
  return {
    counted: true,
    points: CHECK_IN_POINTS,
    milestone,
    today: toCheckIn({ presence, reached }, { member, now }),
  };
}
