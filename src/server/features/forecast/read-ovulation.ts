import { estimateOvulation } from '#domain/ovulation/estimate.ts';
import { readingsOf } from '#domain/ovulation/fever.ts';
import type { OvulationReply } from '#contract/forecast/forecast.schemas.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { cyclesOf, signsOf, summaryStore, surfaceNow, viewFrom } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/**
 * The member's ovulation estimate as the member's stage lets it be shown, from the signs that move the forecast: null
 * where it hides it, and while the member's cycle rests; fertile days only where they are shown. Beside it the newest
 * reading that looks like a fever.
 */
export async function readOvulation(me: Me, now: Date): Promise<OvulationReply> {
  const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
  const today = memberToday(member, now);
  const cycles = cyclesOf(member, summary);
  const startDate = cycles.at(-1)?.startDate ?? null;
  const surface = surfaceNow(member, { now, startDate });
  if (!surface.ovulation || !startDate || viewFrom(cycles, { member, summary, today }).forecast === null)
    return { estimate: null };
  const signs = signsOf(cycles, { member, summary, today });
  const estimate = estimateOvulation(signs);
  const feverish = readingsOf(signs.logs.filter(({ date }) => date >= startDate && date <= today)).feverish.at(-1);
  return {
    estimate: estimate && { ...estimate, fertile: surface.fertileWindow ? estimate.fertile : [] },
    ...(feverish && { feverish }),
  };
}
