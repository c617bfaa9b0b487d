import { isWhollyReturned } from './dispute.ts';
import type { ProductKind } from './product.ts';

/** How an order stands. Money stands beside it: what was paid, and what was given back. */
export const ORDER_STATES = ['placed', 'lapsed', 'paid', 'packed', 'sent', 'arrived', 'canceled', 'returned'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Things of an order are held so long while it is being paid, in minutes: the provider's page is open no longer. */
export const HELD_MINUTES = 40;
/** The provider keeps a page open for at least 30 minutes: later than this it opens none. */
export const PAYABLE_MINUTES = 9;
/** Days in which she can take an order back, from the day it arrived (EU directive 2011/83, article 9). */
export const WITHDRAWAL_DAYS = 14;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Standing = {
  readonly state: OrderState;
  readonly paid: number;
  readonly refunded: number;
  /** Taken by her bank for good. */ readonly lost: number;
  readonly total: number;
  readonly arrivedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly placedAt: Date;
  readonly heldUntil: Date;
};

/** Money given back: none of it, a part, or all. */
export function refundedPart({ paid, refunded }: Pick<Standing, 'paid' | 'refunded'>): 'none' | 'part' | 'whole' {
  if (refunded === 0) return 'none';
  return refunded < paid ? 'part' : 'whole';
}

/** The last moment to take an order back: fourteen whole days after the day it arrived. Null while it has not. */
export function withdrawUntil(arrivedAt: Date | null): Date | null {
  return arrivedAt && new Date(arrivedAt.getTime() + (WITHDRAWAL_DAYS + 1) * DAY_MS);
}

/**
 * Whether she can take it back now: once, from when it is paid until its days are over or all of her money is back. What was given at once, because
 * she asked for it, is not taken back: of an order of nothing else there is nothing to withdraw.
 */
export function canWithdraw(order: Standing & { readonly kinds: readonly ProductKind[] }, now: Date): boolean {
  if (order.withdrawnAt || isWhollyReturned(order) || !order.kinds.includes('physical')) return false;
  const until = withdrawUntil(order.arrivedAt);
  return ['paid', 'packed', 'sent', 'arrived'].includes(order.state) && (until === null || now < until);
}

/** Whether its page at the provider can still be opened. */
export function canPay({ state, placedAt }: Pick<Standing, 'state' | 'placedAt'>, now: Date): boolean {
  return state === 'placed' && now.getTime() < placedAt.getTime() + PAYABLE_MINUTES * MINUTE_MS;
}

/**
 * What comes back, in cents, of an order that she takes back: all that was paid less what was given at once, its part of
 * discount and tax counted in. Never below 0 nor more than is left.
 */
export function withdrawalCents({
  paid,
  refunded,
  lost,
  goods,
  digital,
  shipping,
}: Pick<Standing, 'paid' | 'refunded' | 'lost'> & {
  readonly goods: number;
  readonly digital: number;
  readonly shipping: number;
}): number {
  const forGoods = Math.max(0, paid - shipping);
  const kept = digital === 0 ? 0 : Math.ceil((forGoods * digital) / goods);
  return Math.max(0, paid - kept - refunded - lost);
}

/**
 * How many of the points that paid for an order are back with her once so much money is: in proportion, rounded down,
 * and all of them with the last cent.
 */
export function pointsBack({ points, paid, refunded }: { points: number; paid: number; refunded: number }): number {
  return paid === 0 ? 0 : Math.floor((points * Math.min(refunded, paid)) / paid);
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const NUMBER_LENGTH = 8;

/** The number of an order, made of random bytes: it counts nothing and says nothing. "7QK4-M2XD". */
export function orderNumber(bytes: Uint8Array): string {
  const letters = Array.from({ length: NUMBER_LENGTH }, (_, at) => LETTERS[(bytes[at] ?? 0) % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
