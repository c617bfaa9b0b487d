import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DigitalGoodsReply } from '#contract/digital-good/digital-good.schemas.ts';
import type { CartReply, OrdersReply } from '#contract/shop/shop.schemas.ts';
import { eraseMember } from '#server/features/account/public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { MINUTE, TestShop } from '#server/testing/shop/test-shop.ts';

/** `MEMBERS` act at once in each of `ROUNDS`. */
const MEMBERS = 12;
const ROUNDS = 14;
/** So many of them delete their account on the way, in a round of their own. */
const LEAVING = 3;
const POINTS = 1000;
const COMPARED_AT = 41;
const seed = Number(process.env['SHOP_SEED'] ?? randomInt(2 ** 31));
let drawn = seed;
/** A whole number below `count` (mulberry32); the seed repeats what is drawn, not how the machine interleaves it. */
function draw(count: number): number {
  drawn = (drawn + 0x6d2b79f5) | 0;
  let mixed = Math.imul(drawn ^ (drawn >>> 15), drawn | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
}
const SKUS = ['bottle-rust', 'raspberry-leaf-60', 'moon-year-print'];

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop.close());

type Buyer = { readonly browser: Browser; readonly userId: string; readonly address: string };

async function newest({ browser }: Buyer) {
  return ((await browser.call('getOrders', { query: {} })).body as OrdersReply).items[0] ?? null;
}
async function pageOf({ browser }: Buyer, order: string): Promise<string | null> {
  const { body } = await browser.call('payOrder', { params: { order } });
  return /cs_\w+/.exec((body as { url?: string }).url ?? '')?.[0] ?? null;
}

/** The page of one of her orders, or of one that she left behind. */
async function anyPageOf({ userId }: Buyer): Promise<string | null> {
  const pages = await shop.rows<{ session_id: string }>(
    `select session_id from auth.shop_order where user_id = $1 and session_id is not null
      union all select session_id from auth.shop_left_order where session_id is not null order by 1`,
    [userId],
  );
  return pages[draw(pages.length || 1)]?.session_id ?? null;
}

/** One thing that a member, or an operator at the provider, does; most of them while events are still on their way. */
const ACTS: readonly ((buyer: Buyer) => Promise<unknown>)[] = [
  async ({ browser }) => shop.put(browser, SKUS[draw(SKUS.length)] ?? '', 1 + draw(2)),
  async ({ browser, address }) => {
    const { lines } = (await browser.call('getCart')).body as CartReply;
    const asked = { address, country: 'US', usesPoints: draw(2) === 0 };
    const { status, body } = await browser.call('quoteOrder', { body: asked });
    if (status !== 200 || lines.length === 0) return;
    const { sums } = body as { sums: { total: number } };
    await browser.call('placeOrder', { body: { ...asked, seenTotal: sums.total, agreesDigital: true } });
  },
  async (buyer) => {
    const order = await newest(buyer);
    const page = order && (await pageOf(buyer, order.id));
    return page && shop.paid.practice.control.pay(page, draw(4) === 0 ? 'declined' : 'pays');
  },
  async (buyer) => {
    const order = await newest(buyer);
    const page = order && (await pageOf(buyer, order.id));
    return page && shop.paid.practice.control.pay(page);
  },
  async (buyer) => {
    const order = await newest(buyer);
    return order && buyer.browser.call('cancelOrder', { params: { order: order.id } });
  },
  async (buyer) => {
    const order = await newest(buyer);
    return order && draw(3) === 0 ? buyer.browser.call('withdrawOrder', { params: { order: order.id } }) : null;
  },
  async (buyer) => {
    const page = await anyPageOf(buyer);
    return page && shop.paid.practice.control.refund(page, 1 + draw(900)).catch(() => null);
  },
  async (buyer) => {
    const page = await anyPageOf(buyer);
    return page && draw(2) === 0 ? shop.paid.practice.control.dispute(page) : null;
  },
  async (buyer) => {
    const page = await anyPageOf(buyer);
    return page && shop.paid.practice.control.dispute(page, draw(2) === 0 ? 'won' : 'lost');
  },
  async () => shop.minute(),
];

