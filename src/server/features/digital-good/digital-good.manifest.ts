import { OWNER, ROW_ID, clear } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { digitalGoodHandlers } from './digital-good.handlers.ts';
import { goodStore } from './good.store.ts';

export const digitalGoodManifest = manifest({
  name: 'digital-good',
  tables: {
    'app.digital_good': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'plan',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        good: clear('C4', 'what she owns, by its neutral name', { export: 'collections.downloads' }),
        source: clear('C4', 'by what she got it: an order, or points'),
        source_id: clear('C4', 'the order or redemption, so that the same one gives it once'),
        given_at: clear('C4', 'since when she has it'),
      },
    },
  },
  offline: {},
  handlers: ({ clock }) => digitalGoodHandlers({ clock }),
  exports: async ({ me }) => {
    const given = await goodStore.all(me);
    return {
      collections: {
        downloads: given.map(({ good, source, givenAt, ended }) => ({
          ...{ good, source, since: givenAt.toISOString() },
          until: ended && ended.at.toISOString(),
        })),
      },
    };
  },
});
