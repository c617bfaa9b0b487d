import { returnPoints } from '#domain/points/points.ts';
import type { pointsRoutes } from '#contract/points/points.routes.ts';
import { arrive, returnOf } from '#server/features/engagement/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf, Me } from '#server/platform/http/handler.ts';
import { awardPoints } from './award-points.ts';
import { pointsStore } from './points.store.ts';
import { pageOfPoints } from './read-points.ts';

export function pointsHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof pointsRoutes> {
  return {
    getPoints: ({ me, query }) => pageOfPoints(me, query),
    awardReturn: async ({ me }) => {
      const awarded = await awardReturn(me, clock.now());
      return { awarded, balance: await pointsStore.balance(me) };
    },
  };
}

/**
 * Gives what today's return is worth by the server's own record of the member's visits (§4.9, decisions 12); 0 when it
 * gave that before.
 */
async function awardReturn(me: Me, now: Date): Promise<number> {
  const back = returnOf(await arrive(me, { now }));
  if (!back) return 0;
  const amount = returnPoints(back.daysAway);
  return (await awardPoints({ owner: me, reason: 'return', key: back.day, amount, day: back.day, at: now }))
    ? amount
    : 0;
}
