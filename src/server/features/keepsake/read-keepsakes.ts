import { dayInZone } from '#domain/calendar/local-date.ts';
import { keepsakesOf } from '#domain/keepsake/keepsakes.ts';
import type { KeepsakeReply } from '#contract/keepsake/keepsake.schemas.ts';
import { memberStore } from '#server/features/account/public.ts';
import { cyclesOf, summaryStore } from '#server/features/cycle/public.ts';
import { indexedPages } from '#server/features/journal/public.ts';
import { pointsStore } from '#server/features/points/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** What the member has by the facts that stand, in one packet. */
export async function readKeepsakes(me: Me): Promise<KeepsakeReply> {
  const [member, summary, pages, firstCheckIn] = await Promise.all([
    memberStore.read(me),
    summaryStore.read(me),
    indexedPages(me),
    pointsStore.firstDay(me, 'check_in'),
  ]);
  const cycleStarts = cyclesOf(member, summary).map(({ startDate }) => startDate);
  const written = pages.map(({ date, at, moon }) => ({
    date,
    moon,
    writtenOn: dayInZone(new Date(at), member.timeZone),
  }));
  return { keepsakes: keepsakesOf({ firstCheckIn, pages: written, cycleStarts }) };
}
