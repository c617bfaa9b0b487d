import { manifest } from '#server/platform/manifest/manifest.ts';
import { keepsakeHandlers } from './keepsake.handlers.ts';

export const keepsakeManifest = manifest({
  name: 'keepsake',
  tables: {},
  offline: {},
  handlers: () => keepsakeHandlers(),
});
