import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DigitalGoodsReply } from '#contract/digital-good/digital-good.schemas.ts';
import { withPayer } from '#server/platform/payments/payments.ts';
import { StaffShop } from '#server/testing/shop/staff-shop.ts';
import { takeOrderEvent } from '../public.ts';

const BOTTLE = 'bottle-rust';
const DOWNLOAD = 'moon-year-print';
const TRACKING = { carrier: 'Post', number: 'XX 123 456' };
const PAID = 3739;
let at: StaffShop;
beforeAll(async () => {
  at = await StaffShop.open();
});
afterAll(() => at.close());

type Turn = 'open' | 'won' | 'lost';
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
async function bought(skus: readonly string[] = [BOTTLE], usesPoints = false) {
  const her = await at.shop.buyer();
  if (usesPoints) await at.shop.givePoints(her.userId, 500);
  for (const sku of skus) await at.shop.put(her.browser, sku);
  return { ...her, ...(await at.shop.buy(her.browser, { ...whereOf(skus, her.address), usesPoints })) };
}
const whereOf = (skus: readonly string[], address: string) =>
  skus.includes(DOWNLOAD) ? { address: null, country: 'US' } : { address };
async function dispute(page: string, turn: Turn = 'open') {
  expect(await at.shop.paid.practice.control.dispute(page, turn)).toBe(true);
  await at.shop.paid.practice.control.settled();
}
/** What changed in the books meanwhile. */
async function booked(work: () => Promise<unknown>) {
  const before = await at.shop.books();
  await work();
  const after = await at.shop.books();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return Object.fromEntries(
    names.flatMap((name) => {
      const moved = (after[name] ?? 0) - (before[name] ?? 0);
      return moved === 0 ? [] : [[name, moved]];
    }),
  );
}

describe('a payment that a bank asks back', () => {
  it('holds the parcel while it is open, and lets it go where the bank decides for us', async () => {
    const { browser, order, page } = await bought();
    await at.move(order, { to: 'packed' });
    expect(await booked(() => dispute(page))).toEqual({
      disputed: PAID,
      provider_fees: 1500,
      provider_clearing: -5239,
    });
    expect(await at.shop.order(browser, order)).toMatchObject({ state: 'packed', dispute: 'open', lost: 0 });
    expect(await at.order(order)).toMatchObject({
      ...{ dispute: 'open', heldBack: PAID, fees: 1500, lost: 0, moves: ['paid', 'canceled'] },
      deskUrl: `http://localhost:3000/practice/payment/${page}`,
    });
    expect(codeOf(await at.move(order, { to: 'sent', tracking: TRACKING }))).toEqual([409, 'order_disputed']);
    const { body } = await at.act('openParcels', { body: { orders: [order] } });
    expect((body as { parcels: object[] }).parcels).toEqual([]);
    expect((await at.orders({ view: 'disputed' })).map(({ id }) => id)).toEqual([order]);
    expect(await booked(() => dispute(page, 'won'))).toEqual({ disputed: -PAID, provider_clearing: PAID });
    expect(await at.order(order)).toMatchObject({ dispute: 'won', heldBack: 0, lost: 0, left: PAID });
    expect((await at.move(order, { to: 'sent', tracking: TRACKING })).status).toBe(200);
  });

  it('lost before it was sent ends the order: things back, tax and money in the books, points back once', async () => {
    const stock = await at.shop.stock(BOTTLE);
    const { browser, order, page, userId } = await bought([BOTTLE], true);
    const { paid, sums } = await at.shop.order(browser, order);
    expect(await at.shop.points(userId)).toBe(0);
    const changed = await booked(async () => {
      await dispute(page);
      await dispute(page, 'lost');
    });
    expect(changed).toEqual({
      ...{ refunds: paid - sums.tax, tax: sums.tax, provider_fees: 1500, provider_clearing: -(paid + 1500) },
    });
    const told = await at.shop.order(browser, order);
    expect(told).toMatchObject({ state: 'canceled', dispute: 'lost', lost: paid, refunded: 0, canWithdraw: false });
    expect(await at.shop.stock(BOTTLE)).toBe(stock);
    expect(await at.shop.points(userId)).toBe(500);
    // Heard of once more, by each event again: nothing moves.
    const again = await booked(() => replay(/^charge\./));
    expect(again).toEqual({});
    expect(await at.shop.points(userId)).toBe(500);
    expect(codeOf(await at.refund(order, { cents: 1 }))).toEqual([422, 'refund_too_much']);
  });

  it('lost after it was sent brings nothing back on the shelf until the things are back', async () => {
    const { order, page } = await bought();
    await at.move(order, { to: 'packed' });
    await at.move(order, { to: 'sent', tracking: TRACKING });
    const stock = await at.shop.stock(BOTTLE);
    await dispute(page);
    await dispute(page, 'lost');
    expect(await at.order(order)).toMatchObject({ state: 'sent', dispute: 'lost', lost: PAID, left: 0 });
    expect(await at.shop.stock(BOTTLE)).toBe(stock);
    await at.move(order, { to: 'returned', restock: true, reason: 'It came back whole.' });
    expect(await at.shop.stock(BOTTLE)).toBe(stock + 1);
  });

  it.each(['won', 'lost'] as const)('a refund waits for the bank: %s', async (turn) => {
    const { browser, order, page } = await bought();
    await dispute(page);
    expect((await browser.call('withdrawOrder', { params: { order } })).status).toBe(200);
    await at.shop.work();
    expect(await at.order(order)).toMatchObject({ state: 'canceled', refunded: 0, waiting: PAID });
    await dispute(page, turn);
    await at.shop.work();
    const back = turn === 'won' ? { refunded: PAID, lost: 0 } : { refunded: 0, lost: PAID };
    expect(await at.order(order)).toMatchObject({ ...back, waiting: 0, left: 0 });
    const [refund] = (await at.order(order)).refunds;
    expect(refund?.state).toBe(turn === 'won' ? 'done' : 'void');
  });

  it('that the provider refuses to refund before we heard of the dispute stays owed', async () => {
    const { browser, order, page } = await bought();
    at.shop.paid.practice.control.hold();
    await at.shop.paid.practice.control.dispute(page);
    await browser.call('withdrawOrder', { params: { order } });
    await at.shop.work();
    expect(await at.order(order)).toMatchObject({ dispute: null, waiting: PAID });
    await at.shop.paid.practice.control.dispute(page, 'won');
    at.shop.paid.practice.control.release((held) => held.toReversed());
    await at.shop.paid.practice.control.settled();
    await at.shop.work();
    expect(await at.order(order)).toMatchObject({ dispute: 'won', refunded: PAID, waiting: 0, fees: 1500 });
  });
});

