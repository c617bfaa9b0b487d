import { silence } from '#server/features/reminder/public.ts';
import { OWNER, ROW_ID, clear } from '#server/platform/manifest/columns.ts';
import { WHO_SHE_IS } from '#server/platform/manifest/answers.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { consentHandlers } from './consent.handlers.ts';
import { exportedConsents } from './exported-consents.ts';

export const consentManifest = manifest({
  name: 'consent',
  tables: {
    'app.consent': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'consents',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        purpose: clear('C1', 'what she consented to'),
        action: clear('C1', 'given or withdrawn'),
        text_hash: clear('C1', 'the exact words she saw, by their hash'),
        method: clear('C1', 'where she did so'),
        at: clear('C1', 'when she did so'),
      },
    },
  },
  offline: {
    putConsent: WHO_SHE_IS,
  },
  handlers: ({ clock }) => consentHandlers({ clock, onNoReminders: silence }),
  exports: async ({ me }) => ({ consents: await exportedConsents(me) }),
});
