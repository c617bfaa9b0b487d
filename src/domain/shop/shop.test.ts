import { describe, expect, it, test } from 'vitest';
import { addressFaults, cleanAddress, type Address } from './address.ts';
import { cartAfter, EMPTY_CART, withFavorite, withQuantity, NO_FAVORITES, type Cart } from './cart.ts';
import { isHeld, isWhollyReturned, returnedCents } from './dispute.ts';
import { canPay, canWithdraw, orderNumber, pointsBack, refundedPart, withdrawalCents, withdrawUntil } from './order.ts';
import { SHOP, stockWord } from './product.ts';
import { shippingCents, zoneOf } from './shipping.ts';
import { LEAST_TOTAL, orderSums, usablePoints, type Bought } from './sums.ts';
import { taxCents } from './tax.ts';

const TABLES = {
  shipping: {
    packing: 100,
    zones: [
      {
        id: 'us',
        name: 'US',
        countries: ['US'],
        days: [3, 6],
        steps: [
          { upTo: 500, cents: 495 },
          { upTo: 1500, cents: 795 },
        ],
      },
    ],
  },
  tax: {
    rates: [
      { country: 'US', region: 'NY', physical: 400, digital: 0, shipping: 400 },
      { country: 'DE', region: null, physical: 1900, digital: 1900, shipping: 1900 },
    ],
  },
} as const;
const packed = (price: number, quantity = 1, weight = 300): Bought => ({ kind: 'physical', price, quantity, weight });
const download = (price: number): Bought => ({ kind: 'digital', price, quantity: 1, weight: 0 });
const AT_HOME: Address = {
  id: 'a',
  name: 'Ada',
  line1: '12 Mill Lane',
  line2: '',
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country: 'US',
};

describe('the cart', () => {
  const one = { sku: 'a', quantity: 1, price: 900 };
  it('takes a thing once, in its place, up to the most of it, and lets it go at none', () => {
    const cart = withQuantity(withQuantity(EMPTY_CART, one) ?? EMPTY_CART, { ...one, quantity: 99 });
    expect(cart?.lines).toEqual([{ sku: 'a', quantity: SHOP.ofOne, seenPrice: 900 }]);
    expect(withQuantity(cart ?? EMPTY_CART, { ...one, quantity: 0 })?.lines).toEqual([]);
  });
  it('is full at its most lines, and then still changes what is in it', () => {
    const lines = Array.from({ length: SHOP.lines }, (_, at) => ({ sku: `s${at}`, quantity: 1, seenPrice: 1 }));
    const full: Cart = { ...EMPTY_CART, lines };
    expect(withQuantity(full, one)).toBeNull();
    expect(withQuantity(full, { sku: 's3', quantity: 2, price: 1 })?.lines[3]?.quantity).toBe(2);
  });
  test.each([
    ['placed', 0, true],
    ['lapsed', 1, false],
    ['paid', 0, false],
  ] as const)('an order that is %s leaves %i lines in it', (state, lines, waits) => {
    const placed = { order: 'o', lines: [{ sku: 'a', quantity: 1, seenPrice: 900 }] };
    const after = cartAfter({ ...EMPTY_CART, placed }, { id: 'o', state });
    expect([after.lines.length, after.placed !== null]).toEqual([lines, waits]);
  });
  it('marks newest first, and forgets the oldest', () => {
    const many = Array.from({ length: SHOP.favorites }, (_, at) => `p${at}`);
    const { products } = withFavorite({ ...NO_FAVORITES, products: many }, 'new', true);
    expect([products[0], products.length, products.includes('p99')]).toEqual(['new', SHOP.favorites, false]);
    expect(withFavorite({ ...NO_FAVORITES, products: ['a'] }, 'a', false).products).toEqual([]);
  });
});

