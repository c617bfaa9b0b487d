import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { ParcelsReply, StaffOrder, StaffProduct } from '#contract/shop-admin/shop-admin.schemas.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AdminShopScreen } from './admin-shop-screen.tsx';

const ORDER: StaffOrder = {
  id: '0b0a4f0e-2f0b-4d52-9a55-7d7a3ad8d001',
  ...{ number: '7QK4-M2XD', state: 'paid', version: 2, isMine: false },
  ...{ goods: 2800, discount: 0, shipping: 795, tax: 144, total: 3739, paid: 3739, refunded: 0, waiting: 0 },
  ...{ dispute: null, heldBack: 0, lost: 0, fees: 0, disputedAt: null, leftAt: null, deskUrl: null },
  ...{ left: 3739, due: 0, country: 'US', hasParcel: true, tracking: null },
  placedAt: '2026-11-21T10:00:00.000Z',
  paidAt: '2026-11-21T10:02:00.000Z',
  ...{ packedAt: null, sentAt: null, arrivedAt: null, withdrawnAt: null, endedAt: null },
  moves: ['packed', 'canceled'],
  lines: [
    {
      ...{ sku: 'bottle-rust', name: 'Wool-wrapped bottle', variant: 'Rust', picture: 'wool-bottle' },
      ...{ kind: 'physical', price: 2800, quantity: 1 },
    },
  ],
  refunds: [],
};
const BOTTLE: StaffProduct = {
  ...{ id: 'wool-wrapped-bottle', shelf: 'warmth', kind: 'physical', place: 10, isShown: true },
  ...{ name: 'Wool-wrapped bottle', line: 'Two liters.', words: ['A bottle.'], material: 'Rubber', size: '2 l' },
  ...{ isNot: 'It isn’t a treatment.', picture: 'wool-bottle', good: null, version: 4 },
  variants: [{ sku: 'bottle-rust', name: 'Rust', price: 2800, weight: 430, isShown: true, stock: 24, bound: 1 }],
};
const PARCELS: ParcelsReply = {
  sender: 'MH Goods',
  parcels: [
    {
      ...{ order: ORDER.id, number: ORDER.number, lines: ORDER.lines, grams: 550, contents: 'Household textiles' },
      to: {
        ...{ name: 'Ada Byron', line1: '12 Mill Lane', line2: '', city: 'Albany', region: 'NY' },
        ...{ postcode: '12207', country: 'US' },
      },
    },
  ],
};

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getStaffOrders: () => ({ items: [ORDER], next: null }),
    getStaffProducts: () => ({ products: [BOTTLE] }),
    getStockMoves: () => ({ items: [], next: null }),
    ...handlers,
  });
  const user = sampleUser({ roles: ['admin'] });
  return { api, ...renderScreen(<AdminShopScreen />, { at: '/admin/shop', data: { user } }) };
}
const REASON = 'The box was wet.';

test('lists what is to pack; opened, it says what was ordered and paid, and nobody’s name', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByText('7QK4-M2XD'));
  expect(screen.getByText('1 × Wool-wrapped bottle, Rust')).toBeTruthy();
  expect(screen.getAllByText('$37.39').length).toBeGreaterThan(0);
  expect(screen.queryByText(/Byron/)).toBeNull();
});