describe('downloads', () => {
  const goodsOf = async (browser: Awaited<ReturnType<typeof bought>>['browser']) => {
    const { goods, ended } = (await browser.call('getDigitalGoods')).body as DigitalGoodsReply;
    return { goods: goods.map(({ good }) => good), ended: ended.map(({ good, why }) => [good, why]) };
  };

  it('end with a lost dispute, and with a refund of everything, but not with a part of it', async () => {
    const one = await bought([DOWNLOAD]);
    const { paid } = await at.shop.order(one.browser, one.order);
    await at.refund(one.order, { cents: paid - 1 });
    await at.shop.work();
    expect(await goodsOf(one.browser)).toEqual({ goods: ['moon_year'], ended: [] });
    await at.refund(one.order, { cents: 1 });
    await at.shop.work();
    expect(await goodsOf(one.browser)).toEqual({ goods: [], ended: [['moon_year', 'refunded']] });
    expect(codeOf(await one.browser.call('getMoonYear', { query: { year: '2027' } }))).toEqual([404, 'good_missing']);
    const other = await bought([DOWNLOAD]);
    await dispute(other.page);
    expect(await goodsOf(other.browser)).toEqual({ goods: ['moon_year'], ended: [] });
    await dispute(other.page, 'lost');
    expect(await goodsOf(other.browser)).toEqual({ goods: [], ended: [['moon_year', 'disputed']] });
    const [given] = await at.shop.rows<{ count: string }>('select count(*) from app.digital_good where user_id = $1', [
      other.userId,
    ]);
    expect(Number(given?.count)).toBe(1);
  });

  it('had by two orders stay while one of them does', async () => {
    const { browser, order } = await bought([DOWNLOAD]);
    await at.shop.put(browser, DOWNLOAD);
    await at.shop.buy(browser, { address: null, country: 'US' });
    const { paid } = await at.shop.order(browser, order);
    await at.refund(order, { cents: paid });
    await at.shop.work();
    expect(await goodsOf(browser)).toEqual({ goods: ['moon_year'], ended: [] });
  });
});

/** Sends what was told already once more, newest first, under its own ids and under new ones. */
async function replay(types: RegExp): Promise<void> {
  const { paying } = at.shop.paid.services;
  if (!paying) throw new Error('no payments here');
  const { events } = await paying.payments.listEvents({ since: new Date(0), after: null });
  for (const event of events.filter(({ type }) => types.test(type)))
    for (const id of [event.id, `${event.id}-again`])
      await takeOrderEvent(paying, await withPayer(paying.payments, { ...event, id }));
}
