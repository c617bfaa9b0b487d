import { CHANGED_AT, OWNER, VERSION, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { logListsStore } from './log-lists.store.ts';
import { logHandlers } from './log.handlers.ts';

export const logManifest = manifest({
  name: 'log',
  tables: {
    'app.log_lists': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'cycle',
      columns: {
        user_id: OWNER,
        sealed: sealed(
          'C3',
          'her own symptoms, what she takes, and whether her thermometer shows Celsius or Fahrenheit',
          { row: ['user_id'], export: 'lists' },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    patchLogLists: 'kept',
    makeSymptom: 'kept',
    changeSymptom: 'kept',
    makeMedication: 'kept',
    changeMedication: 'kept',
  },
  handlers: ({ clock }) => logHandlers({ clock }),
  exports: async ({ me }) => {
    const { schemaVersion: _, ...lists } = await logListsStore.read(me);
    const medications = lists.medications.filter(({ kind }) => me.ageGroup === 'adult' || kind === 'medicine');
    return { lists: { ...lists, medications } };
  },
});