/** What the practice provider keeps for a dispute. */
const FEE = 1500;
/** Refunds that wait though no bank decides, and orders of nobody that were neither sent nor given back. */
const OWED = `select 'refund' as what, r.order_id as id, r.cents, r.reason, (select pg_catalog.row_to_json(o) from auth.shop_order o where o.id = r.order_id)::text as of
    from auth.shop_refund r where r.state = 'open' and not auth.is_disputed(r.order_id)
  union all select 'left', l.id, l.paid - l.refunded - l.lost, (select pg_catalog.string_agg(r.cents || ' ' || r.state || ' ' || r.reason, ', ' order by r.at) from auth.shop_refund r where r.order_id = l.id), pg_catalog.row_to_json(l)::text
    from auth.shop_left_order l where (l.state = 'lapsed' or l.ended_at = l.left_at) and l.paid > 0 and l.dispute is distinct from 'open' and l.refunded + l.lost < l.paid`;

type Row = {
  id: string;
  user_id: string;
  state: string;
  points: number;
  paid: number;
  refunded: number;
  lost: number;
  held_back: number;
  fees: number;
  dispute: string | null;
  session_id: string | null;
};

it(`${MEMBERS * ROUNDS} random interleavings of events that come twice, late, in any order or never end in the same books`, async () => {
  const buyers: Buyer[] = [];
  for (let made = 0; made < MEMBERS; made += 1) buyers.push(await shop.buyer());
  for (const { userId, browser } of buyers) {
    await shop.givePoints(userId, POINTS);
    await shop.put(browser, SKUS[0] ?? '');
  }
  const first = new Map(await Promise.all(SKUS.map(async (sku) => [sku, await shop.stock(sku)] as const)));
  let lost = 0;
  shop.paid.practice.control.fate(() => {
    const copies = [0, 1, 1, 2, 3][draw(5)] ?? 1;
    if (copies === 0) lost += 1;
    return { copies, delayMs: draw(40) };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      buyers.map(async (buyer) => {
        for (let acts = 2 + draw(3); acts > 0; acts -= 1) await ACTS[draw(ACTS.length)]?.(buyer);
      }),
    );
    if (round >= 3 && round < 3 + 3 * LEAVING && round % 3 === 0) await leave(buyers);
    await shop.paid.later(draw(4) === 0 ? 45 * MINUTE : draw(9) * MINUTE);
    await shop.minute();
    for (const sku of SKUS) expect(await shop.stock(sku), `seed ${seed}`).toBeGreaterThanOrEqual(0);
  }
  await settle();
  const columns = 'state, paid, refunded, lost, held_back, fees, dispute, session_id';
  const orders = await shop.rows<Row>(`select id, user_id, points, ${columns} from auth.shop_order`);
  const left = await shop.rows<Row>(`select id, ${columns} from auth.shop_left_order`);
  expect(left.length, `seed ${seed}`).toBeGreaterThan(0);
  await assertProviderAgrees([...orders, ...left]);
  await assertShelves(first);
  await assertPoints(buyers, orders);
  await assertGoods(buyers);
  const states = [...orders, ...left].map(({ user_id: owner, state, refunded, dispute }) =>
    [...(owner ? [] : ['left']), state, ...(refunded > 0 ? ['refund'] : []), ...(dispute ? [dispute] : [])].join('+'),
  );
  const counts = [...new Set(states)].map((state) => `${state} ${states.filter((one) => one === state).length}`);
  process.stdout.write(
    `shop books: seed ${seed}, ${orders.length} orders, ${lost} events lost, ended in ${counts.join(', ')}\n`,
  );
  expect(orders.filter(({ paid }) => paid > 0).length).toBeGreaterThan(3);
}, 180_000);

/** One of them deletes her account, whatever of hers is on its way. */
async function leave(buyers: Buyer[]): Promise<void> {
  const [gone] = buyers.splice(draw(buyers.length), 1);
  if (gone) await eraseMember(shop.paid.services.account, { userId: gone.userId, before: async () => true });
}

/** Lets everything arrive: what was lost by the comparison, what is owed by its jobs, what ran out by the minute. */
async function settle(): Promise<void> {
  shop.paid.practice.control.fate(() => ({}));
  for (let again = 0; again < 4; again += 1) {
    // The minute in which what happened at the provider is compared, once an hour.
    const minute = shop.paid.clock.now().getUTCMinutes();
    await shop.paid.later((((COMPARED_AT - minute + 60) % 60) + 60) * MINUTE);
    await shop.minute();
    await shop.work();
    await shop.paid.services.everyMinute.billing(shop.paid.clock.now());
  }
}

