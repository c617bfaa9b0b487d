import { manifest } from '#server/platform/manifest/manifest.ts';
import { stageHandlers } from './stage.handlers.ts';

export const stageManifest = manifest({
  name: 'stage',
  tables: {},
  offline: {
    putLifeStage: 'kept',
    putStageLater: 'kept',
  },
  handlers: ({ clock }) => stageHandlers({ clock }),
});
