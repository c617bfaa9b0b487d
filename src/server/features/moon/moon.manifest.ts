import { manifest } from '#server/platform/manifest/manifest.ts';
import { moonHandlers } from './moon.handlers.ts';

export const moonManifest = manifest({
  name: 'moon',
  tables: {},
  offline: {},
  handlers: ({ clock }) => moonHandlers({ clock }),
});
