import { DOWNLOADS } from '#contract/downloads.ts';
import { FEED_DAYS } from '#contract/export/export.schemas.ts';
import { DAY_MS } from '#server/platform/retention/older-than.ts';
import { OWNER, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { exportHandlers } from './export.handlers.ts';
import { exportNotices } from './export.notices.ts';
import { feedStore } from './feed.store.ts';

/** How long a row of one that ran out stays, so that the member can let the same address go on. */
const GRACE_DAYS = 60;

export const exportManifest = manifest({
  name: 'export',
  tables: {
    'auth.feed': {
      owner: 'member',
      retention: {
        words: 'until she takes the address back, 60 days after it ran out at the latest',
        by: { sweeps: ['feeds'] },
      },
      erase: 'function',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        token_hash: hashed('C5', 'hash', 'recognises the secret address of her calendar'),
        titles: clear('C1', 'whether its titles are discreet or plain'),
        created_at: clear('C1', 'since when there is one'),
        expires_at: clear('C1', 'until when it opens her calendar'),
      },
    },
  },
  offline: {
    makeFeed: { atOnce: 'an address that others hold must be there, or gone, before she goes on' },
    renewFeed: { atOnce: 'as with making it' },
    changeFeed: { atOnce: 'as with making it' },
    endFeed: { atOnce: 'as with making it' },
  },
  notices: exportNotices,
  addressKeys: {
    calendar: {
      path: DOWNLOADS.calendar,
      table: 'auth.feed',
      madeBy: ['makeFeed', 'renewFeed'],
      notice: exportNotices.calendarAddress,
      audit: 'feed_made',
      days: FEED_DAYS,
    },
  },
  sweeps: {
    feeds: ({ db, clock }) => feedStore.sweep(db, new Date(clock.real().getTime() - GRACE_DAYS * DAY_MS)),
  },
  handlers: exportHandlers,
});
