import { manifest } from '#server/platform/manifest/manifest.ts';
import { stageHandlers } from './stage.handlers.ts';

export const stageManifest = manifest({
  name: 'stage',
  tables: {},
  handlers: ({ clock }) => stageHandlers({ clock }),
});
