import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { PRACTICE_CSS } from '#server/features/practice/public.ts';
import { DAY_MS, subscribed, tried, type Tried } from '#server/platform/payments/practice/open-for-test.sample.ts';
import { addHeaders } from './mounting/headers.ts';
import type { Mounting } from './mounting/mount.ts';
import { addPractice } from './practice.ts';

const ORIGIN = 'http://localhost:3000';
let services: Tried;
let app: FastifyInstance;
beforeEach(async () => {
  services = await tried();
  app = Fastify();
  addHeaders(app, { publicOrigin: ORIGIN });
  addPractice(app, {
    practice: services.practice,
    mounting: { publicOrigin: ORIGIN, rates: { overNetwork: async () => null } } as unknown as Mounting,
  });
});
afterEach(async () => {
  await app.close();
  await services.practice.close();
});

const pathOf = (url: string | null | undefined): string => new URL(url ?? '').pathname;
const look = async (path: string) => app.inject({ url: path });
const press = async (
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
async function checkout(more: object = {}): Promise<{ path: string; id: string }> {
  const { id: customer } = await services.stripe.customers.create({ email: 'ada@example.com', name: 'Ada Lovelace' });
  const session = await services.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: services.practice.prices.premium_yearly, quantity: 1 }],
    success_url: `${ORIGIN}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${ORIGIN}/subscription-cancelled`,
    ...more,
  });
  return { path: pathOf(session.url), id: session.id };
}
async function portal(customer: string): Promise<string> {
  return pathOf(
    (await services.stripe.billingPortal.sessions.create({ customer, return_url: `${ORIGIN}/subscription-management` }))
      .url,
  );
}

