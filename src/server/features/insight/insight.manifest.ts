import { manifest } from '#server/platform/manifest/manifest.ts';
import { insightHandlers } from './insight.handlers.ts';

export const insightManifest = manifest({
  name: 'insight',
  tables: {},
  offline: {},
  handlers: ({ clock }) => insightHandlers({ clock }),
});
