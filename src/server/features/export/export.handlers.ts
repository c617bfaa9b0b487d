import { DOWNLOADS } from '#contract/downloads.ts';
import type { exportRoutes } from '#contract/export/export.routes.ts';
import { FEED_DAYS, type FeedReply } from '#contract/export/export.schemas.ts';
import { memberStore, type AccountDeps } from '#server/features/account/public.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { newToken } from '#server/platform/sessions/sessions.ts';
import { exportNotices } from './export.notices.ts';
import { feedStore } from './feed.store.ts';

type Asked = { readonly me: Me; readonly requestId: string; readonly ipPrefix: string };

export function exportHandlers({ clock }: Pick<AccountDeps, 'clock'>): HandlersOf<typeof exportRoutes> {
  const tell = async ({ me, requestId, ipPrefix }: Asked, action: 'feed_made' | 'feed_renewed' | 'feed_ended') => {
    const now = clock.now();
    await memberStore.audit(me, { action, result: 'done', at: now, requestId, ipPrefix });
    const what = action === 'feed_made' ? 'made' : 'renewed';
    if (action !== 'feed_ended')
      await outboxStore.post(me, { kind: exportNotices.calendarAddress, data: { what, at: now.toISOString() }, now });
  };
  return {
    getFeed: ({ me }) => feedOf(me),
    makeFeed: async ({ me, body, ...asked }) => {
      const token = newToken();
      await feedStore.make(me.tx, { token, titles: body.titles, days: FEED_DAYS });
      await tell({ me, ...asked }, 'feed_made');
      return { path: DOWNLOADS.calendar.replace(':file', `${token}.ics`), ...(await feedOf(me)) };
    },
    renewFeed: async ({ me, ...asked }) => {
      if (!(await feedStore.renew(me.tx, FEED_DAYS))) return refuse('not_found');
      await tell({ me, ...asked }, 'feed_renewed');
      return feedOf(me);
    },
    changeFeed: async ({ me, body }) => {
      await feedStore.title(me.tx, body.titles);
      return feedOf(me);
    },
    endFeed: async ({ me, ...asked }) => {
      if (await feedStore.read(me.tx)) await tell({ me, ...asked }, 'feed_ended');
      await feedStore.end(me.tx);
      return feedOf(me);
    },
  };
}

async function feedOf({ tx }: Me): Promise<FeedReply> {
  const row = await feedStore.read(tx);
  return {
    feed: row && { titles: row.titles, since: row.created_at.toISOString(), until: row.expires_at.toISOString() },
  };
}
