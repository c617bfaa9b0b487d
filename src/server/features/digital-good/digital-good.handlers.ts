import type { digitalGoodRoutes } from '#contract/digital-good/digital-good.routes.ts';
import { endedGoods, ownedGoods, type GoodName } from '#domain/digital-good/goods.ts';
import { memberStore } from '#server/features/account/public.ts';
import { workbookOf } from '#server/features/health-guide/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { goodStore } from './good.store.ts';
import { moonYearFor } from './moon-year.ts';

export function digitalGoodHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof digitalGoodRoutes> {
  return {
    getDigitalGoods: async ({ me }) => {
      const given = await goodStore.all(me);
      return {
        goods: ownedGoods(given).map(({ good, since }) => ({ good, since: since.toISOString() })),
        ended: endedGoods(given).map(({ good, why, at }) => ({ good, why, at: at.toISOString() })),
      };
    },
    getMoonYear: async ({ me, query: { year } }) => {
      if (!(await owns(me, 'moon_year'))) return refuse('good_missing');
      return moonYearFor(year, (await memberStore.read(me)).timeZone);
    },
    getWorkbook: async ({ me }) =>
      (await owns(me, 'guide_workbook')) ? { weeks: await workbookOf(me, clock.now()) } : refuse('good_missing'),
  };
}

async function owns(me: Me, name: GoodName): Promise<boolean> {
  return ownedGoods(await goodStore.all(me)).some(({ good }) => good === name);
}
