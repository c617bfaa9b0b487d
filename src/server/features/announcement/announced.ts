import { announcedTo, audiencesOf, type Announced, type Audience } from '#domain/announcement/announcement.ts';
import { addDays, dayInZone } from '#domain/calendar/local-date.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import { memberStore, memberToday, type Member } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { announcementStore } from './announcement.store.ts';

/** The newest that a member is shown. */
export const SHOWN = 10;
/** Those of all audiences among which a member's are: enough for each audience. */
const LOOKED_AT = 50;

/** What the bell may tell a member of, the newest first, in the same packet as everything else of a page. */
export async function announcedNow(me: Me, now: Date): Promise<Announced[]> {
  // Nobody's day is further than the one after that of UTC; whose day it is stands in the row that is read beside it.
  const until = addDays(dayInZone(now, 'UTC'), 1);
  const [member, all] = await Promise.all([
    memberStore.read(me),
    announcementStore.newest(me.tx, { until, most: LOOKED_AT }),
  ]);
  const since = dayInZone(member.createdAt, member.timeZone);
  return announcedTo(all, {
    to: audiencesFor(me, { member, now }),
    today: memberToday(member, now),
    since,
    most: SHOWN,
  });
}

/** The audiences a member belongs to, as the member stands now. */
export function audiencesFor(
  { ageGroup, roles }: Pick<Me, 'ageGroup' | 'roles'>,
  { member, now }: { readonly member: Member; readonly now: Date },
): Audience[] {
  const { subscriptionStatus } = entitlement({ ...member.membership, ageGroup, now });
  const hasPremium = subscriptionStatus === 'active' || subscriptionStatus === 'lifetime';
  return audiencesOf({ ageGroup, roles, hasPremium });
}
