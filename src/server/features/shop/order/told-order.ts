import type { OrderCard, OrderReply } from '#contract/shop/shop.schemas.ts';
import { canPay, canWithdraw, refundedPart, withdrawalCents, withdrawUntil } from '#domain/shop/order.ts';
import { parcelSeal } from './parcel.ts';
import type { ShopDeps } from '../shop-deps.ts';
import type { OrderRow } from '../shop.store.ts';

const told = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An order as it stands in the list of her orders. */
export function orderCardOf({
  id,
  number,
  state,
  total,
  paid,
  refunded,
  dispute,
  placed_at: at,
  lines,
}: OrderRow): OrderCard {
  return {
    ...{ id, number, state, total, paid, dispute },
    refundedPart: refundedPart({ paid, refunded }),
    isTooLate: state === 'lapsed' && paid > 0,
    placedAt: at.toISOString(),
    lines: lines.map(({ product, name, variant, picture, kind, price, quantity }) => ({
      ...{ product, name, variant, picture, kind, price, quantity },
    })),
  };
}

/** An order with all that is known of it, and what she can do about it now. */
export function orderOf(
  { vault, clock, payments }: Pick<ShopDeps, 'vault' | 'clock' | 'payments'>,
  order: OrderRow,
): OrderReply {
  const { id, goods, points, discount, shipping, tax, total, parcel, tracking } = order;
  const standing = standingOf(order);
  const digital = order.lines.reduce((sum, one) => (one.kind === 'digital' ? sum + one.price * one.quantity : sum), 0);
  const now = clock.now();
  return {
    ...orderCardOf(order),
    sums: { goods, points, discount, shipping, tax, total },
    refunded: order.refunded,
    lost: order.lost,
    isRefunding: order.refund_open,
    heldUntil: order.held_until.toISOString(),
    paidAt: told(order.paid_at),
    packedAt: told(order.packed_at),
    sentAt: told(order.sent_at),
    arrivedAt: told(order.arrived_at),
    withdrawnAt: told(order.withdrawn_at),
    endedAt: told(order.ended_at),
    refundedAt: told(order.refunded_at),
    disputedAt: told(order.disputed_at),
    address: parcel && { id, ...parcelSeal.openAddress(vault, id, parcel) },
    tracking: tracking && parcelSeal.openTracking(vault, id, tracking),
    isTaxOpen: order.state === 'placed' && payments?.worksOutTax === true,
    canPay: canPay(standing, now) || (order.state === 'placed' && order.session_id !== null && now < order.held_until),
    canWithdraw: canWithdraw({ ...standing, kinds: order.lines.map(({ kind }) => kind) }, now),
    withdrawUntil: told(withdrawUntil(order.arrived_at)),
    wouldReturn: withdrawalCents({ ...standing, goods, digital, shipping }),
  };
}

/** An order as the rules about it read it. */
export function standingOf({ state, paid, refunded, lost, total, ...at }: OrderRow) {
  return {
    ...{ state, paid, refunded, lost, total },
    arrivedAt: at.arrived_at,
    withdrawnAt: at.withdrawn_at,
    placedAt: at.placed_at,
    heldUntil: at.held_until,
  };
}
