import { randomUUID } from 'node:crypto';
import type { CartReply, OrderReply, QuoteReply } from '#contract/shop/shop.schemas.ts';
import { readBalances } from '#server/features/ledger/public.ts';
import type { Browser } from '../browser.ts';
import { run } from '../database.ts';
import { openPaidApp, type PaidApp } from '../paid-app.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;
/** An address that a parcel finds. */
export const AT_HOME = {
  name: 'Ada Byron',
  line1: '12 Mill Lane',
  line2: '',
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country: 'US',
};

/** The shop of a test, and what its members and its provider do there. */
export class TestShop {
  readonly paid: PaidApp;
  constructor(paid: PaidApp) {
    this.paid = paid;
  }

  static async open(options: Parameters<typeof openPaidApp>[0] = {}): Promise<TestShop> {
    return new TestShop(await openPaidApp(options));
  }

  async rows<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await run(this.paid.database.adminUrl, (client) => client.query<T>(sql, values))).rows;
  }

  /** An adult member with an address, and her id. */
  async buyer(): Promise<{ browser: Browser; userId: string; address: string }> {
    const { browser } = await this.paid.member();
    const address = randomUUID();
    await browser.call('putAddress', { params: { address }, body: AT_HOME });
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    return { browser, userId: user.id, address };
  }

  async put(browser: Browser, sku: string, quantity = 1): Promise<CartReply> {
    return (await browser.call('putCartLine', { params: { sku }, body: { quantity } })).body as CartReply;
  }

  async cart(browser: Browser): Promise<CartReply> {
    return (await browser.call('getCart')).body as CartReply;
  }

  /** Asks what it costs and orders just that. */
  async place(
    browser: Browser,
    {
      address,
      usesPoints = false,
      country = null,
    }: { address: string | null; usesPoints?: boolean; country?: string | null },
  ): Promise<{ status: number; order: string; code?: string }> {
    const asked = { address, country, usesPoints };
    const quote = (await browser.call('quoteOrder', { body: asked })).body as QuoteReply;
    const body = { ...asked, seenTotal: quote.sums.total, agreesDigital: true };
    const { status, body: made } = await browser.call('placeOrder', { body });
    return { status, ...(made as { order: string; code?: string }) };
  }

  async order(browser: Browser, order: string): Promise<OrderReply> {
    return (await browser.call('getOrder', { params: { order } })).body as OrderReply;
  }

  /** Opens the page of an order: its id at the provider. */
  async page(browser: Browser, order: string): Promise<string> {
    const { status, body } = await browser.call('payOrder', { params: { order } });
    const page = /cs_\w+/.exec((body as { url?: string }).url ?? '')?.[0];
    if (!page) throw new Error(`the page of an order answered ${status} ${JSON.stringify(body)}`);
    return page;
  }

  /** Orders what is in the cart, pays it, and waits for every event. */
  async buy(
    browser: Browser,
    how: { address: string | null; usesPoints?: boolean; country?: string | null },
  ): Promise<{ order: string; page: string }> {
    const { order } = await this.place(browser, how);
    const page = await this.page(browser, order);
    await this.paid.pay(page);
    return { order, page };
  }

  async stock(sku: string): Promise<number> {
    const [row] = await this.rows<{ stock: string }>(
      'select coalesce(sum(amount), 0) as stock from auth.shop_stock where sku = $1',
      [sku],
    );
    return Number(row?.stock);
  }

  async points(userId: string): Promise<number> {
    const [row] = await this.rows<{ sum: string }>(
      'select coalesce(sum(amount), 0) as sum from app.point_row where user_id = $1',
      [userId],
    );
    return Number(row?.sum);
  }

  /** Gives points, as a long while here would. */
  async givePoints(userId: string, amount: number): Promise<void> {
    await this.rows(
      "insert into app.point_row (user_id, id, reason, key, amount, award_day, at) values ($1, $2, 'check_in', $3, $4, '2026-11-01', '2026-11-01T10:00:00Z')",
      [userId, randomUUID(), `test-${randomUUID()}`, amount],
    );
  }

  /** What the books come to, by account. They sum to 0, or this throws. */
  async books(): Promise<Readonly<Record<string, number>>> {
    const balances = await readBalances(this.paid.services.mounting.db);
    const sum = balances.reduce((all, { cents }) => all + cents, 0);
    if (sum !== 0) throw new Error(`the books come to ${sum}`);
    return Object.fromEntries(balances.map(({ account, cents }) => [account, cents]));
  }

  /** Does what waits: refunds that the provider has to be asked for, what it tells of them, and the emails. */
  async work(): Promise<void> {
    for (const { id } of await this.rows<{ id: string }>(
      "select id from auth.shop_refund where state = 'open' order by at, id",
    ))
      await this.paid.work('shop_refund', id);
    await this.paid.practice.control.settled();
    await this.paid.post.deliver();
  }

  /** The minute in which orders are looked at that nobody paid in time. */
  async minute(): Promise<void> {
    await this.paid.services.everyMinute.orders(this.paid.clock.now());
  }

  close(): Promise<void> {
    return this.paid.close();
  }
}
