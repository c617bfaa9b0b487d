import type { forecastRoutes } from '#contract/forecast/forecast.routes.ts';
import { scorecard } from '#domain/forecast/record/frozen.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { cyclesOf, forecastStore, summaryStore, surfaceNow } from '#server/features/cycle/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { readOvulation } from './read-ovulation.ts';

export function forecastHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof forecastRoutes> {
  return {
    getForecasts: async ({ me }) => {
      const [member, summary, kept] = await Promise.all([
        memberStore.read(me),
        summaryStore.read(me),
        forecastStore.all(me),
      ]);
      const cycles = cyclesOf(member, summary);
      const { periodForecast } = surfaceNow(member, { now: clock.now(), startDate: cycles.at(-1)?.startDate ?? null });
      if (periodForecast === 'none') return [];
      return scorecard(kept, cycles).map(({ schemaVersion: _, ...scored }) => scored);
    },
    getOvulation: ({ me }) => readOvulation(me, clock.now()),
    sayNotYet: async ({ me }) => {
      const now = clock.now();
      const [summary, member] = await Promise.all([summaryStore.readForUpdate(me), memberStore.read(me)]);
      const notYetOn = memberToday(member, now);
      summaryStore.write(me, { document: { ...summary, notYetOn }, now });
      return { notYetOn };
    },
  };
}
