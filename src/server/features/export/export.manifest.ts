import { OWNER, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { exportHandlers } from './export.handlers.ts';

export const exportManifest = manifest({
  name: 'export',
  tables: {
    'auth.feed': {
      owner: 'member',
      retention: { words: 'until she takes the address back', by: 'event' },
      erase: 'function',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        token_hash: hashed('C5', 'hash', 'recognises the secret address of her calendar'),
        titles: clear('C1', 'whether its titles are discreet or plain'),
        created_at: clear('C1', 'since when there is one'),
      },
    },
  },
  offline: {
    makeFeed: { atOnce: 'an address that others hold must be there, or gone, before she goes on' },
    changeFeed: { atOnce: 'as with making it' },
    endFeed: { atOnce: 'as with making it' },
  },
  handlers: () => exportHandlers(),
});