test('says when there are none, and when they could not be loaded', async () => {
  let lost = true;
  const { screen, user } = open({
    getStaffOrders: () => (lost ? new FakeRefusal('fault') : { items: [], next: null }),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeTruthy();
});

test('an order is packed by the version that is shown; canceling asks for a reason', async () => {
  const { api, screen, user } = open({ moveOrder: () => ({ order: ORDER }) });
  await user.click(await screen.findByText('7QK4-M2XD'));
  const save = screen.getByRole('button', { name: 'Save what happened' });
  await user.click(save);
  expect(screen.getByText('Choose what happened first.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('What happened?'), 'packed');
  await user.click(save);
  await expect.poll(() => api.called('moveOrder')).toHaveLength(1);
  expect(api.called('moveOrder')[0]?.body).toEqual({
    ...{ version: 2, to: 'packed', tracking: null, restock: false, reason: null },
  });
  await user.selectOptions(screen.getByLabelText('What happened?'), 'canceled');
  await user.click(save);
  expect(screen.getByText('Please give a reason of at least ten characters.')).toBeTruthy();
  await user.type(screen.getByLabelText('Why?'), REASON);
  await user.click(save);
  await expect.poll(() => api.called('moveOrder')).toHaveLength(2);
  expect(api.called('moveOrder')[1]?.body).toMatchObject({ to: 'canceled', reason: REASON });
});

test('what is sent has a carrier and a number', async () => {
  const packed = { ...ORDER, state: 'packed', moves: ['sent', 'paid'] } as const;
  const { api, screen, user } = open({
    getStaffOrders: () => ({ items: [packed], next: null }),
    moveOrder: () => ({ order: packed }),
  });
  await user.click(await screen.findByText('7QK4-M2XD'));
  await user.selectOptions(screen.getByLabelText('What happened?'), 'sent');
  await user.type(screen.getByLabelText('Carrier'), 'Post');
  await user.click(screen.getByRole('button', { name: 'Save what happened' }));
  expect(screen.getByText('Please enter both: she follows her parcel with them.')).toBeTruthy();
  await user.type(screen.getByLabelText('Parcel number'), ' XX 12 ');
  await user.click(screen.getByRole('button', { name: 'Save what happened' }));
  await expect.poll(() => api.called('moveOrder')).toHaveLength(1);
  expect(api.called('moveOrder')[0]?.body).toMatchObject({ tracking: { carrier: 'Post', number: 'XX 12' } });
});

test('money goes back in part, never more than is left, and who comes second is told', async () => {
  const { api, screen, user } = open({ refundOrder: () => new FakeRefusal('order_moved_on') });
  await user.click(await screen.findByText('7QK4-M2XD'));
  await user.click(screen.getByText('Give money back'));
  const sum = screen.getByLabelText('How much, in dollars');
  const ask = screen.getByRole('button', { name: 'Ask for the refund' });
  await user.type(sum, '37.40');
  await user.click(ask);
  expect(screen.getByText('Give a sum from $0.01 to $37.39.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Everything that’s left' }));
  expect((sum as HTMLInputElement).value).toBe('37.39');
  await user.clear(sum);
  await user.type(sum, '12.5');
  await user.selectOptions(screen.getByLabelText('For what?'), 'damaged');
  await user.type(screen.getByLabelText('Why does it go back?'), REASON);
  await user.click(ask);
  expect(await screen.findByText(new FakeRefusal('order_moved_on').body.message)).toBeTruthy();
  expect(api.called('refundOrder')[0]?.body).toEqual({ version: 2, cents: 1250, why: 'damaged', reason: REASON });
});

test('a disputed order says that it is held, what the bank has, and where it is answered', async () => {
  const held = { dispute: 'open', heldBack: 3739, fees: 1500, disputedAt: '2026-11-22T09:00:00.000Z' } as const;
  const disputed = { ...ORDER, ...held, moves: ['canceled'], deskUrl: 'https://pay.example/p/1' } as const;
  const { screen, user } = open({ getStaffOrders: () => ({ items: [disputed], next: null }) });
  await user.click(await screen.findByText('7QK4-M2XD'));
  expect(screen.getByText('Disputed, hold it')).toBeTruthy();
  expect(screen.getByText(/Nothing leaves and no refund is sent until it decides/)).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Mark as packed' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the payment at the provider' }).getAttribute('href')).toBe(
    'https://pay.example/p/1',
  );
  expect(screen.getByText('$15.00')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Packing list' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to pack' })).toBeTruthy();
});

test('an order of a deleted account has its money and nothing else', async () => {
  const refund = { id: '0b0a4f0e-2f0b-4d52-9a55-7d7a3ad8d009', cents: 3739, by: 'system', state: 'open' } as const;
  const left: StaffOrder = {
    ...ORDER,
    ...{ state: 'lapsed', lines: [], moves: [], left: 0, waiting: 3739, hasParcel: false },
    leftAt: '2026-11-22T09:00:00.000Z',
    refunds: [{ ...refund, why: 'account_deleted', at: '2026-11-22T09:05:00.000Z' }],
  };
  const { api, screen, user } = open({ getStaffOrders: () => ({ items: [left], next: null }) });
  await user.selectOptions(await screen.findByLabelText('Show'), 'left');
  await user.click(await screen.findByText('7QK4-M2XD'));
  expect(api.called('getStaffOrders').at(-1)?.query).toMatchObject({ view: 'left' });
  expect(screen.getByText(/only the money is left/)).toBeTruthy();
  expect(screen.getByText(/by the shop: on its way/)).toBeTruthy();
  expect(screen.queryByText('What was ordered')).toBeNull();
});

