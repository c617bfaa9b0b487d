import { manifest } from '#server/platform/manifest/manifest.ts';
import { forecastHandlers } from './forecast.handlers.ts';

export const forecastManifest = manifest({
  name: 'forecast',
  tables: {},
  handlers: ({ clock }) => forecastHandlers({ clock }),
});
