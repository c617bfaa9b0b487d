import type { keepsakeRoutes } from '#contract/keepsake/keepsake.routes.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { readKeepsakes } from './read-keepsakes.ts';

export function keepsakeHandlers(): HandlersOf<typeof keepsakeRoutes> {
  return { getKeepsakes: ({ me }) => readKeepsakes(me) };
}
