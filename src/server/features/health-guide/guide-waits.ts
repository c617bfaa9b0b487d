import { weekThatWaits } from '#domain/health-guide/progress.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import { ageGroupOf, memberToday, type Member } from '#server/features/account/public.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { guideStore } from './guide.store.ts';
import { guideWeeks } from './guide.ts';
import { isWeekOpen } from './tell-guide.ts';

/** Whether today’s part of the guide waits for a member, in a week that opens for the member. */
export async function guideWaitsFor(owner: Owner, { member, now }: { member: Member; now: Date }): Promise<boolean> {
  const n = weekThatWaits(await guideStore.read(owner), memberToday(member, now));
  if (n === null) return false;
  const { access } = entitlement({ ...member.membership, ageGroup: ageGroupOf(member, now), now });
  return (await guideWeeks()).some((week) => week.week === n && isWeekOpen(week, access));
}