/** The provider's own desk says the same of every order, and the books say what it holds for us. */
async function assertProviderAgrees(orders: readonly Row[]): Promise<void> {
  const { purchases, charges } = await shop.paid.practice.look(({ state }) => structuredClone(state));
  const chargeOf = (session: string | null) => {
    const intent = session && purchases[session]?.intent;
    return intent ? Object.values(charges).find((charge) => charge.intent === intent) : undefined;
  };
  for (const { id, session_id: session, paid, refunded, lost, held_back, fees, dispute } of orders) {
    const charge = chargeOf(session);
    const asked = charge?.dispute;
    expect({ id, paid, refunded, lost, held_back, fees, dispute }, `seed ${seed}`).toEqual({
      ...{ id, paid: charge?.amount ?? 0, refunded: charge?.refunded ?? 0 },
      lost: asked?.status === 'lost' ? asked.amount : 0,
      held_back: asked?.status === 'needs_response' ? asked.amount : 0,
      fees: asked ? FEE : 0,
      dispute: asked ? (asked.status === 'needs_response' ? 'open' : asked.status) : null,
    });
  }
  const sum = (of: (charge: (typeof charges)[string]) => number) =>
    Object.values(charges).reduce((all, charge) => all + of(charge), 0);
  const taken = sum(({ dispute }) => (dispute && dispute.status !== 'won' ? dispute.amount : 0));
  const fees = sum(({ dispute }) => (dispute ? FEE : 0));
  const books = await shop.books();
  expect(books, `seed ${seed}`).toMatchObject({
    provider_clearing: sum(({ amount, refunded }) => amount - refunded) - taken - fees,
    ...(fees > 0 && { provider_fees: fees }),
  });
  const held = sum(({ dispute }) => (dispute?.status === 'needs_response' ? dispute.amount : 0));
  expect(books['disputed'] ?? 0, `seed ${seed}`).toBe(held);
  // Nothing is owed for ever, and nothing is kept that was paid when nobody was there any more.
  expect(await shop.rows(OWED), `seed ${seed}`).toEqual([]);
}

/** What left the shelves is in orders that were paid, and nowhere else. */
async function assertShelves(first: ReadonlyMap<string, number>): Promise<void> {
  for (const [sku, before] of first) {
    const [row] = await shop.rows<{ taken: string }>(
      "select coalesce(sum(r.quantity), 0) as taken from auth.shop_reservation r join auth.shop_order o on o.id = r.order_id where r.sku = $1 and r.state <> 'released'",
      [sku],
    );
    expect((await shop.stock(sku)) + Number(row?.taken), `seed ${seed}, ${sku}`).toBe(before);
  }
}

/** Points are with her, or in orders that were paid, less what came back of them. */
async function assertPoints(buyers: readonly Buyer[], orders: readonly Row[]): Promise<void> {
  for (const { userId } of buyers) {
    const spent = orders
      .filter((order) => order.user_id === userId && order.paid > 0 && order.state !== 'lapsed')
      .reduce(
        (sum, { points, paid, refunded, lost }) =>
          sum + points - Math.floor((points * Math.min(paid, refunded + lost)) / paid),
        0,
      );
    expect(await shop.points(userId), `seed ${seed}`).toBe(POINTS - spent);
  }
}

/** A download is given once for each order that was paid with it, and for no other. */
async function assertGoods(buyers: readonly Buyer[]): Promise<void> {
  const given = await shop.rows<{ source_id: string }>('select source_id from app.digital_good order by 1');
  const due = await shop.rows<{ source_id: string }>(
    "select o.id as source_id from auth.shop_order o join auth.shop_order_line l on l.order_id = o.id where l.kind = 'digital' and o.paid > 0 and o.state <> 'lapsed' order by 1",
  );
  expect(given, `seed ${seed}`).toEqual(due);
  for (const { browser, userId } of buyers) {
    const had = await shop.rows<{ kept: boolean }>(
      `select o.refunded + o.lost < o.paid as kept from auth.shop_order o join auth.shop_order_line l on l.order_id = o.id
        where o.user_id = $1 and l.kind = 'digital' and o.paid > 0 and o.state <> 'lapsed'`,
      [userId],
    );
    const { goods, ended } = (await browser.call('getDigitalGoods')).body as DigitalGoodsReply;
    const isKept = had.some(({ kept }) => kept);
    expect([goods.length, ended.length], `seed ${seed}`).toEqual([isKept ? 1 : 0, had.length > 0 && !isKept ? 1 : 0]);
  }
}