describe('the checkout page', () => {
  it('says in its heading that no money moves, what is bought, what is charged today and when next', async () => {
    const { path } = await checkout();
    const { body, headers } = await look(path);
    expect(body).toContain('<h1>Practice only. No money moves.</h1>');
    for (const said of [
      'Premium Yearly',
      '$33.51',
      'Charged today</dt><dd><b>$33.51</b>',
      'Next charge</dt><dd>$33.51 on <time datetime="2027-11-21T12:00:00.000Z">',
      'then every year, until you cancel',
      'Pay $33.51',
    ])
      expect(body).toContain(said);
    expect(headers['cache-control']).toBe('no-store');
  });
  it('counts free days and charges nothing for them today', async () => {
    const { path } = await checkout({
      subscription_data: { trial_end: Math.floor((services.clock.now().getTime() + 5 * DAY_MS) / 1000) },
    });
    const { body } = await look(path);
    for (const said of [
      'Charged today</dt><dd><b>$0.00</b>',
      '5 days left in your trial',
      'First charge</dt><dd>$33.51 on <time datetime="2026-11-26',
      'Pay nothing today',
    ])
      expect(body).toContain(said);
  });
  it('paid leads to the success address with its id, once, and from then on always', async () => {
    const { path, id } = await checkout();
    for (const answer of [await press(path, { card: 'pays' }), await press(path, { card: 'pays' }), await look(path)]) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`${ORIGIN}/subscription-success?session_id=${id}`);
    }
    expect((await services.stripe.subscriptions.list()).data).toHaveLength(1);
  });
  it('with a card that is declined says so, begins nothing, and lets her choose again', async () => {
    const { path } = await checkout();
    const declined = await press(path, { card: 'declined' });
    expect(declined.statusCode).toBe(422);
    expect(declined.body).toMatch(/role="alert"[^>]*><b>The card was declined\.<\/b> You weren’t charged/);
    expect((await press(path, { card: 'toString' })).body).toContain('Choose a card first.');
    expect((await services.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await press(path, { card: 'declined_later' })).statusCode).toBe(303);
  });
  it('that has closed says so kindly and leads back', async () => {
    const { path } = await checkout();
    services.clock.advance(DAY_MS);
    for (const closed of [await look(path), await press(path, { card: 'pays' })]) {
      expect(closed.statusCode).toBe(410);
      expect(closed.body).toContain(`href="${ORIGIN}/subscription-cancelled"`);
    }
  });
  it('takes nothing from another site', async () => {
    const { path } = await checkout();
    expect((await press(path, { card: 'pays' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await press(path, { card: 'pays' }, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await services.stripe.subscriptions.list()).data).toEqual([]);
  });
});

describe('the portal', () => {
  it('changes the card, cancels in two clicks, resumes, and shows invoices with their receipts', async () => {
    const { customer, subscription } = await subscribed(services);
    const path = await portal(customer);
    const first = (await look(path)).body;
    for (const said of [
      'Premium Monthly',
      'Visa ends in 4242',
      'Renews on',
      '<details><summary>Cancel my plan</summary>',
      '$3.99',
      '>Receipt<',
      `href="${ORIGIN}/subscription-management"`,
    ])
      expect(first).toContain(said);
    expect((await press(`${path}/card`, { card: 'declined_later' })).headers.location).toBe(`${path}?done=card`);
    expect((await look(`${path}?done=card`)).body).toContain('Mastercard ends in 0341');
    expect((await press(`${path}/card`, { card: 'declined' })).headers.location).toBe(`${path}?done=declined`);
    expect((await press(`${path}/card`, {})).headers.location).toBe(`${path}?done=choose`);
    await press(`${path}/cancel`);
    expect(await services.stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: true });
    const ending = (await look(`${path}?done=cancel`)).body;
    for (const said of ['role="status"', 'Your plan is canceled.', 'Ends on', 'Keep my plan'])
      expect(ending).toContain(said);
    await press(`${path}/resume`);
    expect(await services.stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: false });
  });
  it('says when a charge was refused and is tried again, and that a plan has ended', async () => {
    const { customer } = await subscribed(services, { card: 'declined_later' });
    services.clock.advance(30 * DAY_MS);
    const late = (await look(await portal(customer))).body;
    for (const said of ['Payment failed', 'We’ll try again on</dt><dd><time datetime="2026-12-24', '>Invoice<'])
      expect(late).toContain(said);
    const owing = await portal(customer);
    expect((await press(`${owing}/card`, { card: 'declined_later' })).headers.location).toBe(`${owing}?done=owing`);
    expect((await look(`${owing}?done=owing`)).body).toMatch(/role="alert"[^>]*>Your new card is saved, but/);
    services.clock.advance(7 * DAY_MS);
    const path = await portal(customer);
    expect((await look(path)).body).toContain('Ended on');
    expect((await press(`${path}/cancel`)).statusCode).toBe(404);
  });
  it("closes after an hour, is nobody else's, and does nothing else", async () => {
    const { customer } = await subscribed(services);
    const path = await portal(customer);
    expect((await press(`${path}/delete`)).statusCode).toBe(404);
    expect((await look(`${path}x`)).statusCode).toBe(404);
    expect((await look(`${path}?done=toString`)).statusCode).toBe(200);
    services.clock.advance(3_600_000);
    expect((await look(path)).statusCode).toBe(404);
    expect((await press(`${path}/cancel`)).statusCode).toBe(404);
  });
});

it('a receipt shows what was paid for and with what was given back against it', async () => {
  const { subscription, item } = await subscribed(services);
  services.clock.advance(15 * DAY_MS);
  await services.stripe.subscriptions.update(subscription, {
    items: [{ id: item, price: services.practice.prices.premium_yearly }],
  });
  const [invoice] = (await services.stripe.invoices.list({ subscription })).data;
  const { body } = await look(pathOf(invoice?.hosted_invoice_url));
  for (const said of [
    '<h1>Receipt</h1>',
    invoice?.number ?? '',
    'Unused time of Premium Monthly',
    '-$2.00',
    '$33.51',
    'Paid</dt><dd><b>$31.51</b>',
    'Visa ends in 4242',
  ])
    expect(body).toContain(said);
});

test.each([
  '/practice/checkout/cs_none',
  '/practice/checkout/constructor',
  '/practice/portal/bps_none',
  '/practice/portal/__proto__',
  '/practice/receipt/none',
  '/practice/fonts/tokens.css',
])('%s is nothing', async (path) => expect((await look(path)).statusCode).toBe(404));

