import Stripe from 'stripe';
import { afterEach, describe, expect, it, test } from 'vitest';
import { client, unixSeconds, subscribed, tried, type Tried } from '../open-for-test.sample.ts';
import { parseForm, pathsOf } from './form.ts';

const open: Tried[] = [];
const start = async (): Promise<Tried> => {
  const one = await tried();
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const { practice } of open.splice(0)) await practice.close();
});

describe('a form', () => {
  test.each([
    ['a=1&b[c][0][d]=2&b[c][1][d]=3', ['a', 'b[c][][d]', 'b[c][][d]']],
    ['expand[0]=data.customer&created[gte]=5', ['expand[]', 'created[gte]']],
    ['expand%5B%5D=x', ['expand']],
    ['', []],
  ])('%s names %j', (text, paths) => expect(pathsOf(parseForm(text))).toEqual(paths));
  it('reaches nothing behind it', () => {
    const params = parseForm('__proto__[taken]=1&constructor[prototype][taken]=1');
    expect(({} as Record<string, unknown>)['taken']).toBeUndefined();
    expect(pathsOf(params)).toEqual(['__proto__[taken]', 'constructor[prototype][taken]']);
  });
});

describe('the same key', () => {
  it('does a thing once and says the same again; with other parameters it is refused', async () => {
    const { stripe } = await start();
    const first = await stripe.customers.create({ metadata: { reference: 'a' } }, { idempotencyKey: 'op-1' });
    const again = await stripe.customers.create({ metadata: { reference: 'a' } }, { idempotencyKey: 'op-1' });
    expect(again).toEqual(first);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(
      stripe.customers.create({ metadata: { reference: 'b' } }, { idempotencyKey: 'op-1' }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect((await stripe.events.list()).data).toHaveLength(1);
  });
  it('keeps a refused card, forgets a call that was not understood, and is free again after a day', async () => {
    const it = await start();
    const { subscription, item, customer } = await subscribed(it);
    const asked = {
      items: [{ id: item, price: it.practice.prices.premium_yearly }],
      payment_behavior: 'error_if_incomplete' as const,
    };
    await it.practice.control.decline(customer);
    await expect(it.stripe.subscriptions.update(subscription, asked, { idempotencyKey: 'op-2' })).rejects.toMatchObject(
      { code: 'card_declined' },
    );
    await it.practice.control.recover(customer);
    await expect(it.stripe.subscriptions.update(subscription, asked, { idempotencyKey: 'op-2' })).rejects.toMatchObject(
      { code: 'card_declined' },
    );
    await expect(
      it.stripe.customers.create({ email: 'x', nonsense: '1' } as object, { idempotencyKey: 'op-3' }),
    ).rejects.toMatchObject({ code: 'parameter_unknown' });
    expect(await it.stripe.customers.create({ email: 'x' }, { idempotencyKey: 'op-3' })).toMatchObject({ email: 'x' });
    it.clock.advance(86_400_000);
    expect(await it.stripe.subscriptions.update(subscription, asked, { idempotencyKey: 'op-2' })).toMatchObject({
      status: 'active',
    });
  });
});

describe('what goes wrong on demand', () => {
  it('429 and 500 are not done; the library tries the latter again', async () => {
    const { practice, stripe } = await start();
    practice.control.failNext(1, 429);
    await expect(stripe.customers.create({})).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    practice.control.failNext(1, 500);
    await expect(stripe.customers.create({})).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    practice.control.failNext(2, 500, '/v1/customers');
    await client(practice, { maxNetworkRetries: 2 }).customers.create({});
    expect((await stripe.events.list()).data).toHaveLength(1);
  });
  it('a reply that is lost was done all the same: the same key finds it; one that is silent was not', async () => {
    const { practice, stripe } = await start();
    const hasty = client(practice, { timeout: 80 });
    practice.control.failNext(1, 'lost');
    await expect(hasty.customers.create({}, { idempotencyKey: 'op-9' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    );
    await stripe.customers.create({}, { idempotencyKey: 'op-9' });
    practice.control.failNext(1, 'silent');
    await expect(hasty.customers.create({}, { idempotencyKey: 'op-10' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    );
    expect((await stripe.events.list()).data).toHaveLength(1);
  });
});

describe('a checkout session', () => {
  const asked = ({ practice }: Tried, customer: string, more: object = {}) => ({
    mode: 'subscription' as const,
    customer,
    line_items: [{ price: practice.prices.premium_yearly, quantity: 1 }],
    success_url: 'http://localhost:3000/done',
    ...more,
  });
  test.each([
    [
      'trial_end a second short of 48 hours',
      { subscription_data: { trial_end: unixSeconds('2026-11-23T11:59:59Z') } },
      'subscription_data[trial_end]',
    ],
    [
      'trial_end over two years away',
      { subscription_data: { trial_end: unixSeconds('2029-01-01T00:00:00Z') } },
      'subscription_data[trial_end]',
    ],
    [
      'both kinds of free days',
      { subscription_data: { trial_end: unixSeconds('2026-11-25T12:00:00Z'), trial_period_days: 3 } },
      'subscription_data[trial_end]',
    ],
    ['no free days', { subscription_data: { trial_period_days: 0 } }, 'subscription_data[trial_period_days]'],
    ['an end too soon', { expires_at: unixSeconds('2026-11-21T12:29:59Z') }, 'expires_at'],
    ['an end too late', { expires_at: unixSeconds('2026-11-22T12:00:01Z') }, 'expires_at'],
    ['no address', { success_url: 'subscription-success' }, 'success_url'],
    ['two plans', { line_items: [] }, 'line_items'],
    ['an unknown price', { line_items: [{ price: 'price_other', quantity: 1 }] }, 'line_items[0][price]'],
    ['an unknown customer', { customer: 'cus_other' }, 'customer'],
    ['another mode', { mode: 'setup' }, 'mode'],
  ])('with %s is refused and says which', async (_name, more, param) => {
    const it = await start();
    const { id } = await it.stripe.customers.create({});
    await expect(it.stripe.checkout.sessions.create(asked(it, id, more))).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param,
    });
  });
  it('of 48 hours to the second is taken', async () => {
    const it = await start();
    const { id } = await it.stripe.customers.create({});
    expect(
      await it.stripe.checkout.sessions.create(
        asked(it, id, { subscription_data: { trial_end: unixSeconds('2026-11-23T12:00:00Z') } }),
      ),
    ).toMatchObject({
      status: 'open',
      amount_total: 0,
      url: expect.stringMatching(/^http:\/\/localhost:3000\/practice\/checkout\/cs_test_/),
    });
  });
  it('ends after a day, or when it is told to, and says so once', async () => {
    const it = await start();
    const { id } = await it.stripe.customers.create({});
    const session = await it.stripe.checkout.sessions.create(asked(it, id));
    const other = await it.stripe.checkout.sessions.create(asked(it, id));
    expect(await it.stripe.checkout.sessions.expire(other.id)).toMatchObject({ status: 'expired', url: null });
    await expect(it.stripe.checkout.sessions.expire(other.id)).rejects.toMatchObject({ statusCode: 400 });
    it.clock.advance(86_400_000);
    expect(await it.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'expired',
      amount_total: 3351,
    });
    await it.practice.control.settled();
    expect(it.types().filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
  });
});

describe('lists', () => {
  it('are newest first and page on without gap or twice', async () => {
    const it = await start();
    const { subscription } = await subscribed(it);
    it.clock.advance(200 * 86_400_000);
    const all = await it.stripe.invoices.list({ subscription, limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(all).toHaveLength(7);
    expect(all.map(({ created }) => created)).toEqual(all.map(({ created }) => created).toSorted((a, b) => b - a));
    expect(new Set(all.map(({ id }) => id)).size).toBe(7);
  });
  it('of events begin where they are asked to', async () => {
    const it = await start();
    await it.stripe.customers.create({});
    it.clock.advance(10_000);
    const { id } = await it.stripe.customers.create({});
    await it.stripe.customers.del(id);
    const since = Math.floor(it.clock.now().getTime() / 1000);
    expect((await it.stripe.events.list({ created: { gte: since } })).data.map(({ type }) => type)).toEqual([
      'customer.deleted',
      'customer.created',
    ]);
    expect((await it.stripe.events.list()).data).toHaveLength(3);
    it.clock.advance(31 * 86_400_000);
    await it.practice.control.settled();
    expect((await it.stripe.events.list()).data).toEqual([]);
  });
});

it('opens the portal of a living customer, and says who is not there', async () => {
  const it = await start();
  const { customer } = await subscribed(it);
  expect(
    await it.stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:3000/back',
      flow_data: { type: 'payment_method_update' },
    }),
  ).toMatchObject({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/practice\/portal\/bps_/),
    flow: { type: 'payment_method_update' },
  });
  await it.stripe.customers.del(customer);
  await expect(it.stripe.billingPortal.sessions.create({ customer })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
  await expect(it.stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(it.stripe.subscriptions.retrieve('toString')).rejects.toMatchObject({ statusCode: 404 });
});
