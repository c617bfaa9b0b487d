import type { Summary } from '#domain/cycle/summary.ts';
import { daysOfSamePeriod, forecastToFreeze } from '#domain/forecast/record/frozen.ts';
import { toldView } from '#domain/stage/told-view.ts';
import { memberStore, todayOf } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { cyclesOf, surfaceNow } from '../member-stage.ts';
import { viewOf } from '../read-cycle.ts';
import { forecastStore } from './forecast.store.ts';

/**
 * Keeps the forecast of her open cycle as it stands, once for each period and in the transaction of the write that led to it. An import
 * never does: what is brought from elsewhere is past, and its forecasts were never made.
 */
export async function freezeForecast(me: Me, { summary, now }: { summary: Summary; now: Date }): Promise<void> {
  const member = await memberStore.read(me);
  const open = cyclesOf(member, summary).at(-1);
  if (!open || (await forecastStore.hasOneOf(me, daysOfSamePeriod(open.startDate)))) return;
  const view = viewOf(member, { summary, today: todayOf(member, now) });
  // What is not told to her is no forecast of hers.
  if (toldView(view, surfaceNow(member, { now, startDate: open.startDate })).forecast === null) return;
  const forecast = forecastToFreeze(view);
  if (forecast) await forecastStore.keep(me, { forecast, now });
}
