import type { overviewRoutes } from '#contract/overview/overview.routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import { firstDay, overviewOf } from './overview.ts';
import { overviewStore } from './overview.store.ts';

export function overviewHandlers({ db, clock }: { db: Database; clock: Clock }): HandlersOf<typeof overviewRoutes> {
  return {
    getOverview: async ({ me }) => {
      // Queues, relays and disks know the world's time alone.
      const now = clock.real();
      const [sums, measures, kept] = await Promise.all([
        overviewStore.sums(me.tx, firstDay(now)),
        overviewStore.measures(me.tx),
        keptStore.read(db),
      ]);
      return overviewOf({ sums, measures, kept, now });
    },
  };
}
