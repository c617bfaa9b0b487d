import { JOURNAL } from '#contract/limits.ts';
import type { OfflineCopy } from '#contract/offline/offline.schemas.ts';
import { addDays, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { monthsBefore } from '#domain/insight/span.ts';
import { OFFLINE_DAYS } from '#domain/offline/offline-copy.ts';
import { memberStore, memberToday, toUser, type Member } from '#server/features/account/public.ts';
import { keptCheckIns, toCheckIn } from '#server/features/check-in/public.ts';
import { readCycle, readMonth, summaryStore, wireCycles } from '#server/features/cycle/public.ts';
import { firstEntries, journalDay, newestWhole } from '#server/features/journal/public.ts';
import { readLogLists } from '#server/features/log/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** Months of logs before the one of today; the one after it is there for a copy that is read across its first. */
const MONTHS_BACK = 2;
const HOUR_MS = 3_600_000;

/** What reads of other features bring along as they are. */
export type Besides = Pick<
  OfflineCopy,
  'cycleEdits' | 'forecasts' | 'ovulation' | 'year' | 'onThisMoon' | 'soundPresets'
>;

/** All that a device may keep for the member, as it stands now; `besides` is read for the member's day. */
export async function makeCopy(
  me: Me,
  { now, besides }: { now: Date; besides: (today: LocalDate) => Promise<Besides> },
): Promise<OfflineCopy> {
  const [member, summary, checkIns, journal, pages] = await Promise.all([
    memberStore.read(me),
    summaryStore.read(me),
    keptCheckIns(me),
    firstEntries(me, now),
    newestWhole(me, { now, most: JOURNAL.content }),
  ]);
  const today = memberToday(member, now);
  const [months, logLists, more] = await Promise.all([
    readMonths(me, { member, today }),
    readLogLists(me, { member, summary, today }),
    besides(today),
  ]);
  const days = Array.from({ length: OFFLINE_DAYS + 1 }, (_, ahead) => {
    const then = onDay(member, { now, ahead });
    return {
      today: addDays(today, ahead),
      cycleView: readCycle(member, { summary, now: then }),
      checkIn: toCheckIn(checkIns, { member, now: then }),
      journal: journalDay(member, { summary, now: then }),
    };
  });
  return {
    at: now.toISOString(),
    user: toUser(member, { now, roles: me.roles }),
    theme: member.theme,
    days,
    cycles: wireCycles(me, { summary, member, now }),
    months,
    logLists,
    journal,
    pages,
    ...more,
  };
}

function readMonths(me: Me, { member, today }: { member: Member; today: LocalDate }) {
  const months = Array.from({ length: MONTHS_BACK + 2 }, (_, back) => monthOf(monthsBefore(today, back - 1)));
  return Promise.all(months.map((month) => readMonth(me, { month, member })));
}

/**
 * A moment of the day that lies so many days ahead in the member's zone: at a change of the clocks the same hour may
 * lie on another day.
 */
function onDay(member: Member, { now, ahead }: { now: Date; ahead: number }): Date {
  const day = addDays(memberToday(member, now), ahead);
  const moments = [0, -2, 2].map((hours) => new Date(now.getTime() + (ahead * 24 + hours) * HOUR_MS));
  const found = moments.find((moment) => memberToday(member, moment) === day);
  if (!found) throw new Error('a day without a moment');
  return found;
}
