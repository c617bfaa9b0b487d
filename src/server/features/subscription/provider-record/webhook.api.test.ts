import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '#server/testing/database.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';

const PLAN = 'premium_monthly';
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

const nowS = (): number => Math.floor(paid.clock.real().getTime() / 1000);
type Signed = {
  readonly at?: number;
  readonly secret?: string;
  readonly type?: string;
  readonly customer?: string | null;
  readonly id?: string;
};

/** An event signed as the provider signs: HMAC-SHA-256 over "time.body". */
function signed({
  at = nowS(),
  secret = paid.practice.webhookSecret,
  type = 'customer.subscription.updated',
  customer = null,
  id = `evt_${randomUUID()}`,
}: Signed = {}) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created: nowS(),
    data: { object: { object: 'subscription', id: 'sub_x', customer } },
  });
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return {
    id,
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
  };
}
const send = ({ payload, headers }: ReturnType<typeof signed>, changes: Record<string, string> = {}) =>
  paid.hook(payload, { ...headers, ...changes });
const rows = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await run(paid.database.adminUrl, (client) => client.query<T>(sql, values))).rows;
const noted = async (id: string): Promise<boolean> =>
  (await rows('select 1 from auth.webhook_event where event_id = $1', [id])).length === 1;
const mirrors = () =>
  rows<{ user_id: string; state: string; reading: string; updated_at: Date }>(
    'select user_id, state, reading, updated_at from app.subscription order by user_id',
  );

describe('who may tell', () => {
  it.each<[string, Signed]>([
    ['another secret', { secret: 'whsec_other' }],
    ['a signature of 301 s ago', { at: -301 }],
    ['a signature of yesterday', { at: -86_400 }],
  ])('%s is refused, and leaves nothing', async (_name, { at, ...forged }) => {
    const event = signed({ ...forged, ...(at !== undefined && { at: nowS() + at }) });
    expect(await send(event)).toBe(400);
    expect(await noted(event.id)).toBe(false);
  });

  it('a changed byte, no signature, another form and too long a body are refused', async () => {
    const event = signed();
    expect(await paid.hook(event.payload.replace('sub_x', 'sub_y'), event.headers)).toBe(400);
    expect(await paid.hook(event.payload, { 'content-type': 'application/json' })).toBe(400);
    expect(await send(event, { 'stripe-signature': 'nonsense' })).toBe(400);
    expect(await send(event, { 'content-type': 'text/plain' })).toBe(415);
    expect(await paid.hook(`"${'x'.repeat(300_000)}"`, event.headers)).toBe(413);
    expect(await noted(event.id)).toBe(false);
  });

  it('a signature of 299 s ago is taken, a cookie and a foreign origin change nothing', async () => {
    const event = signed({ at: nowS() - 299 });
    expect(
      await send(event, { cookie: 'sid=stolen', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    ).toBe(200);
    expect(await noted(event.id)).toBe(true);
  });
});

describe('what is told', () => {
  it('of a kind we do not know, or of nobody of ours, answers 200 and writes no plan', async () => {
    const before = await mirrors();
    for (const event of [
      signed({ type: 'balance.available' }),
      signed({ customer: 'cus_of_somebody_else' }),
      signed({ type: 'customer.subscription.deleted', customer: null }),
    ]) {
      expect(await send(event)).toBe(200);
      expect(await noted(event.id)).toBe(true);
    }
    expect(await mirrors()).toEqual(before);
  });

  it('is read anew at the provider: a forged claim with a good signature changes nothing of it', async () => {
    const { browser } = await paid.member();
    await paid.pay(await paid.checkout(browser, PLAN));
    const before = await paid.status(browser);
    const [customer = ''] = Object.keys(await paid.practice.look(({ state }) => state.customers)).slice(-1);
    expect(await send(signed({ type: 'customer.subscription.deleted', customer }))).toBe(200);
    expect(await paid.status(browser)).toEqual(before);
  });

  it('twice, and twice at once, has its effect once', async () => {
    const { browser, body } = await paid.member();
    await paid.pay(await paid.checkout(browser, PLAN));
    await paid.later(7 * 86_400_000 + 1000);
    const [customer = ''] = Object.keys(await paid.practice.look(({ state }) => state.customers)).slice(-1);
    const event = signed({ type: 'invoice.paid', customer });
    expect(await Promise.all([send(event), send(event), send(event)])).toEqual([200, 200, 200]);
    expect(await send(event)).toBe(200);
    await paid.post.deliver();
    expect(paid.post.sent.filter(({ to, subject }) => to === body.email && subject.includes('receipt'))).toHaveLength(
      1,
    );
    expect(await rows('select 1 from auth.webhook_event where event_id = $1', [event.id])).toHaveLength(1);
  });

  it('and cannot be handled answers 500, and has its effect when it comes again', async () => {
    const { browser } = await paid.member();
    await paid.pay(await paid.checkout(browser, PLAN));
    const [customer = ''] = Object.keys(await paid.practice.look(({ state }) => state.customers)).slice(-1);
    const event = signed({ customer });
    paid.practice.control.failNext(3, 500, '/v1/subscriptions');
    expect(await send(event)).toBe(500);
    expect(await noted(event.id)).toBe(false);
    expect(await send(event)).toBe(200);
    expect(await noted(event.id)).toBe(true);
  });

  it('leaves no scope of the worker behind', async () => {
    expect(await rows('select 1 from auth.job_scope')).toEqual([]);
  });

  it('keeps of an event its id, kind and time, and nothing it said', async () => {
    const columns = await rows<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'webhook_event' order by 1",
    );
    expect(columns.map(({ name }) => name)).toEqual(['event_id', 'received_at', 'type']);
  });
});

it('tells the provider nothing of her: neither her address nor her name, nor a word of what she said', async () => {
  const { browser, body } = await paid.member({ firstName: 'Zephyrine', email: 'quillfeather@canary-inlet.example' });
  await paid.pay(await paid.checkout(browser, PLAN));
  await browser.call('createPortalSession', { body: {} });
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  const known = JSON.stringify(
    await paid.practice.look(({ state }) => ({
      customers: state.customers,
      sessions: state.sessions,
      subscriptions: state.subscriptions,
    })),
  );
  expect(known.length).toBeGreaterThan(500);
  for (const word of [body.email, 'Zephyrine', body.lastName, user.id, 'menstrual', 'cycle_', 'womb'])
    expect(known, word).not.toContain(word);
});