describe('an address', () => {
  test.each<[string, Partial<Address>, object]>([
    ['that is whole', {}, {}],
    ['in a country we do not send to', { country: 'BR', region: '' }, { country: 'not_served' }],
    ['without its state', { region: '' }, { region: 'missing' }],
    ['with a code of another form', { postcode: '1220' }, { postcode: 'form' }],
    ['without a code', { postcode: '' }, { postcode: 'missing' }],
    ['without a street', { line1: '  ' }, { line1: 'missing' }],
    ['with a name that is no name', { name: 'a'.repeat(81) }, { name: 'too_long' }],
  ])('%s', (_, changes, faults) => {
    expect(addressFaults(cleanAddress({ ...AT_HOME, ...changes }), (country) => country === 'US')).toEqual(faults);
  });
  it('is kept with its edges trimmed and its codes in capitals', () => {
    const typed = { ...AT_HOME, name: ' Ada  Byron ', region: 'ny', country: 'us' };
    expect(cleanAddress(typed)).toMatchObject({ name: 'Ada Byron', region: 'NY', country: 'US' });
  });
});

describe('what it costs', () => {
  test.each([
    [0, 0],
    [400, 495],
    [401, 795],
    [1400, 795],
    [1401, 'too_heavy'],
  ])('a parcel of %i g: %s', (grams, cents) => {
    expect(shippingCents(TABLES.shipping, { country: 'US', grams })).toBe(cents);
  });
  it('says where nothing is sent to', () => {
    expect(zoneOf(TABLES.shipping, 'BR')).toBeNull();
    expect(shippingCents(TABLES.shipping, { country: 'BR', grams: 1 })).toBe('not_served');
  });
  it('rounds each tax to the cent, half up, and takes none where there is no rate', () => {
    const sums = { physical: 1250, digital: 999, shipping: 13 };
    expect(taxCents(TABLES.tax, { country: 'US', region: 'NY' }, sums)).toBe(50 + 0 + 1);
    expect(taxCents(TABLES.tax, { country: 'US', region: 'OR' }, sums)).toBe(0);
    expect(taxCents(TABLES.tax, { country: 'DE', region: 'BE' }, sums)).toBe(238 + 190 + 2);
  });
  it('adds up, points taken off what is packed first', () => {
    const place = { country: 'US', region: 'NY' };
    expect(orderSums(TABLES, { lines: [packed(2000), download(1000)], place, points: 2300 })).toEqual({
      ...{ goods: 3000, points: 2300, discount: 2300, shipping: 495, tax: 20, total: 1215 },
    });
    expect(orderSums(TABLES, { lines: [packed(100, 9)], place, points: 0 })).toBe('too_heavy');
  });
  test.each([
    [340, 4500, 300],
    [99, 4500, 0],
    [5000, 649, 500],
    [5000, 650, 600],
    [5000, 40, 0],
    [0, 900, 0],
  ])('of %i points with things for %i, %i can be used', (balance, goods, usable) => {
    expect(usablePoints(balance, goods)).toBe(usable);
    expect(goods - usable).toBeGreaterThanOrEqual(Math.min(goods, LEAST_TOTAL));
  });
});

