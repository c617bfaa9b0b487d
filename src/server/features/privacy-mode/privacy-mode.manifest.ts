import { WHO_SHE_IS } from '#server/platform/manifest/answers.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { privacyModeHandlers } from './privacy-mode.handlers.ts';

export const privacyModeManifest = manifest({
  name: 'privacy-mode',
  tables: {},
  offline: {
    patchPrivacyMode: WHO_SHE_IS,
    putLock: WHO_SHE_IS,
    endLock: WHO_SHE_IS,
    stayHere: WHO_SHE_IS,
    lockNow: WHO_SHE_IS,
  },
  handlers: privacyModeHandlers,
});
