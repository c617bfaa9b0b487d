import { isHeld, type DisputeState, type OrderMoney } from '#domain/shop/dispute.ts';
import type { OrderState } from '#domain/shop/order.ts';

/** Where an admin may move an order on to. Placed, paid and refunded are not among them: only events of the provider say so. */
export const ORDER_MOVES = ['packed', 'paid', 'sent', 'arrived', 'returned', 'canceled'] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

/** What the list of orders can be narrowed to. */
export const ORDER_VIEWS = ['to_pack', 'to_send', 'on_its_way', 'coming_back', 'disputed', 'left', 'all'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Why an admin changes a stock. What was counted says how many there are; the others say how many came or went. */
export const STOCK_REASONS = ['received', 'counted', 'damaged', 'lost', 'gift'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Why money goes back. */
export const REFUND_REASONS = ['withdrawn', 'returned', 'damaged', 'missing', 'canceled', 'other'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Bounds of what admins do: parcels opened by one act, things in one movement, uploaded pictures, words on a parcel. */
export const STAFF_SHOP = {
  parcels: 20,
  things: 10_000,
  pictures: 300,
  carrier: 40,
  tracking: 40,
  products: 200,
} as const;

const MOVES: Readonly<Record<OrderState, readonly OrderMove[]>> = {
  placed: [],
  lapsed: [],
  paid: ['packed', 'canceled'],
  packed: ['sent', 'paid', 'canceled'],
  sent: ['arrived', 'returned'],
  arrived: ['returned'],
  canceled: [],
  returned: [],
};

type Standing = {
  readonly state: OrderState;
  readonly wasSent: boolean;
  readonly dispute: DisputeState | null;
  /** Its account is deleted. */ readonly isLeft: boolean;
};

/**
 * Where an order can go from here, the usual way first. One that was never sent, because it is all downloads, does not
 * come back; one that a bank looks into does not leave; of one whose account is gone only the money is left.
 */
export function movesOf({ state, wasSent, dispute, isLeft }: Standing): readonly OrderMove[] {
  if (isLeft) return [];
  return MOVES[state].filter(
    (to) => (to !== 'returned' || wasSent) && !(isHeld({ dispute }) && (to === 'packed' || to === 'sent')),
  );
}

/** Whether a move needs a reason in words: what takes something from her or gives something back. */
export function needsReason(to: OrderMove): boolean {
  return to === 'returned' || to === 'canceled';
}

/** Money that was asked back of the provider: what it has done, heard of or not, and what it has still to do. */
type Asked = { readonly done: number; readonly asked: number };

/**
 * What can still go back, in cents: what was paid, less what a bank took, what was given back, by us or at the
 * provider's own desk, and what is asked for already.
 */
export function leftToRefund({ paid, refunded, lost, done, asked }: OrderMoney & Asked): number {
  return Math.max(0, paid - lost - Math.max(refunded, done) - asked);
}
