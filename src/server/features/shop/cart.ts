import type { CartReply, CartLineWire } from '#contract/shop/shop.schemas.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import { isOpen } from '#domain/membership/is-open.ts';
import { cartAfter, withQuantity, type Cart, type CartLine } from '#domain/shop/cart.ts';
import { SHOP } from '#domain/shop/product.ts';
import { usablePoints, type Bought } from '#domain/shop/sums.ts';
import { memberStore } from '#server/features/account/public.ts';
import { pointsStore } from '#server/features/points/public.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { foundOn, shelvesOf } from './shelves/shelves.ts';
import type { ShopDeps } from './shop-deps.ts';
import { cartStore, shopStore, type ShelfProduct } from './shop.store.ts';

/** What is in a cart at today's prices, as it can be bought. */
export type Basket = {
  readonly lines: readonly CartLineWire[];
  readonly bought: readonly (Bought & { readonly sku: string })[];
  readonly goods: number;
  /** Things that are sold no more. */ readonly left: number;
};

/** A cart held against the shelves. */
export function basketOf(cart: Cart, products: readonly ShelfProduct[]): Basket {
  const lines = cart.lines.flatMap((line) => lineOf(line, products) ?? []);
  const bought = lines.map(({ sku, kind, price, quantity }) => {
    const weight = foundOn(products, sku)?.variant.weight ?? 0;
    return { sku, kind, price, quantity, weight };
  });
  const goods = bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { lines, bought, goods, left: cart.lines.length - lines.length };
}

function lineOf({ sku, quantity, seenPrice }: CartLine, products: readonly ShelfProduct[]): CartLineWire | null {
  const found = foundOn(products, sku);
  if (!found) return null;
  const { product, variant } = found;
  const { stock, price } = variant;
  return {
    sku,
    product: product.id,
    name: product.told.name,
    variant: variant.name,
    picture: product.told.picture,
    kind: product.kind,
    price,
    was: seenPrice === price ? null : seenPrice,
    quantity,
    most: stock === null ? 1 : Math.max(0, Math.min(stock, SHOP.ofOne)),
  };
}

/** Her newest order, as far as her cart has to know it. */
export async function newestOrder(me: Me) {
  return (await shopStore.orders(me.tx, { most: 1, after: null }))[0] ?? null;
}

/** Her cart as it is now, after what became of her newest order. */
export async function readCart(me: Me): Promise<Cart> {
  const [cart, newest] = await Promise.all([cartStore.read(me), newestOrder(me)]);
  return cartAfter(cart, newest);
}
/** The same, held until the end of the transaction. */
export async function holdCart(me: Me): Promise<Cart> {
  const [cart, newest] = await Promise.all([cartStore.readForUpdate(me), newestOrder(me)]);
  return cartAfter(cart, newest);
}

/** Her cart, with what her points can take off it. */
export async function cartOf(deps: ShopDeps, me: Me): Promise<CartReply> {
  return toldCart(deps, me, await readCart(me));
}

async function toldCart(deps: ShopDeps, me: Me, cart: Cart): Promise<CartReply> {
  const [products, points, pointsOpen, newest] = await Promise.all([
    shelvesOf(deps, me.tx),
    pointsStore.balance(me),
    mayUsePoints(deps, me),
    newestOrder(me),
  ]);
  const { lines, goods, left } = basketOf(cart, products);
  const usable = pointsOpen ? usablePoints(points, goods) : 0;
  const discount = cart.usesPoints === true ? usable : 0;
  return {
    ...{ lines: [...lines], goods, left, points, pointsOpen, usable },
    ...{ usesPoints: discount > 0, discount, due: goods - discount },
    openOrder: newest?.state === 'placed' ? newest.id : null,
    checkout: deps.payments?.mode ?? 'off',
    taxAt: deps.payments?.worksOutTax ? 'payment' : 'checkout',
  };
}

/** Whether spending points is open to her (decisions 9). */
export async function mayUsePoints({ clock }: Pick<ShopDeps, 'clock'>, me: Me): Promise<boolean> {
  const { membership } = await memberStore.read(me);
  const { access } = entitlement({ ...membership, ageGroup: me.ageGroup, roles: me.roles, now: clock.now() });
  return isOpen('points', access);
}

/** Uses points for what is in her cart, or does not. What that takes off is counted each time it is asked for. */
export async function putPoints(deps: ShopDeps, me: Me, usesPoints: boolean): Promise<CartReply | Refusal> {
  if (usesPoints && !(await mayUsePoints(deps, me))) return refuse('subscription_required', { feature: 'points' });
  const changed = { ...(await holdCart(me)), usesPoints };
  cartStore.write(me, { document: changed, now: deps.clock.now() });
  return toldCart(deps, me, changed);
}

/** Puts so many of a thing into her cart; of a download there is one. */
export async function putLine(
  deps: ShopDeps,
  me: Me,
  { sku, quantity }: { sku: string; quantity: number },
): Promise<CartReply | Refusal> {
  const [products, cart] = await Promise.all([shelvesOf(deps, me.tx), holdCart(me)]);
  const found = foundOn(products, sku);
  if (!found && quantity > 0) return refuse('not_found');
  const most = found?.variant.stock === null ? 1 : SHOP.ofOne;
  const price = found?.variant.price ?? 0;
  const changed = withQuantity(cart, { sku, quantity: Math.min(quantity, most), price });
  if (!changed) return refuse('list_full');
  cartStore.write(me, { document: changed, now: deps.clock.now() });
  return toldCart(deps, me, changed);
}
