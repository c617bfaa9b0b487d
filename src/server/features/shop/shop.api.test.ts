import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressesReply, OrdersReply, ProductReply, QuoteReply, ShopReply } from '#contract/shop/shop.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { SHELVES } from '#domain/shop/product.ts';
import { AT_HOME, DAY, MINUTE, TestShop } from '#server/testing/shop/test-shop.ts';

const BOTTLE = 'bottle-rust';
const LEAF = 'raspberry-leaf-60';
const DOWNLOAD = 'moon-year-print';
let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop.close());

describe('the shelves', () => {
  it('hold what content says, in their order, and what she marked', async () => {
    const { browser } = await shop.buyer();
    const before = (await browser.call('getShop')).body as ShopReply;
    expect(before.products.map(({ shelf }) => shelf)).toEqual(
      before.products.map(({ shelf }) => shelf).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    );
    const [first] = before.products;
    if (!first) throw new Error('the shelves are empty');
    await browser.call('putFavoriteProduct', { params: { product: first.id }, body: { isFavorite: true } });
    const { products } = (await browser.call('getShop')).body as ShopReply;
    expect(products.filter(({ isFavorite }) => isFavorite).map(({ id }) => id)).toEqual([first.id]);
    const product = (await browser.call('getProduct', { params: { product: first.id } })).body as ProductReply;
    expect(product.isNot.length).toBeGreaterThan(10);
    expect((await browser.call('getProduct', { params: { product: 'nothing-such' } })).status).toBe(404);
  });

  it('are nothing at all for a teen', async () => {
    const { browser } = await shop.paid.member({ birthday: localDate('2011-03-04') });
    for (const name of ['getShop', 'getCart', 'getAddresses'] as const)
      expect([name, (await browser.call(name)).status]).toEqual([name, 404]);
    expect((await browser.call('getOrders', { query: {} })).status).toBe(404);
    const body = { address: null, country: 'US', usesPoints: false, seenTotal: 600, agreesDigital: true };
    expect((await browser.call('placeOrder', { body })).status).toBe(404);
  });
});
const ORDER: readonly string[] = SHELVES;

describe('the cart', () => {
  it('is the same on another device, and one of a download', async () => {
    const { browser } = await shop.buyer();
    await shop.put(browser, BOTTLE, 2);
    const cart = await shop.put(browser, DOWNLOAD, 3);
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [BOTTLE, 2],
      [DOWNLOAD, 1],
    ]);
    expect(cart.goods).toBe(2 * 2800 + 600);
    expect((await shop.put(browser, BOTTLE, 0)).lines.map(({ sku }) => sku)).toEqual([DOWNLOAD]);
  });

  it('says that a price changed while it was open, and orders nothing at another price than she saw', async () => {
    const { browser, address } = await shop.buyer();
    await shop.put(browser, LEAF);
    const asked = { address, country: null, usesPoints: false };
    const { sums } = (await browser.call('quoteOrder', { body: asked })).body as QuoteReply;
    await shop.rows('update auth.shop_variant set price = 950 where sku = $1', [LEAF]);
    try {
      expect((await shop.cart(browser)).lines).toMatchObject([{ sku: LEAF, price: 950, was: 900 }]);
      const refused = await browser.call('placeOrder', {
        body: { ...asked, seenTotal: sums.total, agreesDigital: false },
      });
      expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'price_changed']);
      expect(await shop.stock(LEAF)).toBe(6);
      expect((await shop.place(browser, { address })).status).toBe(201);
    } finally {
      await shop.rows('update auth.shop_variant set price = 900 where sku = $1', [LEAF]);
      await shop.paid.later(41 * MINUTE);
      await shop.minute();
    }
    expect(await shop.stock(LEAF)).toBe(6);
  });
});