it('every page keeps to the policy and names nobody', async () => {
  const { path } = await checkout();
  const { customer, subscription } = await subscribed(services);
  const [invoice] = (await services.stripe.invoices.list({ subscription })).data;
  for (const at of [path, await portal(customer), pathOf(invoice?.hosted_invoice_url), '/practice/checkout/none']) {
    const { body, headers } = await look(at);
    expect(body).toMatch(/^<!doctype html><html lang="en">/);
    expect(body).toContain('<link rel="icon" href="data:,">');
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).not.toMatch(/<style|<script|\sstyle=|\son\w+=|@example|Ada|Lovelace/);
    expect(
      [...body.matchAll(/(?:href|src|action)="(https?:[^"]+)"/g)].filter(([, url]) => !url?.startsWith(ORIGIN)),
    ).toEqual([]);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  }
  expect(PRACTICE_CSS).not.toMatch(/@import|https?:/);
  const font = await look('/practice/fonts/commissioner.woff2');
  expect(font.headers['content-type']).toBe('font/woff2');
  expect(font.rawPayload.length).toBeGreaterThan(10_000);
});

describe('the page of a payout account', () => {
  async function page(): Promise<{ path: string; account: string }> {
    const { id: account } = await services.stripe.accounts.create({ country: 'US', business_type: 'individual' });
    const { url } = await services.stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: `${ORIGIN}/referral-dashboard`,
      refresh_url: `${ORIGIN}/referral-dashboard`,
    });
    return { path: pathOf(url), account };
  }

  it('finishes the form once, and leads back; what is old or unknown opens nothing', async () => {
    const { path, account } = await page();
    expect((await look(path)).body).toContain('No money moves');
    const done = await press(path);
    expect([done.statusCode, done.headers.location]).toEqual([303, `${ORIGIN}/referral-dashboard`]);
    expect(await services.stripe.accounts.retrieve(account)).toMatchObject({
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
    });
    expect((await look(path)).statusCode).toBe(303);
    expect((await look('/practice/account/acctlink_none')).statusCode).toBe(404);
    const late = await page();
    services.clock.advance(301_000);
    await press(late.path);
    expect(await services.stripe.accounts.retrieve(late.account)).toMatchObject({ payouts_enabled: false });
  });
});

describe('the page of one payment', () => {
  async function paid(): Promise<string> {
    const { id } = await services.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: 3739, product_data: { name: 'Your order' } }, quantity: 1 },
      ],
      success_url: `${ORIGIN}/shop/orders/1`,
      payment_intent_data: { metadata: { reference: 'order-1' }, statement_descriptor_suffix: 'MH GOODS' },
    });
    await services.practice.control.pay(id);
    return `/practice/payment/${id}`;
  }
  const deskOf = (path: string) =>
    services.practice.deskUrl({ sessionId: path.split('/').at(-1) ?? '', intentId: 'pi' });

  it('shows what was paid and what the statement says, and gives back a part of it', async () => {
    const path = await paid();
    expect(deskOf(path)).toBe(`${ORIGIN}${path}`);
    expect((await look(path)).body).toContain('PRACTICE* MH GOODS');
    const pressed = await press(`${path}/refund`, { sum: '12.50' });
    expect([pressed.statusCode, pressed.headers['location']]).toEqual([303, `${path}?done=refund`]);
    const { body } = await look(`${path}?done=refund`);
    for (const said of ['Given back</dt><dd>$12.50', 'value="24.89"', 'on its way back']) expect(body).toContain(said);
    for (const sum of ['24.90', '0', '-1', '1e3', ''])
      expect((await press(`${path}/refund`, { sum })).headers['location']).toBe(`${path}?done=sum`);
  });

  it.each([
    ['won', 'Won: the money is back', true],
    ['lost', 'Dispute</dt><dd>Lost', false],
  ] as const)('lets the bank ask for the money and decide: %s', async (turn, said, refundable) => {
    const path = await paid();
    expect((await press(`${path}/${turn}`)).headers['location']).toBe(`${path}?done=refused`);
    await press(`${path}/dispute`);
    expect((await look(path)).body).toContain('Open: the bank has the money');
    expect((await press(`${path}/refund`, { sum: '1' })).headers['location']).toBe(`${path}?done=refused`);
    await press(`${path}/${turn}`);
    const { body } = await look(path);
    expect(body).toContain(said);
    expect(body.includes('Refund it')).toBe(refundable);
    await services.practice.control.settled();
    expect(services.types().filter((type) => type.startsWith('charge.dispute'))).toContain('charge.dispute.closed');
  });

  it('is not there for what was not paid, nor for another site', async () => {
    const path = await paid();
    expect((await look('/practice/payment/cs_test_none')).statusCode).toBe(404);
    expect((await press(`${path}/nothing`)).statusCode).toBe(404);
    expect((await press(`${path}/dispute`, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});
