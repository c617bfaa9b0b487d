import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartReply, QuoteReply } from '#contract/shop/shop.schemas.ts';
import { DAY, MINUTE, TestShop } from '#server/testing/shop/test-shop.ts';

const BOTTLE = 'bottle-rust';
let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop.close());

/** Leaves so many of a thing on the shelf. */
async function leave(sku: string, count: number): Promise<void> {
  const off = (await shop.stock(sku)) - count;
  if (off !== 0)
    await shop.rows(
      "insert into auth.shop_stock (id, sku, amount, reason, key, at) values ($1, $2, $3, 'counted', $4, now())",
      [randomUUID(), sku, -off, randomUUID()],
    );
}
const code = (body: unknown) => (body as { code?: string }).code;

describe('the last piece', () => {
  it('is sold once, whoever presses at the same moment, and the other is told', async () => {
    const buyers = [await shop.buyer(), await shop.buyer(), await shop.buyer()];
    await shop.cart(buyers[0]?.browser ?? shop.paid.browser());
    await leave(BOTTLE, 1);
    for (const { browser } of buyers) await shop.put(browser, BOTTLE);
    const placed = await Promise.all(buyers.map(({ browser, address }) => shop.place(browser, { address })));
    expect(placed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(placed.flatMap((one) => one.code ?? [])).toEqual(['sold_out', 'sold_out']);
    expect(await shop.stock(BOTTLE)).toBe(0);
    const late = buyers.find((_, at) => placed[at]?.status === 409);
    expect((await shop.cart(late?.browser ?? shop.paid.browser())).lines).toMatchObject([{ most: 0, quantity: 1 }]);
    await leave(BOTTLE, 30);
  });

  it('goes below 0 by no statement, not even one of the owner of the tables', async () => {
    const stock = await shop.stock(BOTTLE);
    await expect(
      shop.rows(
        "insert into auth.shop_stock (id, sku, amount, reason, key, at) values ($1, $2, $3, 'lost', 'all', now())",
        [randomUUID(), BOTTLE, -stock - 1],
      ),
    ).rejects.toThrow(/below 0/);
    await expect(shop.rows('update auth.shop_stock set amount = 1 where sku = $1', [BOTTLE])).rejects.toThrow(/once/);
  });
});

describe('what the provider tells', () => {
  it('before she is back, and a day later, ends in the same order', async () => {
    const { browser, address } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    const { order } = await shop.place(browser, { address });
    const page = await shop.page(browser, order);
    shop.paid.practice.control.hold();
    await shop.paid.practice.control.pay(page);
    expect(await shop.order(browser, order)).toMatchObject({ state: 'placed', paid: 0 });
    // Its time runs out, and its things are held on: the provider says that it was paid.
    await shop.paid.later(41 * MINUTE);
    await shop.minute();
    expect(await shop.order(browser, order)).toMatchObject({ state: 'placed', paid: 0 });
    await shop.paid.later(DAY);
    await shop.minute();
    shop.paid.practice.control.release((held) => [...held, ...held].toReversed());
    await shop.paid.practice.control.settled();
    expect(await shop.order(browser, order)).toMatchObject({ state: 'paid', paid: 3739 });
    await shop.books();
  });

  it('of a payment after its time had run out: its things are taken again where all are there', async () => {
    const { browser, address, userId } = await shop.buyer();
    await shop.givePoints(userId, 500);
    await shop.put(browser, BOTTLE);
    const { order } = await shop.place(browser, { address, usesPoints: true });
    const page = await shop.page(browser, order);
    const held = await shop.stock(BOTTLE);
    shop.paid.practice.control.hold();
    await shop.paid.practice.control.pay(page);
    await lapse(order, userId);
    expect([await shop.stock(BOTTLE), await shop.points(userId)]).toEqual([held + 1, 500]);
    shop.paid.practice.control.release();
    await shop.paid.practice.control.settled();
    expect(await shop.order(browser, order)).toMatchObject({ state: 'paid', isTooLate: false });
    expect([await shop.stock(BOTTLE), await shop.points(userId)]).toEqual([held, 0]);
  });

  it('of a payment after its time had run out: all of it goes back where something is gone', async () => {
    const { browser, address, userId } = await shop.buyer();
    await shop.givePoints(userId, 500);
    await shop.put(browser, BOTTLE);
    const { order } = await shop.place(browser, { address, usesPoints: true });
    const page = await shop.page(browser, order);
    shop.paid.practice.control.hold();
    await shop.paid.practice.control.pay(page);
    await lapse(order, userId);
    await leave(BOTTLE, 0);
    shop.paid.practice.control.release();
    await shop.paid.practice.control.settled();
    await shop.work();
    const told = await shop.order(browser, order);
    expect(told).toMatchObject({ state: 'lapsed', isTooLate: true, refundedPart: 'whole' });
    expect(told.refunded).toBe(told.paid);
    expect(await shop.points(userId)).toBe(500);
    expect(await shop.stock(BOTTLE)).toBe(0);
    expect(shop.paid.post.sent.some(({ text }) => text.includes('someone had bought the last one'))).toBe(true);
    await leave(BOTTLE, 30);
    await shop.books();
  });

  it('nothing at all: her things go back on the shelf, her points and her cart to her', async () => {
    const { browser, address, userId } = await shop.buyer();
    await shop.givePoints(userId, 340);
    const before = await shop.stock(BOTTLE);
    await shop.put(browser, BOTTLE, 2);
    const { order } = await shop.place(browser, { address, usesPoints: true });
    await shop.page(browser, order);
    expect([await shop.stock(BOTTLE), await shop.points(userId)]).toEqual([before - 2, 40]);
    expect(await shop.cart(browser)).toMatchObject({ lines: [], openOrder: order });
    expect((await browser.call('quoteOrder', { body: { address, country: null, usesPoints: false } })).status).toBe(
      409,
    );
    await shop.paid.later(41 * MINUTE);
    await shop.minute();
    await shop.minute();
    expect(await shop.order(browser, order)).toMatchObject({ state: 'lapsed', paid: 0 });
    expect([await shop.stock(BOTTLE), await shop.points(userId)]).toEqual([before, 340]);
    expect(await shop.cart(browser)).toMatchObject({ lines: [{ sku: BOTTLE, quantity: 2 }], openOrder: null });
    expect((await browser.call('payOrder', { params: { order } })).status).toBe(409);
  });

  it('while the provider is away: nothing is given up, and nothing is charged twice', async () => {
    const { browser, address } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    const { order } = await shop.place(browser, { address });
    shop.paid.practice.control.failNext(1, 'lost', '/v1/checkout/sessions');
    shop.paid.practice.control.failNext(2, 500, '/v1/checkout/sessions');
    expect(code((await browser.call('payOrder', { params: { order } })).body)).toBe('checkout_unavailable');
    const page = await shop.page(browser, order);
    expect(await shop.page(browser, order)).toBe(page);
    shop.paid.practice.control.hold();
    await shop.paid.later(41 * MINUTE);
    // The library asks three times.
    shop.paid.practice.control.failNext(3, 500, '/v1/checkout/sessions');
    await shop.minute();
    expect(await shop.order(browser, order)).toMatchObject({ state: 'placed' });
    await shop.paid.later(11 * MINUTE);
    await shop.minute();
    shop.paid.practice.control.release();
    await shop.paid.practice.control.settled();
    expect(await shop.order(browser, order)).toMatchObject({ state: 'lapsed' });
  }, 60_000);
});

/** Gives an order up as another process would that has not heard of its payment. */
async function lapse(order: string, userId: string): Promise<void> {
  await shop.rows('select auth.lapse_order($1, $2)', [order, shop.paid.clock.now()]);
  const [taken] = await shop.rows<{ amount: number }>(
    "select amount from app.point_row where user_id = $1 and reason = 'shop' and key = $2",
    [userId, order],
  );
  if (taken)
    await shop.rows(
      "insert into app.point_row (user_id, id, reason, key, amount, award_day, at) values ($1, $2, 'shop_back', $3, $4, '2026-11-21', now())",
      [userId, randomUUID(), order, -taken.amount],
    );
}

describe('a refund', () => {
  it('of more than was paid is refused, by us before the provider is asked', async () => {
    const { browser, address } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    const { order, page } = await shop.buy(browser, { address });
    const { paid } = await shop.order(browser, order);
    const add = async (cents: number) =>
      (
        await shop.rows<{ done: boolean }>("select auth.add_refund($1, $2, $3, 'other', 'admin', now()) as done", [
          order,
          randomUUID(),
          cents,
        ])
      )[0]?.done;
    expect(await add(paid + 1)).toBe(false);
    expect(await add(0)).toBe(false);
    expect(await add(paid - 100)).toBe(true);
    expect(await add(101)).toBe(false);
    await shop.work();
    expect(await shop.order(browser, order)).toMatchObject({ refunded: paid - 100, refundedPart: 'part' });
    await shop.paid.practice.control.refund(page, 100);
    await shop.paid.practice.control.settled();
    expect(await shop.order(browser, order)).toMatchObject({ refundedPart: 'whole', state: 'canceled' });
    expect(await add(1)).toBe(false);
    await shop.books();
  });

  it('of an order that points paid for brings them back in proportion, each once', async () => {
    const { browser, address, userId } = await shop.buyer();
    await shop.givePoints(userId, 1050);
    await shop.put(browser, BOTTLE);
    const { order, page } = await shop.buy(browser, { address, usesPoints: true });
    const { paid, sums } = await shop.order(browser, order);
    expect([sums.points, sums.discount, await shop.points(userId)]).toEqual([1000, 1000, 50]);
    await shop.paid.practice.control.refund(page, Math.floor(paid / 2));
    await shop.paid.practice.control.settled();
    expect(await shop.points(userId)).toBe(50 + Math.floor((1000 * Math.floor(paid / 2)) / paid));
    await shop.paid.practice.control.refund(page, paid - Math.floor(paid / 2));
    await shop.paid.practice.control.settled();
    expect(await shop.points(userId)).toBe(1050);
    await shop.books();
  });
});

describe('points', () => {
  it('are taken once by 50 presses at once, and never below 0', async () => {
    const { browser, address, userId } = await shop.buyer();
    await shop.givePoints(userId, 700);
    await shop.put(browser, BOTTLE);
    const asked = { address, country: null, usesPoints: true };
    const { sums } = (await browser.call('quoteOrder', { body: asked })).body as QuoteReply;
    const body = { ...asked, seenTotal: sums.total, agreesDigital: false };
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.call('placeOrder', { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await shop.points(userId)).toBe(0);
    const [row] = await shop.rows<{ count: string }>('select count(*) from auth.shop_order where user_id = $1', [
      userId,
    ]);
    expect(Number(row?.count)).toBe(1);
  });

  it('are chosen in the cart, on every device, and counted anew with it; ordering forgets the choice', async () => {
    const { browser, address, userId } = await shop.buyer();
    await shop.givePoints(userId, 1050);
    await shop.put(browser, BOTTLE);
    expect(await shop.cart(browser)).toMatchObject({ usable: 1000, usesPoints: false, discount: 0, due: 2800 });
    const chosen = await browser.call('putCartPoints', { body: { usesPoints: true } });
    expect(chosen.body).toMatchObject({ usesPoints: true, discount: 1000, due: 1800, goods: 2800 });
    expect(await shop.cart(browser)).toEqual(chosen.body);
    expect(await shop.put(browser, BOTTLE, 2)).toMatchObject({ usesPoints: true, discount: 1000, due: 4600 });
    const { usesPoints, discount } = await shop.cart(browser);
    const quoted = await browser.call('quoteOrder', { body: { address, country: null, usesPoints } });
    expect((quoted.body as QuoteReply).sums.discount).toBe(discount);
    expect(await shop.points(userId)).toBe(1050);
    await shop.buy(browser, { address, usesPoints });
    expect(await shop.points(userId)).toBe(50);
    await shop.givePoints(userId, 500);
    expect(await shop.put(browser, BOTTLE)).toMatchObject({ usable: 500, usesPoints: false, due: 2800 });
  });

  it('that were chosen are off again with an emptied cart, and where there is nothing to use', async () => {
    const { browser, userId } = await shop.buyer();
    await shop.put(browser, BOTTLE);
    await browser.call('putCartPoints', { body: { usesPoints: true } });
    expect(await shop.cart(browser)).toMatchObject({ usable: 0, usesPoints: false, discount: 0, due: 2800 });
    await shop.givePoints(userId, 300);
    expect(await shop.cart(browser)).toMatchObject({ usesPoints: true, discount: 300, due: 2500 });
    await shop.put(browser, BOTTLE, 0);
    expect(await shop.put(browser, BOTTLE)).toMatchObject({ usable: 300, usesPoints: false, due: 2800 });
    const typed = await browser.call('putCartPoints', { body: { usesPoints: true, discount: 2800 } as never });
    expect(typed.status).toBe(400);
  });

  it('stay closed in limited access with 402; ordering without them stays open', async () => {
    const { browser, address, userId } = await shop.buyer();
    await shop.givePoints(userId, 500);
    await shop.put(browser, BOTTLE);
    await browser.call('putCartPoints', { body: { usesPoints: true } });
    await shop.paid.later(9 * DAY);
    expect((await browser.call('getCart')).body as CartReply).toMatchObject({
      ...{ pointsOpen: false, usable: 0, points: 500 },
      ...{ usesPoints: false, discount: 0, due: 2800 },
    });
    expect((await browser.call('putCartPoints', { body: { usesPoints: true } })).status).toBe(402);
    expect((await browser.call('putCartPoints', { body: { usesPoints: false } })).status).toBe(200);
    const refused = await browser.call('quoteOrder', { body: { address, country: null, usesPoints: true } });
    expect([refused.status, refused.body]).toMatchObject([402, { code: 'subscription_required', feature: 'points' }]);
    const { order } = await shop.buy(browser, { address });
    expect(await shop.order(browser, order)).toMatchObject({ state: 'paid', sums: { points: 0 } });
  });
});
