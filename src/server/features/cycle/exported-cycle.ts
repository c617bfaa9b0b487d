import type { DayLog } from '#domain/cycle/day-log.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { dayLogStore } from './day-log.store.ts';
import { forecastStore } from './forecast/forecast.store.ts';
import { summaryStore } from './summary.store.ts';
import { writtenDay } from './write-days.ts';

/** The member's days as the member's account shows them, oldest first. */
export async function exportedDays(me: Me): Promise<DayLog[]> {
  return (await dayLogStore.all(me)).map((log) => writtenDay(me, log));
}

/** The member's days, what the member changed of the member's cycles, and what was forecast, for the member's file. */
export async function exportedCycle(me: Me) {
  const [days, summary, forecasts] = await Promise.all([
    exportedDays(me),
    summaryStore.read(me),
    forecastStore.all(me),
  ]);
  return {
    days,
    edits: summary.edits,
    forecasts: forecasts.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)),
    practice: { notYetOn: summary.notYetOn ?? null },
  };
}
