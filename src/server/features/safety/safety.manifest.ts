import { WHO_SHE_IS } from '#server/platform/manifest/answers.ts';
import { OWNER, clear } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { actProofStore } from '#server/platform/sessions/act-proof.store.ts';
import { safetyHandlers } from './safety.handlers.ts';
import { safetyNotices } from './safety.notices.ts';

export const safetyManifest = manifest({
  name: 'safety',
  tables: {
    'auth.staff_proof': {
      owner: 'member',
      retention: {
        words: 'until the act it was made for, an hour and a day at most',
        by: { sweeps: ['staff_proofs'] },
      },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        session_id: clear('C1', 'the session that proved who she is'),
        user_id: OWNER,
        act: clear('C1', 'the one staff act it was made for'),
        at: clear('C1', 'when: a minute later it serves nothing'),
      },
    },
  },
  sweeps: { staff_proofs: ({ db }) => actProofStore.sweep(db) },
  notices: safetyNotices,
  offline: {
    askStepUp: WHO_SHE_IS,
    stepUp: WHO_SHE_IS,
    changePassword: WHO_SHE_IS,
    changeEmail: WHO_SHE_IS,
    stopEmailChange: WHO_SHE_IS,
    startCodeApp: WHO_SHE_IS,
    confirmCodeApp: WHO_SHE_IS,
    endCodeApp: WHO_SHE_IS,
    makeRecoveryCodes: WHO_SHE_IS,
    askNewPasskey: WHO_SHE_IS,
    addPasskey: WHO_SHE_IS,
    renamePasskey: WHO_SHE_IS,
    endPasskey: WHO_SHE_IS,
  },
  handlers: safetyHandlers,
});
