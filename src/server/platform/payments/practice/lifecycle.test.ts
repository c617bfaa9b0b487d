import type Stripe from 'stripe';
import { afterEach, describe, expect, it, test } from 'vitest';
import { DAY_MS, unixSeconds, subscribed, tried, type Tried } from './open-for-test.sample.ts';

const open: Tried[] = [];
const start = async (options?: Parameters<typeof tried>[0]): Promise<Tried> => {
  const one = await tried(options);
  open.push(one);
  return one;
};
const after = async ({ clock, practice }: Tried, days: number): Promise<void> => {
  clock.advance(days * DAY_MS);
  await practice.tick();
  await practice.control.settled();
};
const invoicesOf = async ({ stripe }: Tried, subscription: string): Promise<Stripe.Invoice[]> =>
  (await stripe.invoices.list({ subscription, limit: 100 })).data;
const told = ({ parcels }: Tried, type: string): Stripe.Event[] =>
  parcels.map(({ body }) => JSON.parse(body) as Stripe.Event).filter((event) => event.type === type);
afterEach(async () => {
  for (const { practice } of open.splice(0)) await practice.close();
});

describe('free days', () => {
  it('cost nothing, are told to end 3 days before, and end in the first charge, whose day becomes the anchor', async () => {
    const it = await start();
    const trialEnd = unixSeconds('2026-11-28T12:00:00Z');
    const { subscription } = await subscribed(it, { trialEnd, plan: 'premium_yearly' });
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'trialing',
      trial_end: trialEnd,
      billing_cycle_anchor: trialEnd,
    });
    expect(await invoicesOf(it, subscription)).toMatchObject([{ amount_due: 0, status: 'paid' }]);
    await after(it, 4);
    expect(told(it, 'customer.subscription.trial_will_end')).toMatchObject([
      { created: unixSeconds('2026-11-25T12:00:00Z') },
    ]);
    await after(it, 4);
    const now = await it.stripe.subscriptions.retrieve(subscription);
    expect(now).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_start: trialEnd, current_period_end: unixSeconds('2027-11-28T12:00:00Z') }] },
    });
    expect(await invoicesOf(it, subscription)).toMatchObject([
      { amount_paid: 3351, billing_reason: 'subscription_cycle', created: trialEnd },
      { amount_paid: 0 },
    ]);
  });
  it('can be counted in days from the moment of paying', async () => {
    const it = await start();
    const { id: customer } = await it.stripe.customers.create({});
    const session = await it.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: it.practice.prices.premium_monthly, quantity: 1 }],
      success_url: 'http://localhost:3000/',
      subscription_data: { trial_period_days: 2, metadata: { reference: 'r7' } },
    });
    it.clock.advance(3_600_000);
    await it.practice.control.pay(session.id);
    expect((await it.stripe.subscriptions.list({ customer })).data).toMatchObject([
      { status: 'trialing', trial_end: unixSeconds('2026-11-23T13:00:00Z'), metadata: { reference: 'r7' } },
    ]);
  });
  it('that have run out on the page are not given again', async () => {
    const it = await start();
    const { id: customer } = await it.stripe.customers.create({});
    const session = await it.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: it.practice.prices.premium_monthly, quantity: 1 }],
      success_url: 'http://localhost:3000/',
      subscription_data: { trial_end: unixSeconds('2026-11-23T12:00:00Z') },
    });
    it.clock.advance(DAY_MS);
    expect(await it.practice.control.pay(session.id)).toBe('closed');
    expect(await it.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null });
  });
});

describe('renewals', () => {
  it('keep the day of the anchor over short months, each announced 7 days before, also when many are caught up at once', async () => {
    const it = await start({ at: '2027-01-31T10:00:00Z' });
    const { subscription } = await subscribed(it);
    await after(it, 95);
    const ends = (await invoicesOf(it, subscription)).map(({ created }) => created);
    expect(ends).toEqual(
      ['2027-04-30', '2027-03-31', '2027-02-28', '2027-01-31'].map((day) => unixSeconds(`${day}T10:00:00Z`)),
    );
    expect(
      told(it, 'invoice.upcoming')
        .map(({ created }) => created)
        .toSorted(),
    ).toEqual(['2027-02-21', '2027-03-24', '2027-04-23'].map((day) => unixSeconds(`${day}T10:00:00Z`)));
    expect(told(it, 'invoice.upcoming')[0]).toMatchObject({ data: { object: { amount_due: 399 } } });
  });
});

