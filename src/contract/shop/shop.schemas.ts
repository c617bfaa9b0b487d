import { z } from 'zod';
import { id, instant } from '#contract/kit/scalars.ts';
import { cursor, pageQuery } from '#contract/kit/paging.ts';
import type { Wire } from '#contract/kit/route.ts';
import { ADDRESS_LIMITS } from '#domain/shop/address.ts';
import { DISPUTE_STATES } from '#domain/shop/dispute.ts';
import { ORDER_STATES } from '#domain/shop/order.ts';
import { PRODUCT_DRAWINGS } from '#domain/shop/product-drawings.ts';
import { PRODUCT_KINDS, SHELVES, SHOP } from '#domain/shop/product.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/);
const cents = z.int();
/** One of our drawings, or the id of a picture that an admin uploaded. */
const picture = z.union([z.enum(PRODUCT_DRAWINGS), id]);
const stock = z.enum(['plenty', 'few', 'none', 'download']);
const kind = z.enum(PRODUCT_KINDS);

export const productParams = z.object({ product: slug });
export const skuParams = z.object({ sku: slug });
export const addressParams = z.object({ address: id });
export const orderParams = z.object({ order: id });

const variant = z.object({ sku: slug, name: z.string(), price: cents, stock });
/** A product as it stands on its shelf. `price` is that of its cheapest variant. */
const productCard = z.object({
  id: slug,
  shelf: z.enum(SHELVES),
  kind,
  name: z.string(),
  line: z.string(),
  picture,
  price: cents,
  /** Its variants cost differently. */ isFrom: z.boolean(),
  stock,
  /** What is bought by one press; null where she has to choose. */ only: slug.nullable(),
  isFavorite: z.boolean(),
});
export type ProductCard = Wire<typeof productCard>;
/** GET /api/shop: the shelves in their order. `inCart` counts things. */
export const shopReply = z.object({ products: z.array(productCard), inCart: z.int(), points: z.int() });
export type ShopReply = Wire<typeof shopReply>;

/** GET /api/shop/products/{product}. */
export const productReply = productCard.omit({ only: true, price: true, isFrom: true, stock: true }).extend({
  words: z.array(z.string()),
  material: z.string(),
  size: z.string(),
  isNot: z.string(),
  variants: z.array(variant),
  inCart: z.int(),
});
export type ProductReply = Wire<typeof productReply>;

const cartLine = z.object({
  sku: slug,
  product: slug,
  name: z.string(),
  variant: z.string(),
  picture,
  kind,
  price: cents,
  /** What it cost when she last saw her cart, where that was another price. */ was: cents.nullable(),
  quantity: z.int(),
  /** As many as can be bought now; 0 where it is gone. */ most: z.int(),
});
export type CartLineWire = Wire<typeof cartLine>;
/**
 * GET /api/shop/cart: what is in it, at today's prices. `usable` of `points` can be used; where she chose that,
 * `discount` is what they take off and `due` what is left, before shipping and tax.
 */
export const cartReply = z.object({
  lines: z.array(cartLine),
  goods: cents,
  points: z.int(),
  usable: z.int(),
  usesPoints: z.boolean(),
  discount: cents,
  due: cents,
  /** Points can be spent with a plan or free days. */ pointsOpen: z.boolean(),
  /** Things that are no longer sold, which left it. */ left: z.int(),
  /** An order of hers that waits to be paid. */ openOrder: id.nullable(),
  checkout: z.enum(['live', 'practice', 'off']),
  /** Tax is worked out by us before she orders, or by the payment provider when she pays. */
  taxAt: z.enum(['checkout', 'payment']),
});
export type CartReply = Wire<typeof cartReply>;
export const cartPut = z.strictObject({ quantity: z.int().min(0).max(SHOP.ofOne) });
/** PUT /api/shop/cart-points: whether points are to be taken off the cart. */
export const cartPointsPut = z.strictObject({ usesPoints: z.boolean() });
export const favoritePut = z.strictObject({ isFavorite: z.boolean() });

