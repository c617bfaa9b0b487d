import { manifest } from '#server/platform/manifest/manifest.ts';
import { forecastHandlers } from './forecast.handlers.ts';

export const forecastManifest = manifest({
  name: 'forecast',
  tables: {},
  offline: {
    sayNotYet: 'kept',
  },
  handlers: ({ clock }) => forecastHandlers({ clock }),
});
