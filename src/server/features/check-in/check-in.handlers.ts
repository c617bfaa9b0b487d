import type { checkInRoutes } from '#contract/check-in/check-in.routes.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { keptCheckIns, toCheckIn } from './read-check-in.ts';

export function checkInHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof checkInRoutes> {
  return {
    getCheckIn: async ({ me }) => {
      const [member, kept] = await Promise.all([memberStore.read(me), keptCheckIns(me)]);
      return toCheckIn(kept, { member, now: clock.now() });
    },
  };
}
