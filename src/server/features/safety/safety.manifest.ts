import { manifest } from '#server/platform/manifest/manifest.ts';
import { safetyHandlers } from './safety.handlers.ts';

export const safetyManifest = manifest({
  name: 'safety',
  tables: {},
  handlers: safetyHandlers,
});
