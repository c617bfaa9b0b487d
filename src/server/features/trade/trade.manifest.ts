import { manifest } from '#server/platform/manifest/manifest.ts';
import { moveMonths } from './move-months.ts';
import { tradeHandlers } from './trade.handlers.ts';

export const tradeManifest = manifest({
  name: 'trade',
  tables: {},
  offline: {
    makeTrade: { atOnce: 'it uses points that another device may use too' },
  },
  handlers: ({ clock }) => tradeHandlers({ clock }),
  jobs: {
    charge_move: moveMonths,
  },
});
