import { z } from 'zod';
import { ACT_REASON } from '#domain/admin/admin.ts';
import { GOODS } from '#domain/digital-good/goods.ts';
import { DISPUTE_STATES } from '#domain/shop/dispute.ts';
import { ORDER_STATES } from '#domain/shop/order.ts';
import { PRODUCT_DRAWINGS } from '#domain/shop/product-drawings.ts';
import { PRODUCT_KINDS, SHELVES } from '#domain/shop/product.ts';
import {
  ORDER_MOVES,
  ORDER_VIEWS,
  REFUND_REASONS,
  STAFF_SHOP,
  STOCK_REASONS,
} from '#domain/shop-admin/looking-after.ts';
import { pageOf, pageQuery } from '#contract/kit/paging.ts';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';

/** Orders, and movements of a stock, on one page. */
export const STAFF_ORDERS_PAGE = 20;
export const STOCK_MOVES_PAGE = 20;
const MOST = 50;

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/, 'Use small letters, digits and hyphens, two at least');
const cents = z.int();
const text = (most: number) => writtenText(most).refine((words) => words.trim() !== '', 'Please write something');
const reason = writtenText(ACT_REASON.longest).refine(
  (words) => words.trim().length >= ACT_REASON.least,
  `Please give a reason of at least ${ACT_REASON.least} characters`,
);
const picture = z.union([z.enum(PRODUCT_DRAWINGS), id]);

const told = {
  shelf: z.enum(SHELVES),
  kind: z.enum(PRODUCT_KINDS),
  place: z.int().min(0).max(10_000),
  isShown: z.boolean(),
  name: text(60),
  line: text(120),
  words: z.array(text(600)).min(1).max(6),
  material: text(200),
  size: text(200),
  isNot: text(300),
  /** The name of one of our drawings, or the id of a picture that was uploaded. */ picture,
  good: z.enum(GOODS).nullable(),
};
const variant = {
  sku: slug,
  name: text(40),
  price: z.int().min(50).max(1_000_000),
  weight: z.int().min(0).max(30_000),
  isShown: z.boolean(),
};
/** A product as an admin sees it. `version` counts changes of it and of its variants. */
export const staffProduct = z.object({
  ...told,
  id: slug,
  picture: z.string(),
  good: z.string().nullable(),
  version: z.int(),
  variants: z.array(
    z.object({
      ...variant,
      /** What can be sold; null for a download. */ stock: z.int().nullable(),
      /** What is still in the storeroom and belongs to orders. */ bound: z.int(),
    }),
  ),
});
export type StaffProduct = Wire<typeof staffProduct>;
export const staffProducts = z.object({ products: z.array(staffProduct) });

export const staffProductParams = z.object({ product: slug });
/** Version 0 makes a new one. What it is, packed or downloaded, is settled then. */
export const productPut = z
  .strictObject({ ...told, version: z.int().min(0), variants: z.array(z.strictObject(variant)).min(1).max(20), reason })
  .refine(({ kind, good }) => (kind === 'digital') === (good !== null), {
    path: ['good'],
    message: 'A download names what is given for it, and nothing else does',
  })
  .refine(({ kind, variants }) => kind === 'physical' || variants.every(({ weight }) => weight === 0), {
    path: ['variants'],
    message: 'A download weighs nothing',
  })
  .refine(({ variants }) => new Set(variants.map(({ sku }) => sku)).size === variants.length, {
    path: ['variants'],
    message: 'Each variant needs a code of its own',
  });
export type ProductPut = Wire<typeof productPut>;

export const stockParams = z.object({ sku: slug });
/** `amount` is how many came or went; where things were counted, how many there are. */
export const stockPost = z
  .strictObject({ why: z.enum(STOCK_REASONS), amount: z.int().min(0).max(STAFF_SHOP.things), reason })
  .refine(({ why, amount }) => why === 'counted' || amount > 0, { path: ['amount'], message: 'Give a number above 0' });
export type StockPost = Wire<typeof stockPost>;
export const stockMovesQuery = pageQuery(MOST).extend({ sku: slug });
export const stockMove = z.object({
  id,
  at: instant,
  amount: z.int(),
  why: z.string(),
  note: z.string().nullable(),
  /** The order that moved it. */ number: z.string().nullable(),
});
export const stockMovesReply = pageOf(stockMove);
export type StockMovesReply = Wire<typeof stockMovesReply>;

