import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ParcelsReply,
  StaffOrder,
  StaffProduct,
  StockMovesReply,
} from '#contract/shop-admin/shop-admin.schemas.ts';
import { sidOf } from '#server/platform/sessions/sessions.ts';
import { person, staff } from '#server/testing/circle/circle-cases.ts';
import { StaffShop } from '#server/testing/shop/staff-shop.ts';
import { AT_HOME } from '#server/testing/shop/test-shop.ts';

const BOTTLE = 'bottle-rust';
const PRODUCT = 'wool-wrapped-bottle';
const DOWNLOAD = 'moon-year-print';
let at: StaffShop;
beforeAll(async () => {
  at = await StaffShop.open();
});
afterAll(() => at.close());

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
async function bought(skus: readonly string[] = [BOTTLE]) {
  const her = await at.shop.buyer();
  for (const sku of skus) await at.shop.put(her.browser, sku);
  return { ...her, ...(await at.shop.buy(her.browser, { address: her.address })) };
}
const put = (product: StaffProduct, changes: object = {}) => {
  const { id, variants, ...told } = product;
  const kept = variants.map(({ stock: _, bound: __, ...one }) => one);
  return { params: { product: id }, body: { ...told, variants: kept, reason: 'As it should be.', ...changes } };
};
const TRACKING = { carrier: 'Post', number: 'XX 123 456' };

describe('who may look after the shop', () => {
  it('is an admin, with a proof for each act; for everybody else there is nothing there', async () => {
    const others = [
      await person(at.shop.paid),
      await staff(at.shop.paid),
      await staff(at.shop.paid, { role: 'teacher' }),
    ];
    for (const { browser } of others) {
      expect((await browser.call('getStaffProducts')).status).toBe(404);
      expect((await browser.call('getStaffOrders', { query: {} })).status).toBe(404);
      expect((await browser.call('openParcels', { body: { orders: [randomUUID()] } })).status).toBe(404);
    }
    const unproven = await at.admin.browser.call('moveStock', {
      params: { sku: BOTTLE },
      body: { why: 'received', amount: 1, reason: 'A new box came.' },
    });
    expect(codeOf(unproven)).toEqual([403, 'step_up_required']);
  });
});

it('the database asks for the role itself: a member’s own transaction learns and does nothing', async () => {
  const her = await person(at.shop.paid);
  const { order } = await bought();
  const session = { sid: sidOf(her.browser.cookies.get('sid') ?? ''), user_id: her.id };
  const as = (name: string, args: unknown[] = []) =>
    at.shop.paid.services.mounting.db.asMember(session, (tx) => tx.callFunction(name, args));
  const trace = ['r', 'n', new Date()];
  expect(await as('staff_products')).toEqual([]);
  expect(await as('stock_moves', [BOTTLE, null, null, 50])).toEqual([]);
  expect(await as('staff_orders', [null, null, null, null, null, 50])).toEqual([]);
  expect(await as('open_parcels', [[order], ...trace])).toEqual([]);
  const product = [PRODUCT, 1, 'warmth', 'physical', 1, true, '{}', '[]', 'Why not?', ...trace];
  expect(await as('put_product', product)).toEqual([{ put_product: 'not_found' }]);
  const gone = [randomUUID(), BOTTLE, 'lost', 1, 'Why not?', ...trace];
  expect(await as('move_stock', gone)).toEqual([{ move_stock: 'not_found' }]);
  const moved = [order, 1, 'canceled', null, false, 'Why not?', ...trace];
  expect(await as('move_order', moved)).toEqual([{ move_order: 'not_found' }]);
  const back = [order, 1, randomUUID(), 1, 'other', 'Why not?', ...trace];
  expect(await as('refund_order', back)).toEqual([{ refund_order: 'not_found' }]);
  expect(await as('add_shop_picture', [randomUUID(), Buffer.from('x'), 9, new Date()])).toEqual([
    { add_shop_picture: false },
  ]);
  expect(await at.order(order)).toMatchObject({ state: 'paid', waiting: 0 });
});

