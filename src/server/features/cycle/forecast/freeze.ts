import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { daysOfSamePeriod, forecastToFreeze } from '#domain/forecast/record/frozen.ts';
import { memberStore, todayOf } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { surfaceNow, viewOf } from '../read-cycle.ts';
import { forecastStore } from './forecast.store.ts';

/**
 * Keeps the forecast of her open cycle as it stands, once for each period and in the transaction of the write that led to it. An import
 * never does: what is brought from elsewhere is past, and its forecasts were never made.
 */
export async function freezeForecast(me: Me, { summary, now }: { summary: Summary; now: Date }): Promise<void> {
  const open = deriveCycles(summary.bleeding, summary.edits).at(-1);
  if (!open || (await forecastStore.hasOneOf(me, daysOfSamePeriod(open.startDate)))) return;
  const member = await memberStore.read(me);
  if (surfaceNow(member, { now, startDate: open.startDate }).periodForecast === 'none') return;
  const forecast = forecastToFreeze(viewOf(summary, todayOf(member, now)));
  if (forecast) await forecastStore.keep(me, { forecast, now });
}
