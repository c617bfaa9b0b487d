import { CHANGED_AT, hashed, OWNER, ROW_ID, VERSION, clear, sealed } from '#server/platform/manifest/columns.ts';
import { PAYS } from '#server/platform/manifest/answers.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedShop } from './exported-shop.ts';
import { askRefund, keepOrders, sweepLeftOrders, sweepParcels } from './order/keep-orders.ts';
import { shopHandlers } from './shop.handlers.ts';
import { shopNotices } from './shop.notices.ts';

const GOODS = {
  owner: 'none',
  retention: { words: 'as long as it is sold', by: 'installation' },
  erase: { none: 'what the shop sells: nothing of hers' },
  toldAs: 'orders',
} as const;
const OF_ORDER = { owner: 'member', retention: WITH_ACCOUNT, erase: 'cascade', toldAs: 'orders' } as const;
const WITH_ORDER = {
  owner: 'none',
  retention: { words: 'as long as the order it belongs to', by: 'event' },
  erase: { none: 'it leaves with its order, which leaves with her account' },
  toldAs: 'orders',
} as const;
/** Of an order whose account is deleted: sums under a random id, of nobody. */
const LEFT = {
  owner: 'none',
  retention: {
    words: 'as long as the law asks for the books; what was never paid, 35 days',
    by: { sweeps: ['leftOrders'] },
  },
  erase: { none: 'sums and days under a random id; neither who it was nor what was in it' },
  toldAs: 'books',
} as const;
const DISPUTED = {
  dispute: clear('C4', 'whether a bank asked the payment back, and how it decided'),
  held_back: clear('C4', 'what the provider holds meanwhile'),
  lost: clear('C4', 'what a bank took for good'),
  fees: clear('C4', 'what the provider keeps for the dispute'),
  disputed_at: clear('C4', 'when a bank asked'),
  reading: clear('C1', 'which reading of the provider was the last'),
} as const;
const TOLD = { export: 'collections.orders' } as const;
const STOCK = { atOnce: 'prices and what is left are known to the server alone' } as const;

/** One sealed document of hers. */
const document = <Part extends 'addresses' | 'cart' | 'marked-products'>(
  of: 'C2' | 'C3',
  purpose: string,
  part: Part,
) =>
  ({
    owner: 'member',
    retention: WITH_ACCOUNT,
    erase: 'rows',
    toldAs: 'cart',
    columns: {
      user_id: OWNER,
      sealed: sealed(of, purpose, { row: ['user_id'], export: `collections.${part}` }),
      version: VERSION,
      updated_at: CHANGED_AT,
    },
  }) as const;

