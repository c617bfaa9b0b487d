import { ambientHandlers } from '#server/features/ambient/public.ts';
import { cycleHandlers } from '#server/features/cycle/public.ts';
import { forecastHandlers } from '#server/features/forecast/public.ts';
import { journalHandlers } from '#server/features/journal/public.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { offlineHandlers } from './offline.handlers.ts';

export const offlineManifest = manifest({
  name: 'offline',
  tables: {},
  offline: {},
  handlers: ({ clock }) =>
    offlineHandlers({
      clock,
      reads: {
        ...ambientHandlers({ clock }),
        ...cycleHandlers({ clock }),
        ...forecastHandlers({ clock }),
        ...journalHandlers({ clock }),
      },
    }),
});
