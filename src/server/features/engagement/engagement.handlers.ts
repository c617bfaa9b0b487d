import { mayGreet } from '#domain/engagement/intention.ts';
import { asksAboutZone, type KnownZones } from '#domain/account/zone/device-zone.ts';
import { daysInARow, isWelcomeDue } from '#domain/engagement/visits.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { isAwardDay } from '#domain/points/award-day.ts';
import type { engagementRoutes } from '#contract/engagement/engagement.routes.ts';
import type { UserEngagement } from '#contract/engagement/engagement.schemas.ts';
import { awardDayOf, memberStore, memberToday, type Member } from '#server/features/account/public.ts';
import { pointsStore } from '#server/features/points/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf, Me } from '#server/platform/http/handler.ts';
import { moonDaysFor } from '#server/platform/sky/moon-days.ts';
import { arrive, returnOf } from './arrive.ts';
import { intentionStore } from './intention.store.ts';
import { visitStore } from './visit.store.ts';

export function engagementHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof engagementRoutes> {
  return {
    getUserEngagement: ({ me }) => readEngagement(me, clock.now()),
    recordVisit: async ({ me, body }) => {
      const [visits, lastAward] = await Promise.all([
        arrive(me, { now: clock.now(), welcomed: body.welcomed }),
        pointsStore.lastDay(me, 'return'),
      ]);
      const back = returnOf(visits);
      return {
        daysAway: visits.away,
        welcome: isWelcomeDue(visits),
        pointsDue: me.ageGroup === 'adult' && back !== null && isAwardDay(back.day, lastAward),
        ...(body.timeZone && asksAboutZone(body.timeZone, zonesOf(visits.member)) && { asksZone: true as const }),
      };
    },
  };
}

function zonesOf({ timeZone, profile }: Member): KnownZones {
  return { timeZone, zoneKept: profile.zoneKept };
}

/** §3 User engagement, asked for in one packet. */
async function readEngagement(me: Me, now: Date): Promise<UserEngagement> {
  const [member, visits, lastIntention] = await Promise.all([
    memberStore.read(me),
    visitStore.read(me),
    intentionStore.read(me),
  ]);
  const today = memberToday(member, now);
  const [moon] = moonDaysFor({ from: today, to: today, timeZone: member.timeZone });
  if (!moon) throw new Error('a day without a moon');
  return {
    lastIntention: lastIntention !== null && mayGreet(lastIntention) ? lastIntention : null,
    currentMoonPhase: phaseName(moon.phase),
    consecutiveReturnDays: daysInARow(visits, awardDayOf(member, now)),
  };
}
