import type { LocalDate } from '#domain/calendar/local-date.ts';
import { MILESTONES, nextMilestone } from '#domain/check-in/milestones.ts';
import { isDone, type Presence } from '#domain/check-in/presence.ts';
import { dailyCheckIn } from '#domain/check-in/rotation.ts';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import { awardDayOf, memberToday, type Member } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { checkInStore, type Reached } from './check-in.store.ts';

type Known = { readonly member: Member; readonly now: Date };
export type KeptCheckIns = { readonly presence: Presence; readonly reached: readonly Reached[] };

/** What is kept of the member's check-ins. */
export async function keptCheckIns(me: Me): Promise<KeptCheckIns> {
  const [presence, reached] = await Promise.all([checkInStore.presence(me), checkInStore.reached(me)]);
  return { presence, reached };
}

/**
 * Today's check-in as the member sees it. Whether it is done goes by the member's award day (decisions 12), what it
 * offers by the member's calendar day.
 */
export function toCheckIn({ presence, reached }: KeptCheckIns, { member, now }: Known): CheckInReply {
  const date = memberToday(member, now);
  const on = (day: number): LocalDate | null => reached.find((one) => one.day === day)?.reachedOn ?? null;
  return {
    date,
    ...dailyCheckIn(date),
    doneToday: isDone(presence, awardDayOf(member, now)),
    presenceDays: presence.days,
    milestones: MILESTONES.map(({ day }) => ({ day, reachedOn: on(day) })),
    next: nextMilestone(presence.days),
  };
}