describe('a refused charge', () => {
  const failing = async (): Promise<{ it: Tried; customer: string; subscription: string }> => {
    const it = await start();
    const { customer, subscription } = await subscribed(it, { card: 'declined_later' });
    await after(it, 30);
    return { it, customer, subscription };
  };
  it('makes the subscription past due, is tried again on days 3, 5 and 7, and ends it then', async () => {
    const { it, customer, subscription } = await failing();
    const first = unixSeconds('2026-12-21T12:00:00Z');
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'past_due',
      items: { data: [{ current_period_start: first }] },
    });
    expect((await invoicesOf(it, subscription))[0]).toMatchObject({
      status: 'open',
      attempt_count: 1,
      next_payment_attempt: first + 3 * 86_400,
      auto_advance: true,
    });
    expect(await it.stripe.customers.retrieve(customer)).toMatchObject({ delinquent: true });
    await after(it, 6);
    expect((await invoicesOf(it, subscription))[0]).toMatchObject({
      attempt_count: 3,
      next_payment_attempt: first + 7 * 86_400,
    });
    await after(it, 1);
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'canceled',
      ended_at: first + 7 * 86_400,
      cancellation_details: { reason: 'payment_failed' },
    });
    expect((await invoicesOf(it, subscription))[0]).toMatchObject({
      status: 'open',
      attempt_count: 4,
      next_payment_attempt: null,
      auto_advance: false,
    });
    expect(told(it, 'invoice.payment_failed')).toHaveLength(4);
    expect(told(it, 'customer.subscription.deleted')).toHaveLength(1);
    await after(it, 60);
    expect(await invoicesOf(it, subscription)).toHaveLength(2);
  });
  it('is made good by another card at once', async () => {
    const { it, customer, subscription } = await failing();
    expect(await it.practice.control.changeCard(customer, 'declined')).toBe(false);
    expect(await it.practice.control.changeCard(customer, 'pays')).toBe(true);
    expect(await it.stripe.subscriptions.retrieve(subscription, { expand: ['default_payment_method'] })).toMatchObject({
      status: 'active',
      default_payment_method: { card: { last4: '4242' } },
    });
    expect((await invoicesOf(it, subscription))[0]).toMatchObject({ status: 'paid', amount_paid: 399 });
    expect(
      await it.practice.look(({ state }) => Object.values(state.methods).filter((one) => one.customer === customer)),
    ).toHaveLength(1);
  });
  it('can be caused for any card, and ended', async () => {
    const it = await start();
    const { customer, subscription } = await subscribed(it);
    await it.practice.control.decline(customer);
    await after(it, 31);
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'past_due' });
    await it.practice.control.recover(customer);
    await after(it, 3);
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
  });
});