describe('an address', () => {
  it('is checked by its field, sealed, and deleted', async () => {
    const { browser, userId } = await shop.buyer();
    const put = (changes: object) =>
      browser.call('putAddress', { params: { address: randomUUID() }, body: { ...AT_HOME, ...changes } });
    expect((await put({ postcode: '1220' })).body).toMatchObject({
      code: 'address_refused',
      fields: { postcode: expect.stringContaining('postal code') },
    });
    expect((await put({ region: '', name: ' ' })).body).toMatchObject({
      fields: { region: expect.any(String), name: expect.any(String) },
    });
    expect((await put({ country: 'BR', region: '' })).body).toMatchObject({ fields: { country: expect.any(String) } });
    const [row] = await shop.rows<{ sealed: Buffer }>('select sealed from app.shop_addresses where user_id = $1', [
      userId,
    ]);
    expect(row?.sealed.toString('latin1')).not.toContain('Mill Lane');
    const { addresses } = (await browser.call('getAddresses')).body as AddressesReply;
    const [{ id } = { id: '' }] = addresses;
    const after = (await browser.call('deleteAddress', { params: { address: id } })).body as AddressesReply;
    expect(after.addresses).toEqual([]);
  });

  it('has to be there for what is packed: an order to nowhere is refused', async () => {
    const { browser } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    for (const address of [null, randomUUID()]) {
      const { status, body } = await browser.call('quoteOrder', {
        body: { address, country: 'US', usesPoints: false },
      });
      expect([status, (body as { code: string }).code]).toEqual([422, 'address_missing']);
    }
    await shop.put(browser, BOTTLE, 0);
    await shop.put(browser, DOWNLOAD);
    const { status, body } = await browser.call('quoteOrder', {
      body: { address: null, country: 'BR', usesPoints: false },
    });
    expect([status, (body as { code: string }).code]).toEqual([422, 'not_served']);
  });
});

describe('buying', () => {
  it('one thing takes it from the shelf, posts it in the books, empties the cart, and writes neutral words', async () => {
    const { browser, address } = await shop.buyer();
    const before = await shop.stock(BOTTLE);
    await shop.put(browser, BOTTLE);
    const { order } = await shop.buy(browser, { address });
    const told = await shop.order(browser, order);
    expect(told).toMatchObject({ state: 'paid', refundedPart: 'none', address: { city: 'Albany' }, canWithdraw: true });
    expect(told.sums).toEqual({ goods: 2800, points: 0, discount: 0, shipping: 795, tax: 144, total: 3739 });
    expect(told.paid).toBe(3739);
    expect(await shop.stock(BOTTLE)).toBe(before - 1);
    expect((await shop.cart(browser)).lines).toEqual([]);
    expect(await shop.books()).toEqual({ provider_clearing: 3739, sales: -2800, shipping: -795, tax: -144 });
    await shop.work();
    const mail = shop.paid.post.sent.at(-1);
    expect(mail?.subject).toBe('Your order');
    expect(`${mail?.text}`).toContain('$37.39');
    expect(`${mail?.text}`).not.toMatch(/bottle|wool|Mill Lane|Albany/i);
    const { items } = (await browser.call('getOrders', { query: {} })).body as OrdersReply;
    expect(items.map(({ id }) => id)).toEqual([order]);
  });

  it('a download gives it at once, and asks for no address but for her yes', async () => {
    const { browser, userId } = await shop.buyer();
    await shop.put(browser, DOWNLOAD);
    const asked = { address: null, country: 'DE', usesPoints: false };
    const { sums } = (await browser.call('quoteOrder', { body: asked })).body as QuoteReply;
    expect(sums).toMatchObject({ goods: 600, shipping: 0, tax: 114, total: 714 });
    const no = await browser.call('placeOrder', { body: { ...asked, seenTotal: 714, agreesDigital: false } });
    expect([no.status, (no.body as { code: string }).code]).toEqual([422, 'digital_consent']);
    const { order } = await shop.buy(browser, { address: null, country: 'DE' });
    expect(await shop.order(browser, order)).toMatchObject({ state: 'arrived', canWithdraw: false, address: null });
    expect(await shop.rows('select good, source_id from app.digital_good where user_id = $1', [userId])).toEqual([
      { good: 'moon_year', source_id: order },
    ]);
  });

  it('leads to the same page however often it is asked for, and asks the provider with no word of what it is', async () => {
    const { browser, address } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    const { order } = await shop.place(browser, { address });
    const pages = await Promise.all([1, 2, 3].map(() => shop.page(browser, order)));
    expect(new Set(pages).size).toBe(1);
    const kept = JSON.stringify(await shop.paid.practice.look(({ state }) => [state.purchases, state.charges]));
    expect(kept).not.toMatch(/bottle|Albany|Byron|Mill/i);
    expect(await shop.place(browser, { address }).catch(() => null)).toBeNull();
    await browser.call('cancelOrder', { params: { order } });
    expect((await shop.cart(browser)).lines.map(({ sku }) => sku)).toEqual([BOTTLE]);
  });

  it('is nobody else’s: another member finds nothing', async () => {
    const [one, other] = await Promise.all([shop.buyer(), shop.buyer()]);
    await shop.put(one.browser, BOTTLE);
    const { order } = await shop.buy(one.browser, { address: one.address });
    const params = { order };
    expect((await other.browser.call('getOrder', { params })).status).toBe(404);
    expect((await other.browser.call('payOrder', { params })).status).toBe(404);
    expect((await other.browser.call('withdrawOrder', { params })).status).toBe(404);
    expect((await other.browser.call('cancelOrder', { params })).status).toBe(404);
    expect((await other.browser.call('noteArrival', { params })).status).toBe(404);
  });
});

