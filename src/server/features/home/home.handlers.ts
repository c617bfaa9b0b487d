import type { homeRoutes } from '#contract/home/home.routes.ts';
import { homePosts } from '#server/features/circle/public.ts';
import { guideAtHome } from '#server/features/health-guide/public.ts';
import { homeMeditations, sourcesOf } from '#server/features/meditation/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

type Deps = { readonly vault: Vault; readonly clock: Clock; readonly payments: Payments | null };

/** What the member's room and the shelf of meditations give to the home page. */
export function homeHandlers({ vault, clock, payments }: Deps): HandlersOf<typeof homeRoutes> {
  return {
    getHomeData: async ({ me }) => {
      const [posts, meditations, guide] = await Promise.all([
        homePosts({ vault }, me),
        homeMeditations({ clock, payments, sources: sourcesOf({ vault, clock }) }, me),
        guideAtHome({ clock, payments }, me),
      ]);
      return { ...posts, meditations, ...guide };
    },
  };
}
