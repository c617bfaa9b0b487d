import { CHANGED_AT, OWNER, VERSION, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedGuide } from './exported-guide.ts';
import { healthGuideHandlers } from './health-guide.handlers.ts';

export const healthGuideManifest = manifest({
  name: 'health-guide',
  tables: {
    'app.health_guide': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed(
          'C3',
          'where she is in the guide of twelve weeks, what she did of it, and what she wrote to its questions',
          {
            row: ['user_id'],
            export: 'collections.healthGuide',
          },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    stepGuide: 'kept',
    putGuideThing: 'kept',
    deleteGuideThing: 'kept',
    putGuideReflection: 'kept',
  },
  handlers: ({ clock, payments, vault }) => healthGuideHandlers({ clock, payments, vault }),
  exports: async ({ me }) => ({ collections: await exportedGuide(me) }),
});
