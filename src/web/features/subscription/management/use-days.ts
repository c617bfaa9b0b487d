import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';

/** The instants of the member's plan as days of the member's calendar. */
export function useDays(now: SubscriptionReply) {
  const { timeZone } = useMember();
  const today = useToday();
  const day = (instant: string | null): LocalDate | null =>
    instant === null ? null : dayInZone(new Date(instant), timeZone);
  return {
    today,
    since: day(now.since),
    periodStart: day(now.periodStart),
    periodEnd: day(now.periodEnd),
    cancelledOn: day(now.cancelledAt),
    graceEnds: day(now.graceEndsAt),
    trialEnds: day(now.trialEndDate),
    grantedUntil: day(now.granted?.until ?? null),
  };
}
export type PlanDays = ReturnType<typeof useDays>;
