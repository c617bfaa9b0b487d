import type Stripe from 'stripe';
import { afterEach, expect, it } from 'vitest';
import { tried, unixSeconds, type Tried } from './open-for-test.sample.ts';

const open: Tried[] = [];
afterEach(async () => {
  for (const { practice } of open.splice(0)) await practice.close();
});
async function start(): Promise<Tried> {
  const one = await tried();
  open.push(one);
  return one;
}
const buy = ({ stripe }: Tried, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { price_data: { currency: 'usd', unit_amount: 3739, product_data: { name: 'Your order' } }, quantity: 1 },
    ],
    success_url: 'http://localhost:3000/done',
    client_reference_id: 'order-1',
    payment_intent_data: { metadata: { reference: 'order-1' } },
    ...more,
  });
const whole = (it: Tried, id: string) =>
  it.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });

it('is paid once, tells of it, and keeps no customer', async () => {
  const it = await start();
  const { id, url } = await buy(it);
  expect(url).toBe(`http://localhost:3000/practice/checkout/${id}`);
  expect(await it.practice.control.pay(id, 'declined')).toBe('declined');
  expect(await it.practice.control.pay(id)).toBe('done');
  expect(await it.practice.control.pay(id)).toBe('closed');
  await it.practice.control.settled();
  expect(it.types()).toEqual(['charge.succeeded', 'checkout.session.completed']);
  expect(await whole(it, id)).toMatchObject({
    ...{ mode: 'payment', status: 'complete', payment_status: 'paid', amount_total: 3739, customer: null, url: null },
    payment_intent: { latest_charge: { amount_refunded: 0, metadata: { reference: 'order-1' } } },
  });
});

it('expires at its time or when it is asked to, and is then not paid', async () => {
  const it = await start();
  const first = await buy(it, { expires_at: unixSeconds('2026-11-21T12:31:00Z') });
  const second = await buy(it);
  await it.stripe.checkout.sessions.expire(second.id);
  it.clock.advance(32 * 60_000);
  await it.practice.tick();
  await it.practice.control.settled();
  expect(it.types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  expect(await it.practice.control.pay(first.id)).toBe('closed');
  await expect(it.stripe.checkout.sessions.expire(first.id)).rejects.toMatchObject({ statusCode: 400 });
});

it('is given back in parts, never more than is left, and the same key gives once', async () => {
  const it = await start();
  const { id } = await buy(it);
  await it.practice.control.pay(id);
  const { payment_intent: intent } = await it.stripe.checkout.sessions.retrieve(id);
  const asked = { payment_intent: String(intent), amount: 1000 };
  const [one, again] = [
    await it.stripe.refunds.create(asked, { idempotencyKey: 'r1' }),
    await it.stripe.refunds.create(asked, { idempotencyKey: 'r1' }),
  ];
  expect(again.id).toBe(one.id);
  await expect(it.stripe.refunds.create({ ...asked, amount: 2740 })).rejects.toMatchObject({ param: 'amount' });
  await it.stripe.refunds.create({ payment_intent: String(intent) });
  await expect(it.stripe.refunds.create(asked)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(await whole(it, id)).toMatchObject({
    payment_intent: { latest_charge: { amount_refunded: 3739, refunded: true } },
  });
  await it.practice.control.settled();
  expect(it.types().filter((type) => type === 'charge.refunded')).toHaveLength(2);
});

it('of less than the least sum, or of a payment that is not there, is refused', async () => {
  const it = await start();
  const cheap = { price_data: { currency: 'usd', unit_amount: 49, product_data: { name: 'x' } }, quantity: 1 };
  await expect(buy(it, { line_items: [cheap] })).rejects.toMatchObject({ code: 'amount_too_small' });
  await expect(it.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({ statusCode: 404 });
});
