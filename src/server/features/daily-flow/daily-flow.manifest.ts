import { CHANGED_AT, OWNER, VERSION, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { dailyFlowHandlers } from './daily-flow.handlers.ts';
import { exportedFlow } from './read-daily-flow.ts';

export const dailyFlowManifest = manifest({
  name: 'daily-flow',
  tables: {
    'app.daily_flow': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed(
          'C3',
          'where she is in the daily flow today, words not kept yet, what she set herself for each day, her pace of breathing and whether the bell rings',
          { row: ['user_id'], export: 'intentions' },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    patchDailyFlow: 'kept',
  },
  handlers: ({ clock }) => dailyFlowHandlers({ clock }),
  exports: async ({ me }) => {
    const { intentions, dailyFlow } = await exportedFlow(me);
    return { intentions, practice: { dailyFlow } };
  },
});
