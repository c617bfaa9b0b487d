import type { ReminderFacts } from '#domain/reminder/decide.ts';
import { isDone } from '#domain/check-in/presence.ts';
import { holdsPlan } from '#domain/membership/entitlement.ts';
import { grantedOf } from '#domain/membership/grants.ts';
import { visibleView } from '#domain/stage/visible-view.ts';
import { awardDayOf, ageGroupOf, memberToday, type Member } from '#server/features/account/public.ts';
import { checkInStore } from '#server/features/check-in/public.ts';
import { dayLogStore, summaryStore, surfaceNow, viewOf } from '#server/features/cycle/public.ts';
import { guideWaitsFor } from '#server/features/health-guide/public.ts';
import { ratingStore } from '#server/features/rating/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

/** What a tick has to know of the member: opened now, under the scope of its job, and held nowhere. */
export async function readReminderFacts(
  owner: { readonly tx: Tx; readonly keys: Keyring },
  { member, now }: { member: Member; now: Date },
): Promise<ReminderFacts> {
  const today = memberToday(member, now);
  const [summary, days, presence, ratedToday, guideWaits] = await Promise.all([
    summaryStore.read(owner),
    dayLogStore.days(owner, [today]),
    checkInStore.presence(owner),
    ratingStore.isRated(owner, today),
    guideWaitsFor(owner, { member, now }),
  ]);
  const known = viewOf(member, { summary, today });
  const surface = surfaceNow(member, { now, startDate: known.startDate });
  return {
    now,
    timeZone: member.timeZone,
    ageGroup: ageGroupOf(member, now),
    view: visibleView(known, surface),
    surface,
    loggedToday: days.size > 0,
    ratedToday,
    checkedInToday: isDone(presence, awardDayOf(member, now)),
    guideWaits,
    trialEndAt: trialEndOf(member),
  };
}

/** The end of the member's free days; null where the member has none, and where nothing ends with them. */
export function trialEndOf({ membership }: Member): Date | null {
  const { subscription, grants, trialEndAt } = membership;
  return holdsPlan(subscription) || grantedOf(grants, trialEndAt) ? null : trialEndAt;
}