describe('cancelling', () => {
  it('lets everything run to the end of the period, and can be taken back until then', async () => {
    const it = await start();
    const { subscription } = await subscribed(it);
    const end = unixSeconds('2026-12-21T12:00:00Z');
    expect(await it.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })).toMatchObject({
      status: 'active',
      cancel_at: end,
      canceled_at: unixSeconds('2026-11-21T12:00:00Z'),
    });
    expect(await it.stripe.subscriptions.update(subscription, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    await it.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await after(it, 31);
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled', ended_at: end });
    expect(told(it, 'invoice.upcoming')).toHaveLength(0);
    expect(await invoicesOf(it, subscription)).toHaveLength(1);
    expect(told(it, 'customer.subscription.updated')[0]).toMatchObject({
      data: { previous_attributes: { cancel_at_period_end: expect.any(Boolean) } },
    });
    await expect(it.stripe.subscriptions.update(subscription, { cancel_at_period_end: false })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
  it('deleting a customer ends it now and forgets her', async () => {
    const it = await start();
    const again = await subscribed(it);
    expect(await it.stripe.customers.del(again.customer)).toMatchObject({ deleted: true });
    expect(await it.stripe.customers.retrieve(again.customer)).toEqual({
      id: again.customer,
      object: 'customer',
      deleted: true,
    });
    expect(await it.stripe.subscriptions.retrieve(again.subscription)).toMatchObject({ status: 'canceled' });
    await expect(it.stripe.customers.del(again.customer)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect((await it.stripe.subscriptions.list({ customer: again.customer })).data).toEqual([]);
    expect((await it.stripe.subscriptions.list({ customer: again.customer, status: 'all' })).data).toHaveLength(1);
  });
});

describe('a change of plan', () => {
  const change = (
    it: Tried,
    { item, plan, at }: { item: string; plan: 'premium_monthly' | 'premium_yearly'; at: number },
  ) => ({
    items: [{ id: item, price: it.practice.prices[plan] }],
    proration_behavior: 'always_invoice' as const,
    proration_date: at,
  });
  test.each([
    // 30 days of a period of 30: the whole month is given back.
    ['at once', 0, -399, 2952],
    ['after ten of thirty days', 10, -266, 3085],
    ['after half the month', 15, -200, 3151],
    ['five minutes before its end', 30 - 5 / 1_440, null, 3351],
  ])('month to year %s costs what was shown, to the cent', async (_name, days, credit, due) => {
    const it = await start();
    const { subscription, item } = await subscribed(it);
    it.clock.advance(Math.round(days * DAY_MS));
    const at = Math.floor(it.clock.now().getTime() / 1000);
    const asked = change(it, { item, plan: 'premium_yearly', at });
    const shown = await it.stripe.invoices.createPreview({ subscription, subscription_details: asked });
    expect(shown).toMatchObject({ amount_due: due, status: 'draft', next_payment_attempt: at });
    expect(
      shown.lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration).map(({ amount }) => amount),
    ).toEqual(credit === null ? [] : [credit]);
    it.clock.advance(60_000);
    const changed = await it.stripe.subscriptions.update(subscription, {
      ...asked,
      payment_behavior: 'error_if_incomplete',
    });
    expect(changed).toMatchObject({
      status: 'active',
      billing_cycle_anchor: at,
      items: { data: [{ price: { unit_amount: 3351 }, current_period_start: at }] },
    });
    expect((await invoicesOf(it, subscription))[0]).toMatchObject({
      amount_paid: due,
      total: shown.total,
      billing_reason: 'subscription_update',
      lines: { data: shown.lines.data.map(({ amount }) => ({ amount })) },
    });
  });
  it('year to month keeps what is left as credit, which the next months use up', async () => {
    const it = await start();
    const { customer, subscription, item } = await subscribed(it, { plan: 'premium_yearly' });
    it.clock.advance(30 * DAY_MS);
    const asked = change(it, { item, plan: 'premium_monthly', at: Math.floor(it.clock.now().getTime() / 1000) });
    // 335 of 365 days are left: 3351 * 335 / 365 = 3075.57, less 399 for the first month.
    expect(await it.stripe.invoices.createPreview({ subscription, subscription_details: asked })).toMatchObject({
      total: -2677,
      amount_due: 0,
      ending_balance: -2677,
    });
    await it.stripe.subscriptions.update(subscription, asked);
    expect(await it.stripe.customers.retrieve(customer)).toMatchObject({ balance: -2677 });
    await after(it, 31);
    expect(await it.stripe.customers.retrieve(customer)).toMatchObject({ balance: -2278 });
    expect((await invoicesOf(it, subscription))[0]).toMatchObject({
      total: 399,
      amount_due: 0,
      amount_paid: 0,
      status: 'paid',
      starting_balance: -2677,
      ending_balance: -2278,
    });
  });
  it('in free days bills nothing, and what comes after them at the new price', async () => {
    const it = await start();
    const trialEnd = unixSeconds('2026-11-26T12:00:00Z');
    const { subscription, item } = await subscribed(it, { trialEnd });
    const asked = change(it, { item, plan: 'premium_yearly', at: Math.floor(it.clock.now().getTime() / 1000) });
    expect(await it.stripe.invoices.createPreview({ subscription, subscription_details: asked })).toMatchObject({
      amount_due: 0,
      period_end: trialEnd,
    });
    expect(
      await it.stripe.invoices.createPreview({ subscription, subscription_details: { items: asked.items } }),
    ).toMatchObject({ amount_due: 3351, next_payment_attempt: trialEnd });
    expect(await it.stripe.subscriptions.update(subscription, asked)).toMatchObject({
      status: 'trialing',
      trial_end: trialEnd,
    });
    expect(await invoicesOf(it, subscription)).toHaveLength(1);
    await after(it, 6);
    expect((await invoicesOf(it, subscription))[0]).toMatchObject({ amount_paid: 3351, created: trialEnd });
  });
  it('that the card refuses changes nothing where that was asked for, and leaves her past due where it was not', async () => {
    const it = await start();
    const { subscription, item } = await subscribed(it, { card: 'declined_later' });
    const asked = change(it, { item, plan: 'premium_yearly', at: Math.floor(it.clock.now().getTime() / 1000) });
    await expect(
      it.stripe.subscriptions.update(subscription, { ...asked, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ type: 'StripeCardError' });
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'active',
      items: { data: [{ price: { unit_amount: 399 } }] },
    });
    expect(await it.stripe.subscriptions.update(subscription, asked)).toMatchObject({
      status: 'past_due',
      items: { data: [{ price: { unit_amount: 3351 } }] },
    });
  });
  it('asks for a moment inside the period, and shows nothing for one that ends', async () => {
    const it = await start();
    const { subscription, item } = await subscribed(it);
    await expect(
      it.stripe.invoices.createPreview({
        subscription,
        subscription_details: change(it, { item, plan: 'premium_yearly', at: unixSeconds('2026-10-01T00:00:00Z') }),
      }),
    ).rejects.toMatchObject({ param: 'proration_date' });
    expect(await it.stripe.invoices.createPreview({ subscription })).toMatchObject({
      amount_due: 399,
      next_payment_attempt: unixSeconds('2026-12-21T12:00:00Z'),
    });
    await it.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await expect(it.stripe.invoices.createPreview({ subscription })).rejects.toMatchObject({
      statusCode: 404,
      code: 'invoice_upcoming_none',
    });
  });
});
