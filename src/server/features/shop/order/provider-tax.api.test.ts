import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QuoteReply } from '#contract/shop/shop.schemas.ts';
import { NEUTRAL } from '#domain/shop-admin/parcel.ts';
import { sidOf } from '#server/platform/sessions/sessions.ts';
import { TestShop } from '#server/testing/shop/test-shop.ts';

const BOTTLE = 'bottle-rust';
const DOWNLOAD = 'moon-year-print';
let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open({ tax: true });
});
afterAll(() => shop.close());

it('is asked for at the payment: order, receipt and books hold what the provider worked out', async () => {
  const { browser, address } = await shop.buyer();
  await shop.put(browser, BOTTLE);
  await shop.put(browser, DOWNLOAD);
  expect(await shop.cart(browser)).toMatchObject({ taxAt: 'payment' });
  const asked = { address, country: null, usesPoints: false };
  const { sums } = (await browser.call('quoteOrder', { body: asked })).body as QuoteReply;
  expect(sums).toEqual({ goods: 3400, points: 0, discount: 0, shipping: 795, tax: 0, total: 4195 });
  const { order } = await shop.place(browser, { address });
  expect(await shop.order(browser, order)).toMatchObject({ state: 'placed', isTaxOpen: true, sums });
  await shop.paid.pay(await shop.page(browser, order));
  // 8 % of 41.95, half up.
  expect(await shop.order(browser, order)).toMatchObject({
    ...{ state: 'paid', isTaxOpen: false, paid: 4531, total: 4531, sums: { ...sums, tax: 336, total: 4531 } },
  });
  expect(await shop.books()).toEqual({ provider_clearing: 4531, sales: -3400, shipping: -795, tax: -336 });
  await browser.call('withdrawOrder', { params: { order } });
  await shop.work();
  const { refunded } = await shop.order(browser, order);
  const back = Math.floor((336 * refunded) / 4531);
  expect(await shop.books()).toMatchObject({ tax: back - 336, refunds: refunded - back });
});

it('counts points before it, and a download alone asks for no parcel’s address', async () => {
  const { browser, userId } = await shop.buyer();
  await shop.givePoints(userId, 300);
  await shop.put(browser, DOWNLOAD);
  const { order } = await shop.buy(browser, { address: null, country: 'DE', usesPoints: true });
  expect(await shop.order(browser, order)).toMatchObject({
    sums: { goods: 600, discount: 300, shipping: 0, tax: 24, total: 324 },
  });
});

it('a statement says the neutral name behind the account’s own, and no word of a thing or a body', async () => {
  const said = await shop.paid.practice.look(({ state }) =>
    [...Object.values(state.purchases), ...Object.values(state.charges)].map(({ statement }) => statement),
  );
  expect(new Set(said)).toEqual(new Set([NEUTRAL.statement]));
  const products = await shop.rows<{ name: string }>(
    "select told ->> 'name' as name from auth.shop_product union select name from auth.shop_variant",
  );
  for (const { name } of products.filter((one) => one.name.length > 3))
    expect(NEUTRAL.statement.toLowerCase()).not.toContain(name.toLowerCase());
  expect(NEUTRAL.statement).not.toMatch(/moon|hearth|womb|period|pad|menstr|health|women|cycle/i);
  // Ten letters of the account's own name, an asterisk and a space stand before it, and 22 are printed.
  expect(NEUTRAL.statement).toMatch(/^[A-Z ]{2,10}$/);
});

it('the database takes no sums that cannot be, whoever asks in her transaction', async () => {
  const { browser } = await shop.buyer();
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  const session = { sid: sidOf(browser.cookies.get('sid') ?? ''), user_id: user.id };
  const now = shop.paid.clock.now();
  const price = (
    await shop.rows<{ price: number }>('select price from auth.shop_variant where sku = $1', [DOWNLOAD])
  )[0]?.price as number;
  const place = (sums: object, changes: { quantity?: number; minutes?: number } = {}) => {
    const { quantity = 1, minutes = 40 } = changes;
    const whole = { goods: price, points: 0, discount: 0, shipping: 0, tax: 0, total: price, ...sums };
    const lines = JSON.stringify([{ sku: DOWNLOAD, quantity, price }]);
    const until = new Date(now.getTime() + minutes * 60_000);
    const id = crypto.randomUUID();
    const args = [id, id.slice(0, 9), lines, JSON.stringify(whole), 'US', null, null, true, now, until];
    return shop.paid.services.mounting.db.asMember(session, (tx) => tx.callFunction('place_order', args));
  };
  for (const sums of [
    { discount: 500, total: price - 500 },
    { points: 500, discount: 500, total: price - 500 },
    { points: 150, discount: 150, total: price - 150 },
    { points: -100, discount: -100, total: price + 100 },
    { shipping: 100, total: price + 100 },
    { shipping: -100, total: price - 100 },
    { tax: -1, total: price - 1 },
    { tax: price, total: price * 2 },
    { total: price - 1 },
  ])
    await expect(place(sums), JSON.stringify(sums)).rejects.toMatchObject({ code: '23514' });
  await expect(place({}, { quantity: 11 })).rejects.toMatchObject({ code: '23514' });
  await expect(place({}, { minutes: 61 })).rejects.toMatchObject({ code: '23514' });
  expect(await place({})).toEqual([{ outcome: 'placed', sku: null }]);
});
