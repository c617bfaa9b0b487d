import type { homeRoutes } from '#contract/home/home.routes.ts';
import type { HomeData } from '#contract/home/home.schemas.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';

/** What the community and the meditations give to the home page: nothing until these features exist (decisions 2). */
const NO_HOME_DATA: HomeData = { newPostsCount: 0, recentPosts: [], meditations: [] };

export function homeHandlers(): HandlersOf<typeof homeRoutes> {
  return { getHomeData: async () => NO_HOME_DATA };
}