describe('products', () => {
  it('are written, shown on the shelf, changed with their price, and hidden', async () => {
    const told = await at.product(PRODUCT);
    const id = 'test-mug';
    const variants = [{ sku: 'test-mug-blue', name: 'Blue', price: 1800, weight: 400, isShown: true }];
    const made = await at.act('putProduct', put({ ...told, id, name: 'Test mug', version: 0 }, { variants }));
    expect(made.status).toBe(200);
    const { browser } = await at.shop.buyer();
    const shelf = async () =>
      ((await browser.call('getShop')).body as { products: { id: string; price: number }[] }).products.find(
        (one) => one.id === id,
      );
    expect(await shelf()).toMatchObject({ price: 1800 });
    const first = await at.product(id);
    await at.act('putProduct', put(first, { variants: [{ ...variants[0], price: 1900 }] }));
    expect(await shelf()).toMatchObject({ price: 1900 });
    await at.act('putProduct', put(await at.product(id), { isShown: false }));
    expect(await shelf()).toBeUndefined();
    expect((await at.trail('shop product')).filter(({ detail }) => detail === id)).toHaveLength(3);
  });

  it('are not overwritten by who read an older version', async () => {
    const read = await at.product('linen-journal');
    const other = await StaffShop.beside(at.shop);
    const [one, two] = [put(read, { name: 'Journal of one' }), put(read, { name: 'Journal of the other' })];
    expect((await at.act('putProduct', one)).status).toBe(200);
    expect(codeOf(await other.act('putProduct', two))).toEqual([409, 'product_moved_on']);
    expect((await at.product('linen-journal')).name).toBe('Journal of one');
  });

  it('keep what they are, and take no code of another', async () => {
    const bottle = await at.product(PRODUCT);
    const variants = [{ sku: BOTTLE, name: 'Rust', price: 100, weight: 0, isShown: true }];
    const asFile = put(bottle, { kind: 'digital', good: 'sound_pack', variants });
    expect(codeOf(await at.act('putProduct', asFile))).toEqual([404, 'not_found']);
    const stolen = put(await at.product('eye-pillow'), { variants });
    expect(codeOf(await at.act('putProduct', stolen))).toEqual([409, 'code_taken']);
    expect(codeOf(await at.act('putProduct', put(bottle, { version: 0 })))).toEqual([409, 'code_taken']);
    const weighing = put(await at.product(DOWNLOAD), { variants: [{ ...variants[0], sku: DOWNLOAD, weight: 5 }] });
    expect(codeOf(await at.act('putProduct', weighing))).toEqual([400, 'invalid_input']);
  });

  it('leave a variant out of the shop that is left out, and keep its stock', async () => {
    const before = await at.product('grain-pillow');
    const [kept] = put(before).body.variants;
    await at.act('putProduct', put(before, { variants: [kept] }));
    const after = await at.product('grain-pillow');
    expect(after.variants.map(({ isShown, stock }) => [isShown, stock])).toEqual(
      before.variants.map(({ stock }, index) => [index === 0, stock]),
    );
  });
});

