import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { parcelSeal } from './order/parcel.ts';
import { addressStore, cartStore, favoritesStore, shopStore } from './shop.store.ts';

const MOST = 1000;

/** Her orders, addresses, cart and what she marked, for her file. */
export async function exportedShop({ me, vault }: { readonly me: Me; readonly vault: Vault }) {
  const [orders, book, cart, favorites] = await Promise.all([
    shopStore.orders(me.tx, { most: MOST, after: null }),
    addressStore.read(me),
    cartStore.read(me),
    favoritesStore.read(me),
  ]);
  return {
    orders: orders.map(
      ({ id, number, state, goods, points, shipping, tax, total, paid, refunded, parcel, ...order }) => ({
        ...{ number, state, goods, points, shipping, tax, total, paid, refunded },
        placedAt: order.placed_at.toISOString(),
        sentTo: parcel && parcelSeal.openAddress(vault, id, parcel),
        followedBy: order.tracking && parcelSeal.openTracking(vault, id, order.tracking),
        lines: order.lines.map(({ name, variant, price, quantity }) => ({ name, variant, price, quantity })),
      }),
    ),
    addresses: book.addresses.map(({ id: _, ...address }) => address),
    cart: [...cart.lines, ...(cart.placed?.lines ?? [])].map(({ sku, quantity }) => ({ sku, quantity })),
    'marked-products': favorites.products.map((product) => ({ product })),
  };
}