describe('taking an order back', () => {
  it('before it was sent gives all back by itself and puts it on the shelf', async () => {
    const { browser, address } = await shop.buyer();
    const before = await shop.stock(BOTTLE);
    await shop.put(browser, BOTTLE);
    const { order } = await shop.buy(browser, { address });
    const { status, body } = await browser.call('withdrawOrder', { params: { order } });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ state: 'canceled', isRefunding: true, refunded: 0 }),
    ]);
    await shop.work();
    expect(await shop.order(browser, order)).toMatchObject({
      refunded: 3739,
      refundedPart: 'whole',
      isRefunding: false,
    });
    expect(await shop.stock(BOTTLE)).toBe(before);
    expect((await browser.call('withdrawOrder', { params: { order } })).status).toBe(409);
    expect(shop.paid.post.sent.at(-1)?.text).toContain('$37.39');
  });

  it('is open until fourteen days after it arrived, and not on the sixteenth', async () => {
    const { browser, address } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    const { order } = await shop.buy(browser, { address });
    await shop.rows("update auth.shop_order set state = 'sent', sent_at = $2 where id = $1", [
      order,
      shop.paid.clock.now(),
    ]);
    const { body } = await browser.call('noteArrival', { params: { order } });
    expect(body).toMatchObject({ state: 'arrived', canWithdraw: true });
    await shop.paid.later(16 * DAY);
    expect(await shop.order(browser, order)).toMatchObject({ canWithdraw: false });
    expect((await browser.call('withdrawOrder', { params: { order } })).status).toBe(409);
  });

  it('leaves its address where it was for ninety days after it arrived, and no longer', async () => {
    const { browser, address } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    const { order } = await shop.buy(browser, { address });
    await shop.rows("update auth.shop_order set state = 'arrived', arrived_at = $2 where id = $1", [
      order,
      shop.paid.clock.now(),
    ]);
    const kept = async () => {
      await shop.paid.services.sweeps.parcels?.();
      return shop.rows<{ kept: boolean }>('select parcel is not null as kept from auth.shop_order where id = $1', [
        order,
      ]);
    };
    shop.paid.clock.advance(90 * DAY);
    expect(await kept()).toEqual([{ kept: true }]);
    shop.paid.clock.advance(1);
    expect(await kept()).toEqual([{ kept: false }]);
  });

  it('keeps what a download cost, since it was given at once', async () => {
    const { browser, address } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    await shop.put(browser, DOWNLOAD);
    const { order } = await shop.buy(browser, { address });
    const { paid, wouldReturn } = await shop.order(browser, order);
    await browser.call('withdrawOrder', { params: { order } });
    await shop.work();
    const after = await shop.order(browser, order);
    expect(after).toMatchObject({ refundedPart: 'part', refunded: wouldReturn });
    expect(paid - wouldReturn).toBeGreaterThanOrEqual(600);
    expect(paid - wouldReturn).toBeLessThan(660);
  });
});