export const shopManifest = manifest({
  name: 'shop',
  tables: {
    'app.shop_cart': document('C3', 'what is in her cart', 'cart'),
    'app.shop_favorites': document('C3', 'what she marked in the shop', 'marked-products'),
    'app.shop_addresses': document('C2', 'where parcels may go', 'addresses'),
    'auth.shop_product': {
      ...GOODS,
      columns: {
        id: clear('C0', 'what it is called in an address'),
        shelf: clear('C0', 'on which shelf it stands'),
        kind: clear('C0', 'whether it is packed or downloaded'),
        position: clear('C0', 'its place on the shelf'),
        is_shown: clear('C0', 'whether it is sold'),
        told: clear('C0', 'what is said of it'),
        version: VERSION,
        changed_at: CHANGED_AT,
      },
    },
    'auth.shop_variant': {
      ...GOODS,
      columns: {
        sku: clear('C0', 'which thing'),
        product: clear('C0', 'of which product'),
        name: clear('C0', 'its color or size'),
        price: clear('C0', 'what it costs, in cents'),
        weight: clear('C0', 'what it weighs, in grams'),
        position: clear('C0', 'its place among the others'),
        is_shown: clear('C0', 'whether it is sold'),
      },
    },
    'auth.shop_stock': {
      ...GOODS,
      columns: {
        id: ROW_ID,
        sku: clear('C0', 'which thing moved'),
        amount: clear('C0', 'how many came or went'),
        reason: clear('C0', 'why'),
        key: clear('C1', 'the occasion, so that it counts once'),
        note: clear('C1', 'what an admin wrote beside it'),
        at: clear('C1', 'when'),
      },
    },
    'auth.shop_order': {
      ...OF_ORDER,
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        number: clear('C4', 'what it is called on a parcel', TOLD),
        state: clear('C4', 'how it stands', TOLD),
        goods: clear('C4', 'what its things cost', TOLD),
        points: clear('C4', 'the points she used', TOLD),
        discount: clear('C4', 'what they took off', TOLD),
        shipping: clear('C4', 'what sending it costs', TOLD),
        tax: clear('C4', 'the tax on it', TOLD),
        total: clear('C4', 'what was to be paid', TOLD),
        paid: clear('C4', 'what the payment provider received', TOLD),
        refunded: clear('C4', 'what the payment provider gave back', TOLD),
        country: clear('C4', 'where tax is due'),
        region: clear('C4', 'where tax is due'),
        parcel: hashed('C2', 'app-key', { purpose: 'where it goes, for whoever packs it', ...TOLD }),
        tracking: hashed('C2', 'app-key', { purpose: 'by what number it is followed', ...TOLD }),
        agreed_digital_at: clear('C4', 'when she asked for downloads at once'),
        session_id: clear('C4', 'the page of the provider it is paid on'),
        intent_id: clear('C4', 'the payment at the provider'),
        held_until: clear('C4', 'until when its things are held'),
        placed_at: clear('C4', 'when it was ordered', TOLD),
        paid_at: clear('C4', 'when it was paid'),
        packed_at: clear('C4', 'when it was packed'),
        sent_at: clear('C4', 'when it was sent'),
        arrived_at: clear('C4', 'when it arrived: her days to take it back begin'),
        withdrawn_at: clear('C4', 'when she took it back'),
        ended_at: clear('C4', 'when it ended otherwise'),
        refunded_at: clear('C4', 'when money was given back'),
        ...DISPUTED,
        version: VERSION,
      },
    },
    'auth.shop_left_order': {
      ...LEFT,
      columns: {
        id: clear('C1', 'a random id, under which the payment provider and the books know it'),
        number: clear('C4', 'what it was called on a parcel'),
        state: clear('C4', 'how it stood'),
        goods: clear('C4', 'what its things cost'),
        discount: clear('C4', 'what points took off'),
        shipping: clear('C4', 'what sending it cost'),
        tax: clear('C4', 'the tax on it'),
        total: clear('C4', 'what was to be paid'),
        paid: clear('C4', 'what the payment provider received'),
        refunded: clear('C4', 'what the payment provider gave back'),
        country: clear('C4', 'where tax was due'),
        session_id: clear('C4', 'the page of the provider it was paid on'),
        intent_id: clear('C4', 'the payment at the provider'),
        ...DISPUTED,
        placed_at: clear('C4', 'when it was ordered'),
        paid_at: clear('C4', 'when it was paid'),
        ended_at: clear('C4', 'when it ended'),
        left_at: clear('C4', 'when its account was deleted'),
        version: VERSION,
      },
    },
    'auth.shop_order_line': {
      ...WITH_ORDER,
      columns: {
        id: ROW_ID,
        order_id: clear('C4', 'of which order'),
        sku: clear('C4', 'which thing'),
        product: clear('C4', 'of which product'),
        kind: clear('C4', 'whether it is packed or downloaded'),
        name: clear('C4', 'what it was called when she ordered it', TOLD),
        variant: clear('C4', 'its color or size', TOLD),
        picture: clear('C0', 'its picture'),
        price: clear('C4', 'what it cost', TOLD),
        quantity: clear('C4', 'how many', TOLD),
        weight: clear('C0', 'what it weighs'),
        good: clear('C4', 'the download that is given for it'),
      },
    },
    'auth.shop_reservation': {
      ...WITH_ORDER,
      columns: {
        order_id: clear('C4', 'for which order'),
        sku: clear('C4', 'which thing is held'),
        quantity: clear('C4', 'how many'),
        state: clear('C4', 'held, taken or back on the shelf'),
        round: clear('C1', 'how often it was held'),
        until: clear('C4', 'until when'),
      },
    },
    'auth.shop_refund': {
      ...LEFT,
      columns: {
        id: clear('C1', 'the key under which the provider does it once'),
        order_id: clear('C4', 'of which order'),
        cents: clear('C4', 'how much goes back'),
        reason: clear('C4', 'why'),
        by: clear('C4', 'whether she, an admin or the shop asked for it'),
        state: clear('C4', 'whether the provider did it'),
        at: clear('C4', 'when it was asked for'),
      },
    },
  },
  notices: shopNotices,
  offline: {
    putFavoriteProduct: { atOnce: 'a mark is seen on the shelf at once, or said not to be set' },
    putCartLine: STOCK,
    putCartPoints: STOCK,
    putAddress: { atOnce: 'the address is checked before it is saved' },
    deleteAddress: { atOnce: 'an address she deletes must be gone' },
    quoteOrder: STOCK,
    placeOrder: PAYS,
    payOrder: PAYS,
    cancelOrder: PAYS,
    withdrawOrder: PAYS,
    noteArrival: { atOnce: 'her days to take it back begin' },
  },
  handlers: shopHandlers,
  jobs: { shop_refund: askRefund },
  everyMinute: { orders: keepOrders },
  sweeps: { parcels: sweepParcels, leftOrders: sweepLeftOrders },
  exports: async ({ me, vault }) => ({ collections: await exportedShop({ me, vault }) }),
});
