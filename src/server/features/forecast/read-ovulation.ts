import { addDays, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { estimateOvulation, type OvulationEstimate } from '#domain/ovulation/estimate.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { cyclesOf, dayLogStore, summaryStore, surfaceNow, viewOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** Signs of the last year teach the member's luteal length; older ones hardly count. */
const MONTHS_READ = 13;

/**
 * The member's ovulation estimate as the member's stage lets it be shown: null where it hides it, and while the
 * member's cycle rests; fertile days only where they are shown.
 */
export async function readOvulation(me: Me, now: Date): Promise<OvulationEstimate | null> {
  const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
  const today = memberToday(member, now);
  const cycles = cyclesOf(member, summary);
  const surface = surfaceNow(member, { now, startDate: cycles.at(-1)?.startDate ?? null });
  if (!surface.ovulation || viewOf(member, { summary, today }).forecast === null) return null;
  const months = await Promise.all(monthsBefore(today).map((month) => dayLogStore.month(me, month)));
  const estimate = estimateOvulation({ cycles, logs: months.flatMap(({ logs }) => logs), today });
  return estimate && { ...estimate, fertile: surface.fertileWindow ? estimate.fertile : [] };
}

function monthsBefore(today: LocalDate): string[] {
  const months = [monthOf(today)];
  while (months.length < MONTHS_READ) months.push(monthOf(addDays(`${months.at(-1) ?? ''}-01` as LocalDate, -1)));
  return months;
}
