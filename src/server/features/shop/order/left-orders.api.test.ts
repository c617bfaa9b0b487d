import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseMember } from '#server/features/account/public.ts';
import { StaffShop } from '#server/testing/shop/staff-shop.ts';

const BOTTLE = 'bottle-rust';
const PAID = 3739;
const TRACKING = { carrier: 'Post', number: 'XX 123 456' };
let at: StaffShop;
beforeAll(async () => {
  at = await StaffShop.open();
  await at.product('wool-wrapped-bottle');
});
afterAll(() => at.close());

const erase = (userId: string) => eraseMember(at.shop.paid.services.account, { userId, before: async () => true });
const provider = () => at.shop.paid.practice;
async function placed() {
  const her = await at.shop.buyer();
  await at.shop.put(her.browser, BOTTLE);
  const { order } = await at.shop.place(her.browser, { address: her.address });
  return { ...her, order, page: await at.shop.page(her.browser, order) };
}
const refundsAt = (page: string) =>
  provider().look(({ state }) => {
    const { intent } = state.purchases[page] ?? {};
    const charge = Object.values(state.charges).find((one) => one.intent === intent);
    return Object.values(state.refunds)
      .filter((one) => one.charge === charge?.id)
      .map(({ amount }) => amount);
  });

it('what is paid after the account is gone goes back once, whatever is lost, killed or heard twice', async () => {
  const stock = await at.shop.stock(BOTTLE);
  const { userId, order, page } = await placed();
  await erase(userId);
  expect(await at.shop.stock(BOTTLE)).toBe(stock);
  provider().control.fate(() => ({ copies: 3 }));
  await at.shop.paid.pay(page);
  const [refund] = await at.shop.rows<{ id: string }>(
    "select id from auth.shop_refund where order_id = $1 and state = 'open'",
    [order],
  );
  expect(await at.order(order)).toMatchObject({
    ...{ state: 'lapsed', paid: PAID, waiting: PAID, left: 0, lines: [], moves: [], hasParcel: false },
    leftAt: expect.any(String),
    refunds: [{ cents: PAID, why: 'account_deleted', by: 'system', state: 'open' }],
  });
  // Done at the provider and not answered: as when the process is killed between the two.
  provider().control.failNext(3, 'lost', '/v1/refunds');
  await expect(at.shop.paid.work('shop_refund', refund?.id ?? '')).rejects.toThrow();
  await at.shop.paid.work('shop_refund', refund?.id ?? '');
  await at.shop.paid.work('shop_refund', refund?.id ?? '');
  await provider().control.settled();
  provider().control.fate(() => ({}));
  expect(await refundsAt(page)).toEqual([PAID]);
  expect(await at.order(order)).toMatchObject({ refunded: PAID, waiting: 0, refunds: [{ state: 'done' }] });
  expect((await at.orders({ view: 'left' })).map(({ id }) => id)).toContain(order);
  const posted = await at.shop.rows<{ account: string; cents: string }>(
    "select l.account, l.cents from auth.ledger_line l join auth.ledger_transfer t on t.id = l.transfer_id where t.reference like $1 || '%' order by t.at, l.line",
    [order],
  );
  const sum = (account: string) =>
    posted.reduce((all, one) => (one.account === account ? all + Number(one.cents) : all), 0);
  expect(['provider_clearing', 'tax', 'sales', 'shipping', 'refunds'].map(sum)).toEqual([0, 0, -2800, -795, 3595]);
}, 60_000);

it('what was paid and not sent goes back with the account; what was sent stays sold', async () => {
  const stock = await at.shop.stock(BOTTLE);
  const unsent = await placed();
  await at.shop.paid.pay(unsent.page);
  await erase(unsent.userId);
  await at.shop.work();
  expect(await at.order(unsent.order)).toMatchObject({ state: 'canceled', refunded: PAID, left: 0 });
  expect(await at.shop.stock(BOTTLE)).toBe(stock);
  const sent = await placed();
  await at.shop.paid.pay(sent.page);
  await at.move(sent.order, { to: 'packed' });
  await at.move(sent.order, { to: 'sent', tracking: TRACKING });
  await erase(sent.userId);
  await at.shop.work();
  expect(await at.order(sent.order)).toMatchObject({ state: 'sent', refunded: 0, left: PAID, tracking: null });
  expect(await at.shop.stock(BOTTLE)).toBe(stock - 1);
  const rows = await at.shop.rows<{ row: string }>('select row_to_json(l)::text as row from auth.shop_left_order l');
  expect(rows.map(({ row }) => row).join()).not.toMatch(/bottle|Albany|Byron/i);
  expect(rows.map(({ row }) => row).join()).not.toContain(sent.userId);
}, 60_000);

it('refunds and disputes after the account is gone still end in the books', async () => {
  const { userId, order, page } = await placed();
  await at.shop.paid.pay(page);
  await at.move(order, { to: 'packed' });
  await at.move(order, { to: 'sent', tracking: TRACKING });
  await erase(userId);
  const before = await at.shop.books();
  await at.refund(order, { cents: 739 });
  await at.shop.work();
  await provider().control.dispute(page);
  await provider().control.settled();
  expect(await at.order(order)).toMatchObject({ refunded: 739, dispute: 'open', heldBack: 3000, lost: 0 });
  await provider().control.dispute(page, 'lost');
  await provider().control.settled();
  expect(await at.order(order)).toMatchObject({ refunded: 739, dispute: 'lost', heldBack: 0, lost: 3000, left: 0 });
  const after = await at.shop.books();
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect(['provider_clearing', 'refunds', 'tax', 'provider_fees', 'disputed'].map(moved)).toEqual([
    ...[-(PAID + 1500), PAID - 144, 144, 1500, 0],
  ]);
}, 60_000);

it('what was never paid of deleted accounts goes after 35 days, and what was paid stays for the books', async () => {
  const { userId, order } = await placed();
  await erase(userId);
  const kept = () => at.shop.rows('select id from auth.shop_left_order where id = $1', [order]);
  await at.shop.paid.services.sweeps.leftOrders?.();
  expect(await kept()).toHaveLength(1);
  await at.shop.rows("update auth.shop_left_order set left_at = now() - interval '36 days'");
  const paid = Number(
    (await at.shop.rows<{ n: string }>('select count(*) n from auth.shop_left_order where paid > 0'))[0]?.n,
  );
  await at.shop.paid.services.sweeps.leftOrders?.();
  expect(await kept()).toEqual([]);
  expect(await at.shop.rows('select id from auth.shop_left_order')).toHaveLength(paid);
}, 60_000);
