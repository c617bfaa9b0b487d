import type { moonRoutes } from '#contract/moon/moon.routes.ts';
import { memberStore } from '#server/features/account/public.ts';
import { summaryStore } from '#server/features/cycle/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { moonMonthFor } from '#server/platform/sky/moon-month.ts';
import { readMoonPeriods } from './moon-periods.ts';

export function moonHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof moonRoutes> {
  return {
    getMoonMonth: async ({ query }) => moonMonthFor(query.month, query.zone),
    getMoonPeriods: async ({ me }) => {
      const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
      return readMoonPeriods(member, { summary, now: clock.now() });
    },
  };
}
