import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { daysOfSamePeriod, forecastToFreeze } from '#domain/forecast/record/frozen.ts';
import { visibleView } from '#domain/stage/visible-view.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { cyclesOf, surfaceNow } from '../member-stage.ts';
import { viewFrom } from '../read-cycle.ts';
import { forecastStore } from './forecast.store.ts';

/**
 * Keeps the forecast of the member's open cycle as it stands, once for each period and in the transaction of the write
 * that led to it, and gives the summary, with a mark where one is kept. An import never does: what is brought from
 * elsewhere is past, and its forecasts were never made.
 */
export async function freezeForecast(me: Me, { summary, now }: { summary: Summary; now: Date }): Promise<Summary> {
  if (isKept(summary)) return summary;
  const member = await memberStore.read(me);
  const cycles = cyclesOf(member, summary);
  const open = cycles.at(-1);
  if (!open) return summary;
  const kept = { ...summary, forecastKeptFor: open.startDate };
  if (await forecastStore.hasOneOf(me, daysOfSamePeriod(open.startDate))) return kept;
  const view = viewFrom(cycles, { member, summary, today: memberToday(member, now) });
  // What is not told to the member is no forecast of the member's.
  if (visibleView(view, surfaceNow(member, { now, startDate: open.startDate })).forecast === null) return summary;
  const forecast = forecastToFreeze(view);
  if (!forecast) return summary;
  await forecastStore.keep(me, { forecast, now });
  return kept;
}

/**
 * Whether there is nothing to keep, by the summary alone: no period at all, or the mark stands on the first day of the
 * last one.
 */
function isKept({ bleeding, edits, forecastKeptFor }: Summary): boolean {
  if (bleeding.length === 0) return true;
  return forecastKeptFor !== undefined && deriveCycles(bleeding, edits).at(-1)?.startDate === forecastKeptFor;
}
