import { ownedGoods } from '#domain/digital-good/goods.ts';
import type { digitalGoodRoutes } from '#contract/digital-good/digital-good.routes.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { goodStore } from './good.store.ts';

export function digitalGoodHandlers(): HandlersOf<typeof digitalGoodRoutes> {
  return {
    getDigitalGoods: async ({ me }) => ({
      goods: ownedGoods(await goodStore.all(me)).map(({ good, since }) => ({ good, since: since.toISOString() })),
    }),
  };
}
