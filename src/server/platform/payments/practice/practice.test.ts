import Stripe from 'stripe';
import { afterEach, expect, it } from 'vitest';
import { client, unixSeconds, subscribed, tried, type Tried } from './open-for-test.sample.ts';

const open: Tried[] = [];
const start = async (options?: Parameters<typeof tried>[0]): Promise<Tried> => {
  const one = await tried(options);
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const { practice } of open.splice(0)) await practice.close();
});

it('sells a plan: customer, session, payment, subscription, invoice, card, signed events', async () => {
  const it = await start();
  const { customer, subscription, session } = await subscribed(it);
  const sub = await it.stripe.subscriptions.retrieve(subscription, {
    expand: ['default_payment_method', 'latest_invoice'],
  });
  expect(sub).toMatchObject({
    status: 'active',
    customer,
    default_payment_method: { card: { brand: 'visa', last4: '4242' } },
    latest_invoice: {
      status: 'paid',
      amount_paid: 399,
      billing_reason: 'subscription_create',
    },
  });
  expect(sub.items.data[0]).toMatchObject({
    current_period_start: unixSeconds('2026-11-21T12:00:00Z'),
    current_period_end: unixSeconds('2026-12-21T12:00:00Z'),
    price: { unit_amount: 399, recurring: { interval: 'month' } },
  });
  expect(await it.stripe.checkout.sessions.retrieve(session)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
  });
  await it.practice.control.settled();
  expect(it.types().toSorted()).toEqual([
    'checkout.session.completed',
    'customer.created',
    'customer.subscription.created',
    'customer.updated',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'payment_method.attached',
  ]);
  for (const { body, headers } of it.parcels) {
    const event = it.stripe.webhooks.constructEvent(
      body,
      headers['stripe-signature'] ?? '',
      it.practice.webhookSecret,
      undefined,
      undefined,
      it.clock.real().getTime(),
    );
    expect((await it.stripe.events.list({ limit: 100 })).data.find(({ id }) => id === event.id)).toMatchObject({
      type: event.type,
      pending_webhooks: 0,
    });
  }
});

it('speaks the version that the library is pinned to, to the holder of its key alone', async () => {
  const { practice, stripe } = await start();
  await expect(
    client({ apiBase: practice.apiBase, secretKey: 'sk_test_other' }).customers.create({}),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  await expect(stripe.customers.create({}, { apiVersion: '2020-08-27' })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('Invalid Stripe API version'),
  });
  await expect(stripe.coupons.list()).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL'),
  });
});
