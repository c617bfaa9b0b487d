import { DOWNLOADS } from '#contract/downloads.ts';
import type { exportRoutes } from '#contract/export/export.routes.ts';
import type { FeedReply } from '#contract/export/export.schemas.ts';
import type { HandlersOf, Me } from '#server/platform/http/handler.ts';
import { newToken } from '#server/platform/sessions/sessions.ts';
import { feedStore } from './feed.store.ts';

export function exportHandlers(): HandlersOf<typeof exportRoutes> {
  return {
    getFeed: ({ me }) => feedOf(me),
    makeFeed: async ({ me, body }) => {
      const token = newToken();
      await feedStore.make(me.tx, { token, titles: body.titles });
      return { path: DOWNLOADS.calendar.replace(':file', `${token}.ics`), ...(await feedOf(me)) };
    },
    changeFeed: async ({ me, body }) => {
      await feedStore.title(me.tx, body.titles);
      return feedOf(me);
    },
    endFeed: async ({ me }) => {
      await feedStore.end(me.tx);
      return feedOf(me);
    },
  };
}

async function feedOf({ tx }: Me): Promise<FeedReply> {
  const row = await feedStore.read(tx);
  return { feed: row && { titles: row.titles, since: row.created_at.toISOString() } };
}
