import type { AddressesReply, CartLineWire, CartReply, OrderReply, ProductCard } from '#contract/shop/shop.schemas.ts';

export const ORDER_ID = '5f0c7a52-3c9f-4f83-9d65-0f4c9a1b2c3d';
export const ADDRESS_ID = '0b5e2f6a-8a51-4b0e-9c6d-1f2e3d4c5b6a';

export function cardSample(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 'wool-wrapped-bottle',
    shelf: 'warmth',
    kind: 'physical',
    name: 'Wool-wrapped bottle',
    line: 'Two liters, felted cover.',
    picture: 'wool-bottle',
    price: 2800,
    isFrom: false,
    stock: 'plenty',
    only: 'bottle-rust',
    isFavorite: false,
    ...changes,
  } as ProductCard;
}

export function lineSample(changes: Partial<CartLineWire> = {}): CartLineWire {
  return {
    sku: 'bottle-rust',
    product: 'wool-wrapped-bottle',
    name: 'Wool-wrapped bottle',
    variant: 'Rust',
    picture: 'wool-bottle',
    kind: 'physical',
    price: 2800,
    was: null,
    quantity: 1,
    most: 10,
    ...changes,
  } as CartLineWire;
}

export function cartSample(changes: Partial<CartReply> = {}): CartReply {
  return {
    lines: [lineSample()],
    goods: 2800,
    points: 340,
    usable: 300,
    usesPoints: false,
    discount: 0,
    due: 2800,
    pointsOpen: true,
    left: 0,
    openOrder: null,
    checkout: 'practice',
    taxAt: 'checkout',
    ...changes,
  };
}

export const BOOK: AddressesReply = {
  addresses: [
    {
      id: ADDRESS_ID,
      name: 'Ada Byron',
      line1: '12 Mill Lane',
      line2: '',
      city: 'Albany',
      region: 'NY',
      postcode: '12207',
      country: 'US',
    },
  ],
  countries: [
    { code: 'US', days: [3, 6] },
    { code: 'DE', days: [6, 12] },
  ],
};

export function orderSample(changes: Partial<OrderReply> = {}): OrderReply {
  return {
    id: ORDER_ID,
    number: '7QK4-M2XD',
    state: 'paid',
    refundedPart: 'none',
    dispute: null,
    isTooLate: false,
    total: 3739,
    paid: 3739,
    placedAt: '2026-11-21T12:00:00.000Z',
    lines: [
      {
        product: 'wool-wrapped-bottle',
        name: 'Wool-wrapped bottle',
        variant: 'Rust',
        picture: 'wool-bottle',
        kind: 'physical',
        price: 2800,
        quantity: 1,
      },
    ],
    sums: { goods: 2800, points: 0, discount: 0, shipping: 795, tax: 144, total: 3739 },
    refunded: 0,
    lost: 0,
    isRefunding: false,
    heldUntil: '2026-11-21T12:40:00.000Z',
    paidAt: '2026-11-21T12:01:00.000Z',
    packedAt: null,
    sentAt: null,
    arrivedAt: null,
    withdrawnAt: null,
    endedAt: null,
    refundedAt: null,
    disputedAt: null,
    address: { ...(BOOK.addresses[0] as AddressesReply['addresses'][number]) },
    tracking: null,
    isTaxOpen: false,
    canPay: false,
    canWithdraw: true,
    withdrawUntil: null,
    wouldReturn: 3739,
    ...changes,
  } as OrderReply;
}