describe('an order', () => {
  const placedAt = new Date('2026-11-21T12:00:00Z');
  const standing = {
    state: 'arrived' as const,
    paid: 3739,
    refunded: 0,
    lost: 0,
    total: 3739,
    arrivedAt: new Date('2026-11-21T23:30:00Z'),
    withdrawnAt: null,
    placedAt,
    heldUntil: placedAt,
    kinds: ['physical'] as const,
  };
  test.each([
    ['2026-12-05T23:30:00Z', true],
    ['2026-12-06T23:29:59Z', true],
    ['2026-12-06T23:30:00Z', false],
  ])('that arrived on 21 November can be taken back at %s: %s', (now, can) => {
    expect(canWithdraw(standing, new Date(now))).toBe(can);
  });
  it('cannot be taken back twice, nor unpaid, nor where nothing of it was packed', () => {
    const now = new Date('2026-11-22T00:00:00Z');
    expect(canWithdraw({ ...standing, withdrawnAt: now }, now)).toBe(false);
    expect(canWithdraw({ ...standing, state: 'placed' }, now)).toBe(false);
    expect(canWithdraw({ ...standing, refunded: 700, lost: 3039 }, now)).toBe(false);
    expect(canWithdraw({ ...standing, refunded: 700, lost: 3000 }, now)).toBe(true);
    expect(canWithdraw({ ...standing, kinds: ['digital'] }, now)).toBe(false);
    expect(canWithdraw({ ...standing, state: 'sent', arrivedAt: null }, now)).toBe(true);
    expect(withdrawUntil(null)).toBeNull();
  });
  it('can be paid while its page can be opened for half an hour', () => {
    expect(canPay({ state: 'placed', placedAt }, new Date('2026-11-21T12:08:59Z'))).toBe(true);
    expect(canPay({ state: 'placed', placedAt }, new Date('2026-11-21T12:09:00Z'))).toBe(false);
    expect(canPay({ state: 'lapsed', placedAt }, placedAt)).toBe(false);
  });
  it('brings back all but what was given at once, in proportion, and never below 0', () => {
    expect(withdrawalCents({ paid: 3739, refunded: 0, lost: 0, goods: 2800, digital: 0, shipping: 795 })).toBe(3739);
    expect(withdrawalCents({ paid: 4000, refunded: 0, lost: 0, goods: 3000, digital: 1000, shipping: 1000 })).toBe(
      3000,
    );
    expect(withdrawalCents({ paid: 4000, refunded: 500, lost: 700, goods: 3000, digital: 0, shipping: 1000 })).toBe(
      2800,
    );
    expect(withdrawalCents({ paid: 4000, refunded: 3500, lost: 0, goods: 3000, digital: 1000, shipping: 1000 })).toBe(
      0,
    );
  });
  it('brings points back in proportion, all of them with the last cent, whatever the steps', () => {
    const back = (refunded: number) => pointsBack({ points: 1000, paid: 3699, refunded });
    expect([back(0), back(1), back(1849), back(3698), back(3699), back(9999)]).toEqual([0, 0, 499, 999, 1000, 1000]);
    expect(pointsBack({ points: 100, paid: 0, refunded: 0 })).toBe(0);
  });
  it('is refunded in part or whole by what came back', () => {
    const part = (refunded: number) => refundedPart({ paid: 100, refunded });
    expect([part(0), part(1), part(100)]).toEqual(['none', 'part', 'whole']);
  });
  it('has a number that says nothing and is read without mistakes', () => {
    const numbers = [0, 31, 32, 255].map((byte) => orderNumber(new Uint8Array(8).fill(byte)));
    expect(numbers[0]).toBe('2222-2222');
    for (const number of numbers) expect(number).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  });
});

test.each([
  [null, 'download'],
  [0, 'none'],
  [1, 'few'],
  [6, 'few'],
  [7, 'plenty'],
] as const)('a stock of %s is said as %s', (stock, word) => {
  expect(stockWord(stock)).toBe(word);
});

describe('a payment that a bank asks back', () => {
  test.each([
    [3739, 0, 0, 0, false],
    [3739, 700, 3000, 3700, false],
    [3739, 700, 3039, 3739, true],
    [3739, 3739, 3739, 3739, true],
    [0, 0, 0, 0, false],
  ])('of %i, %i given back and %i lost: %i are with her', (paid, refunded, lost, back, whole) => {
    expect(returnedCents({ paid, refunded, lost })).toBe(back);
    expect(isWhollyReturned({ paid, refunded, lost })).toBe(whole);
  });
  test.each([
    [null, false],
    ['open', true],
    ['won', false],
    ['lost', false],
  ] as const)('%s holds the parcel: %s', (dispute, held) => expect(isHeld({ dispute })).toBe(held));
});