const typed = (most: number) => z.string().max(most * 4);
const addressFields = {
  name: typed(ADDRESS_LIMITS.name),
  line1: typed(ADDRESS_LIMITS.line1),
  line2: typed(ADDRESS_LIMITS.line2),
  city: typed(ADDRESS_LIMITS.city),
  region: typed(ADDRESS_LIMITS.region),
  postcode: typed(ADDRESS_LIMITS.postcode),
  country: typed(ADDRESS_LIMITS.country),
};
export const addressPut = z.strictObject(addressFields);
export type AddressPut = Wire<typeof addressPut>;
const addressWire = z.object({ id, ...addressFields });
export type AddressWire = Wire<typeof addressWire>;
/** GET /api/shop/addresses, with the countries we send to. */
export const addressesReply = z.object({
  addresses: z.array(addressWire),
  countries: z.array(z.object({ code: z.string(), days: z.tuple([z.int(), z.int()]) })),
});
export type AddressesReply = Wire<typeof addressesReply>;

const sums = z.object({ goods: cents, points: z.int(), discount: cents, shipping: cents, tax: cents, total: cents });
const destination = {
  /** An address of her book; left out where nothing is packed. */ address: id.nullable(),
  /** Where tax is due, where nothing is packed. */ country: z.string().length(2).nullable(),
  usesPoints: z.boolean(),
};
/** POST /api/shop/quote: what it would cost; nothing is held. */
export const quoteBody = z.strictObject(destination);
export const quoteReply = z.object({ sums, days: z.tuple([z.int(), z.int()]).nullable() });
export type QuoteReply = Wire<typeof quoteReply>;
/** POST /api/shop/orders. `seenTotal` is the sum she saw: it is compared, and charged is what the shop says. */
export const orderPost = z.strictObject({ ...destination, seenTotal: cents, agreesDigital: z.boolean() });
export type OrderPost = Wire<typeof orderPost>;
export const orderMade = z.object({ order: id });
export const payReply = z.object({ url: z.string() });

const orderLine = z.object({
  product: slug,
  name: z.string(),
  variant: z.string(),
  picture,
  kind,
  price: cents,
  quantity: z.int(),
});
const orderCard = z.object({
  id,
  number: z.string(),
  state: z.enum(ORDER_STATES),
  refundedPart: z.enum(['none', 'part', 'whole']),
  /** Her bank asked the payment back: it has not decided, left it with us, or gave it back to her. */
  dispute: z.enum(DISPUTE_STATES).nullable(),
  /** Paid after its time had run out, when its things were gone. */ isTooLate: z.boolean(),
  total: cents,
  paid: cents,
  placedAt: instant,
  lines: z.array(orderLine),
});
export type OrderCard = Wire<typeof orderCard>;
export const ORDERS_PAGE = 10;
export const ordersQuery = pageQuery(ORDERS_PAGE);
/** GET /api/shop/orders, newest first. */
export const ordersReply = z.object({ items: z.array(orderCard), next: cursor.nullable() });
export type OrdersReply = Wire<typeof ordersReply>;
/** GET /api/shop/orders/{order}. Instants are null for what has not happened. */
export const orderReply = orderCard.extend({
  sums,
  refunded: cents,
  /** What her bank took back for good. */ lost: cents,
  /** Money is on its way back. */ isRefunding: z.boolean(),
  heldUntil: instant,
  paidAt: instant.nullable(),
  packedAt: instant.nullable(),
  sentAt: instant.nullable(),
  arrivedAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  endedAt: instant.nullable(),
  refundedAt: instant.nullable(),
  disputedAt: instant.nullable(),
  address: addressWire.nullable(),
  tracking: z.object({ carrier: z.string(), number: z.string() }).nullable(),
  /** Tax comes on top of the sum when she pays. */ isTaxOpen: z.boolean(),
  canPay: z.boolean(),
  canWithdraw: z.boolean(),
  withdrawUntil: instant.nullable(),
  /** What comes back, in cents, where she withdraws. */ wouldReturn: cents,
});
export type OrderReply = Wire<typeof orderReply>;
