import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderPost, QuoteReply } from '#contract/shop/shop.schemas.ts';
import type { Address } from '#domain/shop/address.ts';
import { orderedCart, type Cart } from '#domain/shop/cart.ts';
import { HELD_MINUTES, orderNumber } from '#domain/shop/order.ts';
import { zoneOf } from '#domain/shop/shipping.ts';
import { orderSums, usablePoints, type OrderSums } from '#domain/shop/sums.ts';
import { awardDayOf, memberStore } from '#server/features/account/public.ts';
import { pointsStore, spendPoints } from '#server/features/points/public.ts';
import { refuse, Refusal, type Me } from '#server/platform/http/handler.ts';
import { isServed } from '../addresses.ts';
import { basketOf, holdCart, mayUsePoints, readCart, type Basket } from '../cart.ts';
import { parcelSeal } from './parcel.ts';
import { shelvesOf } from '../shelves/shelves.ts';
import { shopTables } from '../shelves/shop-content.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { addressStore, cartStore, shopStore, type Placed } from '../shop.store.ts';

type Asked = Pick<OrderPost, 'address' | 'country' | 'usesPoints'>;
type Reckoned = {
  readonly basket: Basket;
  readonly sums: OrderSums;
  readonly country: string;
  /** Null where nothing is packed. */ readonly address: Address | null;
};

/** What her cart costs now, sent to where she asks; or why it cannot be ordered so. */
async function reckon(
  deps: ShopDeps,
  me: Me,
  { cart, asked }: { cart: Cart; asked: Asked },
): Promise<Reckoned | Refusal> {
  const [products, book, points] = await Promise.all([
    shelvesOf(deps, me.tx),
    addressStore.read(me),
    asked.usesPoints ? pointsStore.balance(me) : 0,
  ]);
  const basket = basketOf(cart, products);
  if (basket.lines.length === 0) return refuse('cart_empty');
  if (asked.usesPoints && !(await mayUsePoints(deps, me)))
    return refuse('subscription_required', { feature: 'points' });
  const isPacked = basket.bought.some(({ kind }) => kind === 'physical');
  const address = isPacked ? (book.addresses.find(({ id }) => id === asked.address) ?? null) : null;
  const country = address?.country ?? (isPacked ? null : asked.country);
  if (!country) return refuse('address_missing');
  if (!isServed(country)) return refuse('not_served');
  const place = { country, region: address?.region ?? '' };
  const tables = deps.payments?.worksOutTax ? { ...shopTables, tax: { rates: [] } } : shopTables;
  const sums = orderSums(tables, { lines: basket.bought, place, points: usablePoints(points, basket.goods) });
  return typeof sums === 'string' ? refuse(sums) : { basket, sums, country, address };
}

/** What it would cost; nothing is held. */
export async function quoteOrder(deps: ShopDeps, me: Me, asked: Asked): Promise<QuoteReply | Refusal> {
  const reckoned = await reckon(deps, me, { cart: await readCart(me), asked });
  if (reckoned instanceof Refusal) return reckoned;
  const { sums, country, address } = reckoned;
  const days = address ? zoneOf(shopTables.shipping, country)?.days : undefined;
  return { sums, days: days ? [days[0], days[1]] : null };
}

const WHY = { open: 'order_open', gone: 'price_changed', price: 'price_changed', sold_out: 'sold_out' } as const;

/**
 * Orders what is in the cart: its things are held and its points taken in the one transaction, or nothing is. What she
 * saw has to be what it costs now.
 */
export async function placeOrder(deps: ShopDeps, me: Me, body: OrderPost): Promise<{ order: string } | Refusal> {
  if (!deps.payments) return refuse('checkout_unavailable');
  const cart = await holdCart(me);
  const reckoned = await reckon(deps, me, { cart, asked: body });
  if (reckoned instanceof Refusal) return reckoned;
  const { basket, sums } = reckoned;
  if (basket.bought.some(({ kind }) => kind === 'digital') && !body.agreesDigital) return refuse('digital_consent');
  if (sums.total !== body.seenTotal || basket.left > 0) return refuse('price_changed');
  const id = randomUUID();
  if (!(await takePoints(deps, me, { id, points: sums.points }))) return refuse('price_changed');
  const placed = await hold(deps, me, { id, reckoned, agreesDigital: body.agreesDigital });
  if (placed !== 'placed') return refuse(WHY[placed]);
  const now = deps.clock.now();
  cartStore.write(me, { document: orderedCart(cart, id), now });
  return { order: id };
}

async function takePoints(
  { clock }: ShopDeps,
  me: Me,
  { id, points }: { id: string; points: number },
): Promise<boolean> {
  if (points === 0) return true;
  const at = clock.now();
  const day = awardDayOf(await memberStore.read(me), at);
  return (await spendPoints({ owner: me, use: 'shop', key: id, amount: points, day, at })) === 'spent';
}

function hold(
  { clock, vault }: ShopDeps,
  me: Me,
  { id, reckoned, agreesDigital }: { id: string; reckoned: Reckoned; agreesDigital: boolean },
): Promise<Placed> {
  const { basket, sums, country, address } = reckoned;
  const now = clock.now();
  return shopStore.place(me.tx, {
    id,
    number: orderNumber(randomBytes(8)),
    lines: basket.bought.map(({ sku, quantity, price }) => ({ sku, quantity, price })),
    sums,
    country,
    region: address?.region ?? '',
    parcel: address && parcelSeal.address(vault, id, withoutId(address)),
    agreesDigital,
    now,
    until: new Date(now.getTime() + HELD_MINUTES * 60_000),
  });
}

function withoutId({ id: _, ...address }: Address): Omit<Address, 'id'> {
  return address;
}
