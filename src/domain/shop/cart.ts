import type { OrderState } from './order.ts';
import { SHOP } from './product.ts';

/** A thing in her cart. `seenPrice` is what it cost, in cents, when she last saw the cart. */
export type CartLine = { readonly sku: string; readonly quantity: number; readonly seenPrice: number };
/**
 * Her cart: kept by the server, so that it is there on every device she signs in on. What was ordered waits beside it,
 * and comes back where the order is not paid. `usesPoints`: points are to be taken off it; she chooses that for each order
 * anew.
 */
export type Cart = {
  readonly schemaVersion: 1;
  readonly lines: readonly CartLine[];
  readonly placed: { readonly order: string; readonly lines: readonly CartLine[] } | null;
  readonly usesPoints?: boolean;
};
export const EMPTY_CART: Cart = { schemaVersion: 1, lines: [], placed: null };

/**
 * The cart as it is once her newest order is known: what waited for an order that was given up is in it again, what was
 * paid is gone.
 */
export function cartAfter(cart: Cart, newest: { readonly id: string; readonly state: OrderState } | null): Cart {
  const { placed, lines } = cart;
  const state = placed && placed.order === newest?.id ? newest.state : null;
  if (!placed || state === 'placed') return cart;
  const back = state === 'lapsed' ? placed.lines.filter(({ sku }) => lines.every((one) => one.sku !== sku)) : [];
  return { ...cart, lines: [...lines, ...back].slice(0, SHOP.lines), placed: null };
}

/** What she marked, newest first, by the ids of products. */
export type Favorites = { readonly schemaVersion: 1; readonly products: readonly string[] };
export const NO_FAVORITES: Favorites = { schemaVersion: 1, products: [] };

/**
 * The cart with that many of a thing, in its place or at the end; none of it takes it out. Null where the cart is full.
 * A quantity beyond the most of one thing becomes the most.
 */
export function withQuantity(cart: Cart, { sku, quantity, price }: { sku: string; quantity: number; price: number }) {
  const line = { sku, quantity: Math.min(quantity, SHOP.ofOne), seenPrice: price };
  if (quantity <= 0) return withLines(cart, { lines: cart.lines.filter((one) => one.sku !== sku) });
  if (cart.lines.some((one) => one.sku === sku))
    return { ...cart, lines: cart.lines.map((one) => (one.sku === sku ? line : one)) };
  return cart.lines.length >= SHOP.lines ? null : { ...cart, lines: [...cart.lines, line] };
}

/** The cart with other lines; an empty one forgets that points were to be used. */
function withLines(cart: Cart, { lines }: Pick<Cart, 'lines'>): Cart {
  return { ...cart, lines, usesPoints: lines.length > 0 && cart.usesPoints === true };
}

/** What is left of the cart once all of it is ordered: the next one uses points only where she says so again. */
export function orderedCart(cart: Cart, order: string): Cart {
  return { ...withLines(cart, { lines: [] }), placed: { order, lines: cart.lines } };
}

/** What she marked, with a product or without it. The oldest goes where there are too many. */
export function withFavorite(favorites: Favorites, product: string, isMarked: boolean): Favorites {
  const others = favorites.products.filter((one) => one !== product);
  return { ...favorites, products: isMarked ? [product, ...others].slice(0, SHOP.favorites) : others };
}
