import { ROW_ID, clear } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { DAY_MS } from '#server/platform/retention/older-than.ts';
import { shopAdminHandlers } from './shop-admin.handlers.ts';
import { shopAdminStore } from './shop-admin.store.ts';
import { tellBuyer } from './tell-buyer.ts';

const HOUSE = { atOnce: 'it is about what everybody is sold, or about somebody else’s order, as it is now' } as const;

export const shopAdminManifest = manifest({
  name: 'shop-admin',
  tables: {
    'auth.shop_picture': {
      owner: 'none',
      retention: { words: 'as long as a product or an order shows it, and a day', by: { sweeps: ['shopPictures'] } },
      erase: { none: 'pictures of what is sold, of nobody' },
      toldAs: 'operations',
      columns: {
        id: ROW_ID,
        bytes: clear('C0', 'a picture of a product'),
        at: clear('C1', 'when it was uploaded'),
      },
    },
  },
  offline: { putProduct: HOUSE, moveStock: HOUSE, openParcels: HOUSE, moveOrder: HOUSE, refundOrder: HOUSE },
  handlers: ({ db, vault, clock, payments }) => shopAdminHandlers({ db, vault, clock, payments }),
  jobs: { shop_sent: tellBuyer },
  sweeps: {
    shopPictures: ({ db, clock }) => shopAdminStore.sweepPictures(db, new Date(clock.real().getTime() - DAY_MS)),
  },
});
