import { WHO_SHE_IS } from '#server/platform/manifest/answers.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { safetyHandlers } from './safety.handlers.ts';
import { safetyNotices } from './safety.notices.ts';

export const safetyManifest = manifest({
  name: 'safety',
  tables: {},
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
