import type { OpenedParcel, StaffOrder, StaffProduct } from '#contract/shop-admin/shop-admin.schemas.ts';
import { leftToRefund, movesOf } from '#domain/shop-admin/looking-after.ts';
import { contentsOf, shippedGrams } from '#domain/shop-admin/parcel.ts';
import type { Address } from '#domain/shop/address.ts';
import { withdrawalCents } from '#domain/shop/order.ts';
import type { Shelf } from '#domain/shop/product.ts';
import type { StaffLine, StaffOrderRow, StaffProductRow } from './shop-admin.store.ts';

/** A product as an admin reads it. */
export function toldProduct({ told, is_shown: isShown, ...row }: StaffProductRow): StaffProduct {
  const { name, line, words, material, size, isNot, picture, good } = told;
  return { ...row, isShown, name, line, words, material, size, isNot, picture, good };
}

/** An order as an admin reads it; `tracking` is opened, `deskUrl` is where its payment is at the provider. */
export function toldOrder(
  { position_at: _, mine, has_parcel: hasParcel, lines, refunds, ...row }: StaffOrderRow,
  { tracking, deskUrl }: { tracking: { carrier: string; number: string } | null; deskUrl: string | null },
): StaffOrder {
  const { id, number, state, version, goods, discount, shipping, tax, total, paid, refunded, waiting, country } = row;
  const { dispute, lost } = row;
  const sumOf = (state: string) => refunds.reduce((sum, one) => (one.state === state ? sum + one.cents : sum), 0);
  const asked = { done: sumOf('done'), asked: sumOf('open') };
  return {
    ...{ id, number, state, version, isMine: mine, goods, discount, shipping, tax, total, paid, refunded, waiting },
    ...{ dispute, heldBack: row.held_back, lost, fees: row.fees },
    left: leftToRefund({ paid, refunded, lost, ...asked }),
    due: row.withdrawn_at ? dueOf(row, { lines, ...asked }) : 0,
    ...{ country, hasParcel, tracking },
    placedAt: row.placed_at.toISOString(),
    paidAt: instantOf(row.paid_at),
    packedAt: instantOf(row.packed_at),
    sentAt: instantOf(row.sent_at),
    arrivedAt: instantOf(row.arrived_at),
    withdrawnAt: instantOf(row.withdrawn_at),
    endedAt: instantOf(row.ended_at),
    disputedAt: instantOf(row.disputed_at),
    leftAt: instantOf(row.left_at),
    deskUrl,
    moves: [...movesOf({ state, wasSent: row.sent_at !== null, dispute, isLeft: row.left_at !== null })],
    lines: lines.map(toldLine),
    refunds: refunds.map((refund) => ({ ...refund, at: new Date(refund.at).toISOString() })),
  };
}

function dueOf(
  { paid, refunded, lost, goods, shipping }: Pick<StaffOrderRow, 'paid' | 'refunded' | 'lost' | 'goods' | 'shipping'>,
  { lines, done, asked }: { lines: readonly StaffLine[]; done: number; asked: number },
): number {
  const digital = lines.reduce(
    (sum, { kind, price, quantity }) => (kind === 'digital' ? sum + price * quantity : sum),
    0,
  );
  return withdrawalCents({ paid, lost, refunded: Math.max(refunded, done) + asked, goods, digital, shipping });
}

/** What is needed to pack one order: its address, its things without what is downloaded, its weight, words for a form. */
export function toldParcel(
  { id, number, lines }: { id: string; number: string; lines: readonly StaffLine[] },
  { to, shelfOf, packing }: { to: Omit<Address, 'id'>; shelfOf: (product: string) => Shelf; packing: number },
): OpenedParcel {
  const packed = lines.filter(({ kind }) => kind === 'physical');
  const { name, line1, line2, city, region, postcode, country } = to;
  return {
    order: id,
    number,
    to: { name, line1, line2, city, region, postcode, country },
    lines: packed.map(toldLine),
    grams: shippedGrams(packed, packing),
    contents: contentsOf(packed.map(({ product }) => shelfOf(product))),
  };
}

function toldLine({ sku, name, variant, picture, kind, price, quantity }: StaffLine) {
  return { sku, name, variant, picture, kind, price, quantity };
}

function instantOf(at: Date | null): string | null {
  return at && at.toISOString();
}