const staffLine = z.object({
  sku: slug,
  name: z.string(),
  variant: z.string(),
  picture: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  price: cents,
  quantity: z.int(),
});
/** An order as an admin sees it: what is in it and how it stands, never whose it is. */
export const staffOrder = z.object({
  id,
  number: z.string(),
  state: z.enum(ORDER_STATES),
  version: z.int(),
  /** Her own order: another admin gives money back for it. */ isMine: z.boolean(),
  goods: cents,
  discount: cents,
  shipping: cents,
  tax: cents,
  total: cents,
  paid: cents,
  refunded: cents,
  /** Asked of the provider, whose word is not here yet. */ waiting: cents,
  dispute: z.enum(DISPUTE_STATES).nullable(),
  /** What the provider holds until a bank has decided. */ heldBack: cents,
  /** What a bank took back for good. */ lost: cents,
  /** What the provider keeps for the dispute. */ fees: cents,
  /** What can still go back. */ left: cents,
  /** What has to go back for what she took back. */ due: cents,
  country: z.string(),
  hasParcel: z.boolean(),
  tracking: z.object({ carrier: z.string(), number: z.string() }).nullable(),
  placedAt: instant,
  paidAt: instant.nullable(),
  packedAt: instant.nullable(),
  sentAt: instant.nullable(),
  arrivedAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  endedAt: instant.nullable(),
  disputedAt: instant.nullable(),
  /** When its account was deleted: then only the money of it is left. */ leftAt: instant.nullable(),
  /** Where the payment is looked after at the provider. */ deskUrl: z.string().nullable(),
  moves: z.array(z.enum(ORDER_MOVES)),
  lines: z.array(staffLine),
  refunds: z.array(
    z.object({ id, cents, why: z.string(), by: z.enum(['member', 'admin', 'system']), state: z.string(), at: instant }),
  ),
});
export type StaffOrder = Wire<typeof staffOrder>;
export const staffOrderParams = z.object({ order: id });
export const staffOrderReply = z.object({ order: staffOrder });
export const staffOrdersQuery = pageQuery(MOST).extend({
  view: z.enum(ORDER_VIEWS).optional(),
  number: z.string().max(20).optional(),
});
export const staffOrdersReply = pageOf(staffOrder);
export type StaffOrdersReply = Wire<typeof staffOrdersReply>;

const onParcel = (most: number) => text(most).refine((words) => !/[\n\r]/.test(words), 'One line, please');
/** By the version that was read. What was sent names carrier and number; what comes back or ends says why. */
export const orderMovePost = z
  .strictObject({
    version: z.int().min(1),
    to: z.enum(ORDER_MOVES),
    tracking: z
      .strictObject({ carrier: onParcel(STAFF_SHOP.carrier), number: onParcel(STAFF_SHOP.tracking) })
      .nullable(),
    /** What came back is sold again. */ restock: z.boolean(),
    reason: reason.nullable(),
  })
  .refine(({ to, tracking }) => (to === 'sent') === (tracking !== null), {
    path: ['tracking'],
    message: 'What is sent has a carrier and a number, and nothing else has',
  })
  .refine(({ to, reason: why }) => (to !== 'returned' && to !== 'canceled') || why !== null, {
    path: ['reason'],
    message: `Please give a reason of at least ${ACT_REASON.least} characters`,
  });
export type OrderMovePost = Wire<typeof orderMovePost>;

export const refundPost = z.strictObject({
  version: z.int().min(1),
  cents: z.int().min(1).max(10_000_000),
  why: z.enum(REFUND_REASONS),
  reason,
});
export type RefundPost = Wire<typeof refundPost>;

export const parcelsPost = z.strictObject({ orders: z.array(id).min(1).max(STAFF_SHOP.parcels) });
/** What somebody needs to pack and send one order, and nothing else of her. */
export const openedParcel = z.object({
  order: id,
  number: z.string(),
  to: z.object({
    name: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  lines: z.array(staffLine),
  grams: z.int(),
  /** For a customs form. */ contents: z.string(),
});
export type OpenedParcel = Wire<typeof openedParcel>;
export const parcelsReply = z.object({ parcels: z.array(openedParcel), sender: z.string() });
export type ParcelsReply = Wire<typeof parcelsReply>;

/** What an upload of a picture answers: its id, for a product to show it. */
export const pictureReply = z.object({ picture: id });
