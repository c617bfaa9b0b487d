import { manifest } from '#server/platform/manifest/manifest.ts';
import { homeHandlers } from './home.handlers.ts';

export const homeManifest = manifest({
  name: 'home',
  tables: {},
  offline: {},
  handlers: homeHandlers,
});
