import { manifest } from '#server/platform/manifest/manifest.ts';
import { nearHandlers } from './near.handlers.ts';

export const nearManifest = manifest({
  name: 'near',
  tables: {},
  handlers: nearHandlers,
});