test('her own order is another admin’s to give money back for', async () => {
  const { screen, user } = open({ getStaffOrders: () => ({ items: [{ ...ORDER, isMine: true }], next: null }) });
  await user.click(await screen.findByText('7QK4-M2XD'));
  expect(screen.queryByText('Give money back')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Cancel the order' })).toBeNull();
  expect(screen.getByText(/This is your own order/)).toBeTruthy();
});

test('an order is found by its number, and one that is none is said', async () => {
  const { api, screen, user } = open({
    getStaffOrders: ({ query }) => ({ items: query.number === '7qk4 m2xd' ? [ORDER] : [], next: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  expect(screen.getByText('Type an order number first.')).toBeTruthy();
  await user.type(screen.getByLabelText('Find by number'), '7qk4 m2xd');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('7QK4-M2XD')).toBeTruthy();
  await user.type(screen.getByLabelText('Find by number'), 'x');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No order has this number.')).toBeTruthy();
  expect(api.called('getStaffOrders').length).toBeGreaterThan(2);
});

test('the packing list opens the addresses of what was chosen, and closes them again', async () => {
  const { api, screen, user } = open({ openParcels: () => PARCELS });
  await user.click(await screen.findByRole('tab', { name: 'Packing list' }));
  const go = await screen.findByRole('button', { name: 'Open 1 address' });
  await user.click(go);
  expect(screen.getByText('Choose an order first.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Pack 7QK4-M2XD' }));
  await user.click(go);
  expect(await screen.findByText('Ada Byron')).toBeTruthy();
  expect(screen.getByText('Albany NY 12207')).toBeTruthy();
  expect(screen.getByText('From MH Goods')).toBeTruthy();
  expect(api.called('openParcels')[0]?.body).toEqual({ orders: [ORDER.id] });
  await user.click(screen.getByRole('button', { name: 'Close the addresses' }));
  expect(screen.queryByText('Ada Byron')).toBeNull();
});

test('what left meanwhile is said on the packing list', async () => {
  const { screen, user } = open({ openParcels: () => ({ ...PARCELS, parcels: [] }) });
  await user.click(await screen.findByRole('tab', { name: 'Packing list' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Pack 7QK4-M2XD' }));
  await user.click(screen.getByRole('button', { name: 'Open 1 address' }));
  expect(await screen.findByText('One order was sent or canceled meanwhile.')).toBeTruthy();
});

test('a product is changed by the version that is shown, and who comes second keeps what was typed', async () => {
  const { api, screen, user } = open({ putProduct: () => new FakeRefusal('product_moved_on') });
  await user.click(await screen.findByRole('tab', { name: 'Products' }));
  await user.click(await screen.findByText('Wool-wrapped bottle'));
  await user.click(screen.getByText('Change the product'));
  const price = screen.getByLabelText('Price in dollars, without tax');
  await user.clear(price);
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(screen.getByText('Give a price from $0.50 to $10,000.')).toBeTruthy();
  await user.type(price, '29.90');
  await user.type(screen.getByLabelText('Why this change?'), 'Wool costs more now.');
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(await screen.findByText(new FakeRefusal('product_moved_on').body.message)).toBeTruthy();
  expect(api.called('putProduct')[0]?.body).toMatchObject({
    version: 4,
    variants: [{ sku: 'bottle-rust', price: 2990 }],
  });
  expect((price as HTMLInputElement).value).toBe('29.90');
});

test('stock moves by a whole number and a reason, and its code stays as it is', async () => {
  const { api, screen, user } = open({ moveStock: () => ({ products: [BOTTLE] }) });
  await user.click(await screen.findByRole('tab', { name: 'Products' }));
  await user.click(await screen.findByText('Wool-wrapped bottle'));
  expect((screen.getByLabelText('Code') as HTMLInputElement).readOnly).toBe(true);
  const save = screen.getByRole('button', { name: 'Save the movement' });
  await user.type(screen.getByLabelText('How many'), '0');
  await user.click(save);
  expect(screen.getByText('Give a whole number, up to 10,000.')).toBeTruthy();
  await user.clear(screen.getByLabelText('How many'));
  await user.type(screen.getByLabelText('How many'), '12');
  await user.type(screen.getByLabelText('Why did it move?'), 'A new box came.');
  await user.click(save);
  await expect.poll(() => api.called('moveStock')).toHaveLength(1);
  expect(api.called('moveStock')[0]?.body).toEqual({ why: 'received', amount: 12, reason: 'A new box came.' });
});

test('a new product needs its words, and is hidden until somebody shows it', async () => {
  const { api, screen, user } = open({
    getStaffProducts: () => ({ products: [] }),
    putProduct: () => ({ products: [] }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Products' }));
  expect(await screen.findByRole('heading', { name: 'Nothing on the shelves' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a product' }));
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(screen.getByText('Use small letters, digits and hyphens.')).toBeTruthy();
  const fields: readonly (readonly [string, string])[] = [
    ['Short name for the address', 'blue-mug'],
    ['One line under its name', 'For tea.'],
    ['What it is', 'A mug.'],
    ['Material', 'Clay'],
    ['Size', 'One pint'],
    ['What it isn’t', 'A bowl.'],
    ['Code', 'blue-mug-one'],
    ['Price in dollars, without tax', '18'],
    ['Weight packed, in grams', '400'],
    ['Why this change?', 'We make them now.'],
  ];
  for (const [label, text] of fields) await user.type(screen.getByLabelText(label), text);
  for (const name of screen.getAllByLabelText('Name')) await user.type(name, 'Blue mug');
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  await expect.poll(() => api.called('putProduct')).toHaveLength(1);
  expect(api.called('putProduct')[0]?.body).toMatchObject({
    version: 0,
    isShown: false,
    variants: [{ sku: 'blue-mug-one', price: 1800, weight: 400 }],
  });
});