describe('stock', () => {
  const move = (body: object, sku = 'eye-pillow-plain') => {
    at.shop.paid.clock.advance(1000);
    return at.act('moveStock', { params: { sku }, body: { reason: 'As we found it.', ...body } });
  };
  const there = () => at.shop.stock('eye-pillow-plain');

  it('moves with a reason, and every movement is kept', async () => {
    const before = await there();
    expect((await move({ why: 'received', amount: 5 })).status).toBe(200);
    expect((await move({ why: 'damaged', amount: 2 })).status).toBe(200);
    expect(await there()).toBe(before + 3);
    const { body } = await at.admin.browser.call('getStockMoves', { query: { sku: 'eye-pillow-plain', limit: '2' } });
    const { items, next } = body as StockMovesReply;
    expect(items.map(({ amount, why, note }) => [amount, why, note])).toEqual([
      [-2, 'damaged', 'As we found it.'],
      [5, 'received', 'As we found it.'],
    ]);
    const rest = await at.admin.browser.call('getStockMoves', {
      query: { sku: 'eye-pillow-plain', after: next ?? '', limit: '2' },
    });
    expect((rest.body as StockMovesReply).items.map(({ why }) => why)).toEqual(['first']);
    await expect(at.shop.rows('update auth.shop_stock set amount = 9')).rejects.toThrow();
    await expect(at.shop.rows('delete from auth.shop_stock')).rejects.toThrow();
  });

  it('never falls below 0, whoever takes how many at once', async () => {
    const before = await there();
    expect(codeOf(await move({ why: 'lost', amount: before + 1 }))).toEqual([409, 'stock_short']);
    const others = await Promise.all([StaffShop.beside(at.shop), StaffShop.beside(at.shop), StaffShop.beside(at.shop)]);
    const body = { why: 'gift', amount: before - 1, reason: 'For the fair on Sunday.' };
    const all = await Promise.all(
      others.map((one) => one.act('moveStock', { params: { sku: 'eye-pillow-plain' }, body })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await there()).toBe(1);
  });

  it('is what was counted, less what orders have', async () => {
    const sku = 'linen-journal-rust';
    await bought([sku]);
    expect((await at.product('linen-journal')).variants.find((one) => one.sku === sku)?.bound).toBe(1);
    expect((await move({ why: 'counted', amount: 10 }, sku)).status).toBe(200);
    expect(await at.shop.stock(sku)).toBe(9);
    expect(codeOf(await move({ why: 'counted', amount: 10 }, sku))).toEqual([409, 'nothing_changed']);
    expect(codeOf(await move({ why: 'counted', amount: 0 }, sku))).toEqual([409, 'stock_short']);
  });

  it('is nothing a download has', async () => {
    expect(codeOf(await move({ why: 'received', amount: 5 }, DOWNLOAD))).toEqual([404, 'not_found']);
  });
});

describe('an order', () => {
  it('is packed, sent with its number, and arrives; its buyer follows it and gets one neutral email', async () => {
    const { browser, order } = await bought();
    expect((await at.orders({ view: 'to_pack' })).map(({ id }) => id)).toContain(order);
    expect((await at.move(order, { to: 'packed' })).status).toBe(200);
    expect((await at.orders({ view: 'to_send' })).map(({ id }) => id)).toContain(order);
    const { body } = await at.move(order, { to: 'sent', tracking: TRACKING });
    expect((body as { order: StaffOrder }).order).toMatchObject({
      state: 'sent',
      tracking: TRACKING,
      moves: ['arrived', 'returned'],
    });
    await at.shop.paid.work('shop_sent', order);
    await at.shop.paid.post.deliver();
    const mail = at.shop.paid.post.sent.at(-1);
    expect([mail?.subject, mail?.text]).toEqual(['Your order', expect.stringContaining('is on its way')]);
    expect(mail?.text).not.toMatch(/bottle|wool|Mill Lane|XX 123/i);
    expect(await at.shop.order(browser, order)).toMatchObject({ state: 'sent', tracking: TRACKING });
    const [kept] = await at.shop.rows<{ tracking: Buffer }>('select tracking from auth.shop_order where id = $1', [
      order,
    ]);
    expect(kept?.tracking.toString('latin1')).not.toContain('XX 123');
    expect((await at.move(order, { to: 'arrived' })).status).toBe(200);
    expect(await at.shop.order(browser, order)).toMatchObject({ state: 'arrived', canWithdraw: true });
    expect((await at.trail('shop order')).filter((line) => line.object === order).map(({ detail }) => detail)).toEqual([
      'arrived',
      'packed',
      'sent',
    ]);
  });

  it('does not jump, is not sent without a number, and goes by the version that was read', async () => {
    const { order } = await bought();
    const { version } = await at.order(order);
    expect(codeOf(await at.move(order, { to: 'sent', tracking: TRACKING }))).toEqual([409, 'order_moved_on']);
    expect(codeOf(await at.move(order, { to: 'arrived' }))).toEqual([409, 'order_moved_on']);
    expect(codeOf(await at.move(order, { to: 'sent' }))).toEqual([400, 'invalid_input']);
    expect((await at.move(order, { to: 'packed' })).status).toBe(200);
    const old = { version, to: 'paid', tracking: null, restock: false, reason: null };
    expect(codeOf(await at.act('moveOrder', { params: { order }, body: old }))).toEqual([409, 'order_moved_on']);
    expect(codeOf(await at.act('moveOrder', { params: { order: randomUUID() }, body: old }))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('opens its address for packing alone, and each opening is written down', async () => {
    const [one, two] = [await bought([BOTTLE, DOWNLOAD]), await bought()];
    const open = (orders: readonly string[]) => at.act('openParcels', { body: { orders } });
    const { parcels, sender } = (await open([one.order, two.order, randomUUID()])).body as ParcelsReply;
    expect(parcels.map(({ order }) => order).toSorted()).toEqual([one.order, two.order].toSorted());
    const [first] = parcels.filter(({ order }) => order === one.order);
    expect(first).toMatchObject({
      to: { name: 'Ada Byron', line1: '12 Mill Lane', country: 'US' },
      lines: [{ sku: BOTTLE, quantity: 1 }],
      grams: 550,
      contents: 'Household textiles',
    });
    expect(sender).toBe('MH Goods');
    expect(await at.trail('shop parcel')).toHaveLength(2);
    await at.move(two.order, { to: 'packed' });
    await at.move(two.order, { to: 'sent', tracking: TRACKING });
    expect(((await open([two.order])).body as ParcelsReply).parcels).toEqual([]);
    expect(await at.trail('shop parcel')).toHaveLength(2);
  });

  it('tells an admin nothing of whose it is', async () => {
    const { userId, order } = await bought();
    const { body } = await at.admin.browser.call('getStaffOrders', { query: { limit: '50' } });
    const said = JSON.stringify(body);
    expect(said).toContain(order);
    expect(said).not.toMatch(/Byron|Mill Lane|Albany|12207/);
    expect(said).not.toContain(userId);
  });

  it('is found by its number, however it is typed, and listed page by page', async () => {
    const { order } = await bought();
    const { number } = await at.order(order);
    const typed = number.toLowerCase().replace('-', ' ');
    expect((await at.orders({ number: typed })).map(({ id }) => id)).toEqual([order]);
    expect(await at.orders({ number: 'AAAA-AAAA' })).toEqual([]);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: Record<string, string> = { limit: '3', ...(after && { after }) };
      const { body } = await at.admin.browser.call('getStaffOrders', { query });
      const page = body as { items: { id: string }[]; next: string | null };
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    const [{ count } = { count: '' }] = await at.shop.rows<{ count: string }>('select count(*) from auth.shop_order');
    expect(seen).toHaveLength(Number(count));
  });
});

describe('money back', () => {
  it('in part and then whole: only the provider’s event moves the books, and never more than was paid', async () => {
    const { order } = await bought();
    const before = await at.shop.books();
    expect((await at.refund(order, { cents: 1000 })).status).toBe(200);
    expect(await at.order(order)).toMatchObject({ paid: 3739, refunded: 0, waiting: 1000, left: 2739 });
    expect(await at.shop.books()).toEqual(before);
    expect(codeOf(await at.refund(order, { cents: 2740 }))).toEqual([422, 'refund_too_much']);
    await at.shop.work();
    expect(await at.order(order)).toMatchObject({ refunded: 1000, waiting: 0, left: 2739 });
    expect((await at.refund(order, { cents: 2739 })).status).toBe(200);
    await at.shop.work();
    expect(await at.order(order)).toMatchObject({ refunded: 3739, left: 0 });
    expect(codeOf(await at.refund(order, { cents: 1 }))).toEqual([422, 'refund_too_much']);
    const after = await at.shop.books();
    expect(after['provider_clearing']).toBe((before['provider_clearing'] ?? 0) - 3739);
    expect((await at.trail('shop refund')).map(({ detail }) => detail)).toEqual(['damaged 1000', 'damaged 2739']);
  });

  it('is asked for once, however many admins press at the same moment', async () => {
    const { order } = await bought();
    const { version } = await at.order(order);
    const admins = await Promise.all([at, StaffShop.beside(at.shop), StaffShop.beside(at.shop)]);
    const body = { version, cents: 3739, why: 'missing', reason: 'The parcel never came.' };
    const all = await Promise.all(admins.map((one) => one.act('refundOrder', { params: { order }, body })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await at.shop.work();
    expect(await at.order(order)).toMatchObject({ refunded: 3739, left: 0 });
  });

  it('goes back whole when we cancel, and the things return to the shelf', async () => {
    const before = await at.shop.stock(BOTTLE);
    const { order } = await bought();
    expect(codeOf(await at.move(order, { to: 'canceled' }))).toEqual([400, 'invalid_input']);
    expect((await at.move(order, { to: 'canceled', reason: 'The last box was wet.' })).status).toBe(200);
    await at.shop.work();
    expect(await at.order(order)).toMatchObject({ state: 'canceled', refunded: 3739, moves: [] });
    expect(await at.shop.stock(BOTTLE)).toBe(before);
  });

  it('is due for what she took back; what came back is sold again only where somebody says so', async () => {
    const before = await at.shop.stock(BOTTLE);
    for (const restock of [false, true]) {
      const { browser, order } = await bought();
      await at.move(order, { to: 'packed' });
      await at.move(order, { to: 'sent', tracking: TRACKING });
      await browser.call('withdrawOrder', { params: { order } });
      expect((await at.orders({ view: 'coming_back' })).map(({ id }) => id)).toContain(order);
      await at.move(order, { to: 'returned', restock, reason: 'It came back today.' });
      expect(await at.order(order)).toMatchObject({ state: 'returned', due: 3739 });
    }
    expect(await at.shop.stock(BOTTLE)).toBe(before - 1);
  });

  it('and an order taken back are not for her own hands', async () => {
    const own = await StaffShop.beside(at.shop);
    const address = randomUUID();
    await own.admin.browser.call('putAddress', { params: { address }, body: AT_HOME });
    await at.shop.put(own.admin.browser, BOTTLE);
    const { order } = await at.shop.buy(own.admin.browser, { address });
    expect(await own.order(order)).toMatchObject({ isMine: true });
    expect(codeOf(await own.refund(order, { cents: 100 }))).toEqual([409, 'own_order']);
    expect(codeOf(await own.move(order, { to: 'canceled', reason: 'I changed my mind.' }))).toEqual([409, 'own_order']);
    expect((await own.move(order, { to: 'packed' })).status).toBe(200);
  });
});
