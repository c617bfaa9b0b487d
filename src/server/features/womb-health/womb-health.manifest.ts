import { CHANGED_AT, OWNER, VERSION, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedAppointment } from './exported-appointment.ts';
import { wombHealthHandlers } from './womb-health.handlers.ts';

export const wombHealthManifest = manifest({
  name: 'womb-health',
  tables: {
    'app.appointment': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'her appointment sheet: three concerns in her words, and the questions she brings', {
          row: ['user_id'],
          export: 'collections.appointment',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    putConcern: 'kept',
    putQuestion: 'kept',
    removeQuestion: 'kept',
    clearAppointment: 'kept',
  },
  handlers: ({ clock }) => wombHealthHandlers({ clock }),
  exports: async ({ me, now }) => ({ collections: await exportedAppointment(me, now) }),
});
