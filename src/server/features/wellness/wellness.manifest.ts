import { manifest } from '#server/platform/manifest/manifest.ts';
import { wellnessHandlers } from './wellness.handlers.ts';

export const wellnessManifest = manifest({
  name: 'wellness',
  tables: {},
  offline: {},
  handlers: ({ clock }) => wellnessHandlers({ clock }),
});
