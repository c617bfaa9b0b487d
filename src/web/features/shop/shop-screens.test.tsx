import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CartReply, OrderReply, ShopReply } from '#contract/shop/shop.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ShopCartScreen } from './shop-cart-screen.tsx';
import { ShopCheckoutScreen } from './shop-checkout-screen.tsx';
import { ShopOrderScreen } from './shop-order-screen.tsx';
import { ShopOrdersScreen } from './shop-orders-screen.tsx';
import { ShopReceiptScreen } from './shop-receipt-screen.tsx';
import { ShopScreen } from './shop-screen.tsx';
import { ADDRESS_ID, BOOK, cardSample, cartSample, lineSample, ORDER_ID, orderSample } from './shop.sample.ts';

const QUOTE = { sums: { goods: 2800, points: 0, discount: 0, shipping: 795, tax: 144, total: 3739 }, days: [3, 6] };
const data = { user: sampleUser() };

describe('the shelves', () => {
  const open = (reply: ShopReply | null, handlers: FakeHandlers = {}) => {
    const api = fakeApi({
      getShop: () => reply ?? LOST,
      getCart: () => cartSample({ lines: [], goods: 0, usable: 0 }),
      putCartLine: () => cartSample(),
      ...handlers,
    });
    const answers = reply ? answered('getShop', reply) : {};
    return { api, ...renderScreen(<ShopScreen />, { at: '/shop', data: { ...data, answers } }) };
  };
  const products = [
    cardSample(),
    cardSample({ id: 'underwear', name: 'Period underwear', shelf: 'period', only: null, line: 'XS to 4XL.' }),
    cardSample({ id: 'lantern', name: 'Window lantern', shelf: 'light', stock: 'none', isFavorite: true }),
  ];

  test('stand under their names; one press puts a thing into the cart, several kinds lead to its page', async () => {
    const { screen, user, api } = open({ products, inCart: 0, points: 340 });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Warmth', 'For your period', 'Light']),
    );
    await user.click(screen.getByRole('button', { name: 'Add to cart Wool-wrapped bottle' }));
    await expect.poll(() => api.called('putCartLine')).toHaveLength(1);
    expect(api.called('putCartLine')[0]?.body).toEqual({ quantity: 1 });
    expect(screen.getByRole('link', { name: 'Choose Period underwear' }).getAttribute('href')).toBe('/shop/underwear');
    expect(screen.queryByRole('button', { name: 'Add to cart Window lantern' })).toBeNull();
    expect(screen.getByText('Sold out')).toBeDefined();
  });

  test('are looked through by words, and by her marks', async () => {
    const { screen, user } = open({ products, inCart: 0, points: 0 });
    await user.type(screen.getByRole('searchbox', { name: 'Search the shop' }), 'xs underwear');
    await expect.poll(() => screen.queryByRole('link', { name: 'Window lantern' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Period underwear' })).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'zzzz');
    expect(await screen.findByText(/mentions “zzzz”/)).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Marked' }));
    expect(await screen.findByRole('link', { name: 'Window lantern' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Wool-wrapped bottle' })).toBeNull();
  });

  test('that did not come say that the cart is saved', async () => {
    const { screen } = open(null);
    expect(await screen.findByText('We couldn’t load the shop')).toBeDefined();
  });
});

describe('the cart', () => {
  const open = (cart: CartReply, handlers: FakeHandlers = {}) => {
    const api = fakeApi({
      getCart: () => cart,
      putCartLine: () => cartSample({ lines: [], goods: 0 }),
      ...handlers,
    });
    const view = renderScreen(<ShopCartScreen />, {
      at: '/shop/cart',
      data: { ...data, answers: answered('getCart', cart) },
    });
    return { api, ...view };
  };

  test('says what changed while it was open, and leads on only with what can be bought', () => {
    const { screen } = open(cartSample({ lines: [lineSample({ was: 2500 }), lineSample({ sku: 'b', most: 0 })] }));
    expect(screen.getByText(/It was \$25\.00 when you added it/)).toBeDefined();
    expect(screen.getByText('Sold out. Please take it out to go on.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });

  test('is emptied line by line, and then says that it is saved here', async () => {
    const { screen, user } = open(cartSample());
    await user.click(screen.getByRole('button', { name: 'Take out Wool-wrapped bottle, Rust' }));
    expect(await screen.findByText('Your cart is empty')).toBeDefined();
  });

  test('shows what her points take off as the server counts it, and takes the choice back where it was not saved', async () => {
    let saves = true;
    const { screen, user, api } = open(cartSample(), {
      putCartPoints: () =>
        saves ? cartSample({ usesPoints: true, discount: 300, due: 2500 }) : new FakeRefusal('fault'),
    });
    const points = screen.getByRole('switch', { name: /Use 300 of my points/ });
    await user.click(points);
    expect(await screen.findByText('-$3.00')).toBeDefined();
    expect(screen.getByText('$25.00')).toBeDefined();
    expect(api.called('putCartPoints').map(({ body }) => body)).toEqual([{ usesPoints: true }]);
    saves = false;
    await user.click(points);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect((points as HTMLInputElement).checked).toBe(true);
    expect(screen.getByText('$25.00')).toBeDefined();
  });

  test('has no switch where there is nothing to use', () => {
    const { screen } = open(cartSample({ usable: 0, points: 40 }));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('tells of an order that waits, and that points are closed without a plan', () => {
    const { screen } = open(cartSample({ openOrder: ORDER_ID, pointsOpen: false, usable: 0 }));
    expect(screen.getByRole('link', { name: 'Open that order' }).getAttribute('href')).toBe(`/shop/orders/${ORDER_ID}`);
    expect(screen.getByText('Spending points is part of Premium. They stay yours.')).toBeDefined();
  });
});

describe('the checkout', () => {
  const open = (cart: CartReply, handlers: FakeHandlers = {}, book = BOOK) => {
    const api = fakeApi({
      getCart: () => cart,
      getAddresses: () => book,
      quoteOrder: () => QUOTE as never,
      placeOrder: () => ({ order: ORDER_ID }),
      payOrder: () => LOST,
      ...handlers,
    });
    const answers = { ...answered('getCart', cart), ...answered('getAddresses', book) };
    return { api, ...renderScreen(<ShopCheckoutScreen />, { at: '/shop/checkout', data: { ...data, answers } }) };
  };

  test('orders at the sum it shows', async () => {
    let cart = cartSample();
    const quoted: unknown[] = [];
    const { screen, user, api } = open(cart, {
      getCart: () => cart,
      putCartPoints: () => (cart = cartSample({ usesPoints: true, discount: 300, due: 2500 })),
      quoteOrder: ({ body }) => {
        quoted.push((body as { usesPoints: boolean }).usesPoints);
        return QUOTE as never;
      },
    });
    await user.click(screen.getByRole('switch', { name: /Use 300 of my points/ }));
    await expect.poll(() => quoted).toEqual([false, true]);
    expect(api.called('putCartPoints')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Order and pay $37.39' }));
    await expect.poll(() => api.called('placeOrder')).toHaveLength(1);
    expect(api.called('placeOrder')[0]?.body).toEqual({
      address: ADDRESS_ID,
      country: null,
      usesPoints: true,
      seenTotal: 3739,
      agreesDigital: false,
    });
  });

  test('goes on with what was chosen in the cart', async () => {
    const { screen, user, api } = open(cartSample({ usesPoints: true, discount: 300, due: 2500 }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Use 300 of my points/ }).checked).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Order and pay $37.39' }));
    await expect.poll(() => api.called('placeOrder')[0]?.body).toMatchObject({ usesPoints: true });
    expect(api.called('putCartPoints')).toEqual([]);
  });

  test('says what the server says when a price changed or the last one is gone', async () => {
    const { screen, user } = open(cartSample(), { placeOrder: () => new FakeRefusal('sold_out') });
    await user.click(await screen.findByRole('button', { name: 'Order and pay $37.39' }));
    expect(await screen.findByText(/Someone bought the last one/)).toBeDefined();
  });

  test('asks for her yes before a download, and for a country instead of an address', async () => {
    const lines = [lineSample({ kind: 'digital', name: 'Your moon year', sku: 'moon' })];
    const { screen, user, api } = open(cartSample({ lines }));
    await user.selectOptions(screen.getByLabelText('Country'), 'DE');
    await user.click(await screen.findByRole('button', { name: /Order and pay/ }));
    expect(screen.getByText('Please agree to this to order downloads.')).toBeDefined();
    expect(api.called('placeOrder')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: /Deliver my downloads/ }));
    await user.click(screen.getByRole('button', { name: /Order and pay/ }));
    await expect.poll(() => api.called('placeOrder')).toHaveLength(1);
  });

  test('keeps a typed address and marks what is wrong with it', async () => {
    const fields = { postcode: 'This doesn’t look like a postal code of that country.' };
    const { screen, user } = open(
      cartSample(),
      { putAddress: () => new FakeRefusal('address_refused', { fields }) },
      { ...BOOK, addresses: [] },
    );
    await user.type(screen.getByLabelText('Full name'), 'Ada');
    await user.type(screen.getByLabelText('Postal code'), '1');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(fields.postcode)).toBeDefined();
    expect(screen.getByDisplayValue('Ada')).toBeDefined();
  });

  test('has nothing to order in an empty cart', () => {
    const { screen } = open(cartSample({ lines: [], goods: 0 }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
  });
});

describe('an order', () => {
  const open = (order: OrderReply | null, handlers: FakeHandlers = {}) => {
    const api = fakeApi({ getOrder: () => order ?? new FakeRefusal('not_found'), ...handlers });
    const answers = order ? answered('getOrder', order, { params: { order: ORDER_ID } }) : {};
    const at = `/shop/orders/${ORDER_ID}`;
    return { api, ...renderScreen(<ShopOrderScreen />, { at, data: { ...data, answers } }) };
  };

  test('that was paid says what comes next, where it goes and what it cost', () => {
    const { screen } = open(orderSample());
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you. We’re packing it.' })).toBeDefined();
    const steps = within(screen.getByRole('list', { name: 'How it stands' }));
    expect(steps.getAllByRole('listitem').filter((one) => one.dataset['done'])).toHaveLength(2);
    expect(screen.getByText(/12 Mill Lane, Albany, NY 12207, United States/)).toBeDefined();
    expect(screen.getByText('$37.39')).toBeDefined();
  });

  test('that waits can be paid or given up', async () => {
    const waiting = orderSample({ state: 'placed', paid: 0, paidAt: null, canPay: true, canWithdraw: false });
    const { screen, user } = open(waiting, {
      payOrder: () => new FakeRefusal('checkout_unavailable'),
      cancelOrder: () => orderSample({ state: 'lapsed', paid: 0, paidAt: null }),
    });
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText(/can’t take payments right now/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This order wasn’t paid' })).toBeDefined();
  });

  test('that was paid too late says that all of it goes back', () => {
    const late = { state: 'lapsed', isTooLate: true, refunded: 3739, refundedPart: 'whole' } as const;
    const { screen } = open(orderSample(late));
    expect(screen.getByText(/someone had bought the last one/)).toBeDefined();
    expect(screen.getByText(/We’ve refunded \$37\.39/)).toBeDefined();
  });

  test.each([
    [{ dispute: 'open' }, 'Your bank is looking into this payment', /we hold the parcel and any refund/],
    [
      { dispute: 'lost', lost: 3739, state: 'canceled' },
      'Your bank returned this payment',
      /Your bank returned \$37\.39 to you.*Nothing will be sent/,
    ],
    [
      { dispute: 'lost', lost: 3739, state: 'sent', sentAt: '2026-11-22T12:00:00.000Z' },
      'Your bank returned this payment',
      /If you still have the things/,
    ],
    [{ dispute: 'won' }, 'Thank you. We’re packing it.', /We’ll email you/],
  ] as const)('that her bank asked back says so: %o', (changes, head, lead) => {
    const { screen } = open(orderSample(changes));
    expect(screen.getByRole('heading', { level: 1, name: head })).toBeDefined();
    expect(screen.getByText(lead)).toBeDefined();
  });

  test('is taken back after a question that says what comes back', async () => {
    const { screen, user, api } = open(orderSample(), {
      withdrawOrder: () => orderSample({ state: 'canceled', isRefunding: true, canWithdraw: false }),
    });
    await user.click(screen.getByText('I changed my mind'));
    await user.click(screen.getByRole('button', { name: 'Take it back for $37.39' }));
    expect(screen.getByText(/We refund \$37\.39 to the card/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, take it back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your money is on its way back' })).toBeDefined();
    expect(api.called('withdrawOrder')).toHaveLength(1);
  });

  test('that was sent is followed by its number, and noted as here', async () => {
    const sent = orderSample({ state: 'sent', tracking: { carrier: 'USPS', number: '9400 1000' } });
    const { screen, user, api } = open(sent, {
      noteArrival: () => orderSample({ state: 'arrived', withdrawUntil: '2099-12-06T12:00:00.000Z' }),
    });
    expect(screen.getByText('USPS, number 9400 1000')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'It’s here' }));
    expect(await screen.findByText(/change your mind until December 6, 2099/)).toBeDefined();
    expect(api.called('noteArrival')).toHaveLength(1);
  });

  test('of nobody says so kindly', async () => {
    const { screen } = open(null);
    expect(await screen.findByText('There’s no such order')).toBeDefined();
  });
});

test('the list of orders tells each by its number and how it stands, or that there is none', async () => {
  fakeApi({ getOrders: () => ({ items: [orderSample({ refundedPart: 'part' })], next: null }) });
  const { screen } = renderScreen(<ShopOrdersScreen />, { at: '/shop/orders', data });
  expect(await screen.findByRole('link', { name: 'Order 7QK4-M2XD' })).toBeDefined();
  expect(screen.getByText('Refunded in part')).toBeDefined();
  fakeApi({ getOrders: () => ({ items: [], next: null }) });
  const none = renderScreen(<ShopOrdersScreen />, { at: '/shop/orders', data });
  expect(await none.screen.findByText('You haven’t ordered anything yet')).toBeDefined();
});

test('a receipt says what was paid, for whom and when', () => {
  fakeApi({ getOrder: () => orderSample() });
  const answers = answered('getOrder', orderSample(), { params: { order: ORDER_ID } });
  const at = `/shop/orders/${ORDER_ID}/receipt`;
  const { screen } = renderScreen(<ShopReceiptScreen />, { at, data: { ...data, answers } });
  expect(screen.getByRole('heading', { level: 1, name: 'Receipt' })).toBeDefined();
  expect(screen.getByText('1 × Wool-wrapped bottle, Rust')).toBeDefined();
  expect(screen.getAllByText('November 21, 2026')).toHaveLength(2);
});
