import { milestoneAt } from '#domain/check-in/milestones.ts';
import { withCheckIn } from '#domain/check-in/presence.ts';
import { CHECK_IN_POINTS } from '#domain/points/points.ts';
import type { CheckInDone } from '#contract/check-in/check-in.schemas.ts';
import { awardDayOf, memberStore } from '#server/features/account/public.ts';
import { pointsStore } from '#server/features/points/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { checkInStore } from './check-in.store.ts';
import { keptCheckIns, toCheckIn } from './read-check-in.ts';

/**
 * Counts a check-in in her transaction (§4.8): a presence day, a point, and the milestone that day reaches. The day is the server's, never
 * the client's. A second one on an award day changes nothing. One way to the database and back; what it writes leaves with the commit.
 */
export async function recordCheckIn(me: Me, now: Date): Promise<CheckInDone> {
  // Two at once wait for each other: what is asked for behind the turn sees what the first one wrote.
  const [, kept, member] = await Promise.all([pointsStore.turn(me), keptCheckIns(me), memberStore.read(me)]);
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
