import { CHANGED_AT, OWNER, VERSION, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedReading } from './exported-reading.ts';
import { wisdomHandlers } from './wisdom.handlers.ts';

export const wisdomManifest = manifest({
  name: 'wisdom',
  tables: {
    'app.reading': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'which pieces of the library she saved, and how far she read them', {
          row: ['user_id'],
          export: 'collections.reading',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    savePiece: 'kept',
    unsavePiece: 'kept',
    putReading: 'kept',
    searchWisdom: { atOnce: 'it reads: her words stand in its body' },
  },
  handlers: ({ clock, payments }) => wisdomHandlers({ clock, payments }),
  exports: async ({ me, now }) => ({ collections: await exportedReading(me, now) }),
});
