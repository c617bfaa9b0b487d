import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { openTestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const DAY = 86_400_000;
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

const inDays = (days: number): string => new Date(paid.clock.now().getTime() + days * DAY).toISOString();
const mailsTo = (address: string): string[] =>
  paid.post.sent.filter(({ to }) => to === address).map(({ subject }) => subject);
async function subscribed(plan: 'premium_monthly' | 'premium_yearly', { afterTrial = true } = {}) {
  const one = await paid.member();
  if (afterTrial) await paid.later(8 * DAY);
  await paid.pay(await paid.checkout(one.browser, plan));
  return one;
}

describe('from free days to a plan', () => {
  it('keeps the free days that are left, and charges at their end', async () => {
    const { browser, body } = await paid.member();
    expect(await paid.status(browser)).toMatchObject({
      subscriptionStatus: 'trial',
      access: 'full',
      plan: null,
      price: null,
      checkout: 'practice',
    });
    const trialEnds = inDays(7);
    await paid.pay(await paid.checkout(browser, 'premium_yearly'));
    expect(await paid.status(browser)).toMatchObject({
      subscriptionStatus: 'active',
      access: 'full',
      plan: 'premium_yearly',
      price: 3351,
      periodEnd: trialEnds,
      cancelledAt: null,
      graceEndsAt: null,
      granted: null,
      card: { brand: 'visa', last4: '4242' },
    });
    expect((await browser.call('getUser')).body).toMatchObject({ user: { subscriptionStatus: 'active' } });
    expect((await browser.call('listInvoices')).body).toEqual({ invoices: [], more: false });
    await paid.later(7 * DAY + 1000);
    expect((await browser.call('listInvoices')).body).toMatchObject({
      invoices: [{ amount: 3351, plan: 'premium_yearly', state: 'paid', receiptUrl: expect.any(String) }],
    });
    await paid.post.deliver();
    expect(mailsTo(body.email)).toContain('Your receipt from Moonhearth');
  });

  it('never loses an hour of them when less than two days are left', async () => {
    const { browser } = await paid.member();
    await paid.later(6 * DAY + DAY / 2);
    await paid.pay(await paid.checkout(browser, 'premium_monthly'));
    expect(await paid.status(browser)).toMatchObject({ subscriptionStatus: 'active', periodEnd: inDays(1) });
  });

  it('charges at once when nothing is free any more', async () => {
    const { browser } = await paid.member();
    await paid.later(8 * DAY);
    expect(await paid.status(browser)).toMatchObject({ subscriptionStatus: 'expired', access: 'limited' });
    await paid.pay(await paid.checkout(browser, 'premium_monthly'));
    expect(await paid.status(browser)).toMatchObject({
      subscriptionStatus: 'active',
      access: 'full',
      plan: 'premium_monthly',
      price: 399,
    });
  });

  it('opens one page for one wish, and closes it for another', async () => {
    const { browser } = await paid.member();
    const first = await paid.checkout(browser, 'premium_monthly');
    expect(await paid.checkout(browser, 'premium_monthly')).toBe(first);
    const second = await paid.checkout(browser, 'premium_yearly');
    expect(second).not.toBe(first);
    expect(await paid.practice.control.pay(first)).toBe('closed');
    await paid.later(61 * 60_000);
    const third = await paid.checkout(browser, 'premium_yearly');
    expect(await paid.practice.control.pay(second)).toBe('closed');
    expect(await paid.practice.control.pay(third)).toBe('done');
  });

  it('opens one page for presses at once', async () => {
    const { browser } = await paid.member();
    const pages = await Promise.all([1, 2, 3].map(() => paid.checkout(browser, 'premium_monthly')));
    expect(new Set(pages).size).toBe(1);
  });

  it('sells no second plan, even while the event of the first is held', async () => {
    const { browser } = await paid.member();
    const page = await paid.checkout(browser, 'premium_monthly');
    paid.practice.control.hold();
    await paid.practice.control.pay(page);
    expect(await browser.call('createCheckoutSession', { body: { plan: 'premium_yearly' } })).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed' },
    });
    paid.practice.control.release();
    await paid.practice.control.settled();
    expect(await browser.call('createCheckoutSession', { body: { plan: 'premium_monthly' } })).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed' },
    });
  });

  it.each([
    [429, 1],
    [500, 3],
  ] as const)(
    'changes nothing when the provider answers %s to every try, and sells the plan later',
    async (failure, tries) => {
      const { browser } = await paid.member();
      // After a 500 the library tries twice more by itself.
      paid.practice.control.failNext(tries, failure, '/v1/checkout');
      expect(await browser.call('createCheckoutSession', { body: { plan: 'premium_monthly' } })).toMatchObject({
        status: 503,
        body: { code: 'checkout_unavailable' },
      });
      expect(await paid.status(browser)).toMatchObject({ subscriptionStatus: 'trial', plan: null });
      await paid.pay(await paid.checkout(browser, 'premium_monthly'));
      expect(await paid.status(browser)).toMatchObject({ plan: 'premium_monthly' });
    },
  );

  it('believes nothing that a browser says', async () => {
    const { browser } = await paid.member();
    await paid.later(8 * DAY);
    const forged = {
      plan: 'premium_yearly',
      price: 1,
      subscriptionStatus: 'lifetime',
      access: 'full',
      userId: 'x',
    } as never;
    const answer = await browser.call(
      'createCheckoutSession',
      { body: forged },
      { 'x-plan': 'full', cookie: 'subscription_completed=1' },
    );
    const page = /cs_\w+/.exec((answer.body as { url: string }).url)?.[0] ?? '';
    expect(await paid.status(browser)).toMatchObject({ subscriptionStatus: 'expired', access: 'limited' });
    await paid.pay(page);
    expect(await paid.status(browser)).toMatchObject({ price: 3351 });
    expect(await browser.call('createCheckoutSession', { body: { plan: 'premium_free' } as never })).toMatchObject({
      status: 400,
    });
  });
});

describe('looking after a plan', () => {
  it('cancels to the end of what is paid, tells her, and takes it back', async () => {
    const { browser, body } = await subscribed('premium_monthly');
    const { periodEnd } = await paid.status(browser);
    const cancelled = await browser.call('cancelSubscription');
    expect(cancelled).toMatchObject({
      status: 200,
      body: { subscriptionStatus: 'active', access: 'full', periodEnd, cancelledAt: expect.any(String) },
    });
    expect((await browser.call('cancelSubscription')).body).toEqual(cancelled.body);
    expect((await browser.call('resumeSubscription')).body).toMatchObject({ cancelledAt: null });
    await browser.call('cancelSubscription');
    await paid.practice.control.settled();
    await paid.later(32 * DAY);
    expect(await paid.status(browser)).toMatchObject({
      subscriptionStatus: 'expired',
      access: 'limited',
      plan: null,
      card: null,
    });
    await paid.post.deliver();
    expect(
      mailsTo(body.email).filter((subject) => subject === 'Your plan with Moonhearth is canceled').length,
    ).toBeGreaterThan(0);
    expect(await browser.call('resumeSubscription')).toMatchObject({ status: 409, body: { code: 'no_subscription' } });
  });

  it('shows what a change costs before it is made, and then charges just that', async () => {
    const { browser } = await subscribed('premium_monthly');
    const preview = (await browser.call('previewPlanChange', { body: { plan: 'premium_yearly' } })).body as {
      dueNow: number;
      credit: number;
      next: { amount: number };
    };
    expect(preview).toMatchObject({ plan: 'premium_yearly', next: { amount: 3351 } });
    expect(preview.dueNow + preview.credit).toBe(3351);
    expect((await browser.call('changePlan', { body: { plan: 'premium_yearly' } })).body).toMatchObject({
      plan: 'premium_yearly',
      price: 3351,
    });
    const { invoices } = (await browser.call('listInvoices')).body as { invoices: { amount: number }[] };
    expect(invoices[0]?.amount).toBe(preview.dueNow);
    expect((await browser.call('previewPlanChange', { body: { plan: 'premium_yearly' } })).body).toMatchObject({
      dueNow: 0,
      credit: 0,
    });
    expect((await browser.call('changePlan', { body: { plan: 'premium_yearly' } })).status).toBe(200);
  });

  it('a change that the card refuses changes nothing', async () => {
    const { browser } = await subscribed('premium_monthly');
    const customer = Object.keys(await paid.practice.look(({ state }) => state.customers)).at(-1) ?? '';
    await paid.practice.control.decline(customer);
    expect(await browser.call('changePlan', { body: { plan: 'premium_yearly' } })).toMatchObject({
      status: 422,
      body: { code: 'payment_declined' },
    });
    expect(await paid.status(browser)).toMatchObject({ plan: 'premium_monthly' });
    await paid.practice.control.recover(customer);
    expect((await browser.call('changePlan', { body: { plan: 'premium_yearly' } })).body).toMatchObject({
      plan: 'premium_yearly',
    });
  });

  async function failed() {
    const one = await subscribed('premium_monthly');
    const customer = Object.keys(await paid.practice.look(({ state }) => state.customers)).at(-1) ?? '';
    await paid.practice.control.decline(customer);
    await paid.later(31 * DAY);
    expect(await paid.status(one.browser)).toMatchObject({
      subscriptionStatus: 'active',
      access: 'full',
      graceEndsAt: expect.any(String),
    });
    await paid.post.deliver();
    expect(mailsTo(one.body.email)).toContain('Your payment to Moonhearth did not go through');
    return { ...one, customer };
  }

  it('a payment that fails leaves seven days, to the millisecond', async () => {
    const { browser } = await failed();
    const { graceEndsAt } = await paid.status(browser);
    paid.clock.advance(Date.parse(graceEndsAt ?? '') - paid.clock.now().getTime() - 1);
    expect(await paid.status(browser)).toMatchObject({ access: 'full' });
    paid.clock.advance(1);
    expect(await paid.status(browser)).toMatchObject({
      subscriptionStatus: 'expired',
      access: 'limited',
      graceEndsAt: null,
    });
    expect((await browser.call('getUser')).body).toMatchObject({ user: { subscriptionStatus: 'expired' } });
  });

  it('a payment that comes after all goes on as before, and she is told', async () => {
    const { browser, body, customer } = await failed();
    await paid.practice.control.recover(customer);
    await paid.practice.control.changeCard(customer);
    await paid.practice.control.settled();
    expect(await paid.status(browser)).toMatchObject({
      subscriptionStatus: 'active',
      access: 'full',
      graceEndsAt: null,
    });
    await paid.post.deliver();
    expect(mailsTo(body.email)).toContain('Your payment to Moonhearth went through');
  });

  it('announces a yearly renewal seven days before it, once', async () => {
    const { browser, body } = await subscribed('premium_yearly');
    const { periodEnd } = await paid.status(browser);
    const announced = () =>
      mailsTo(body.email).filter((subject) => subject === 'Your plan with Moonhearth renews soon').length;
    await paid.later(Date.parse(periodEnd ?? '') - paid.clock.now().getTime() - 8 * DAY);
    await paid.tick();
    expect(announced()).toBe(0);
    await paid.later(DAY + 1000);
    for (let minute = 0; minute < 3; minute += 1) await paid.tick();
    await paid.post.deliver();
    expect(announced()).toBe(1);
  });

  it('opens the pages of the provider', async () => {
    const { browser } = await subscribed('premium_monthly');
    for (const what of ['card', 'everything'] as const)
      expect(await browser.call('createPortalSession', { body: { for: what } })).toMatchObject({
        status: 200,
        body: { url: expect.stringContaining('/practice/portal/') },
      });
  });
});

describe('who may not', () => {
  it('a member without a plan looks after none, and sees nothing of another', async () => {
    await subscribed('premium_monthly');
    const { browser } = await paid.member();
    for (const name of ['cancelSubscription', 'resumeSubscription'] as const)
      expect(await browser.call(name)).toMatchObject({ status: 409, body: { code: 'no_subscription' } });
    for (const name of ['changePlan', 'previewPlanChange'] as const)
      expect(await browser.call(name, { body: { plan: 'premium_yearly' } })).toMatchObject({
        status: 409,
        body: { code: 'no_subscription' },
      });
    expect(await browser.call('createPortalSession', { body: {} })).toMatchObject({ status: 409 });
    expect((await browser.call('listInvoices')).body).toEqual({ invoices: [], more: false });
    expect(await paid.status(browser)).toMatchObject({ plan: null, card: null });
  });

  it('a teen buys nothing: there is nothing behind these addresses, and everything of hers is open', async () => {
    const { browser, body } = await paid.member({ birthday: localDate('2011-03-04') });
    await paid.later(8 * DAY);
    expect(await paid.status(browser)).toMatchObject({ access: 'full', plan: null });
    for (const name of ['cancelSubscription', 'resumeSubscription', 'listInvoices'] as const)
      expect((await browser.call(name)).status).toBe(404);
    for (const name of ['createCheckoutSession', 'changePlan', 'previewPlanChange'] as const)
      expect((await browser.call(name, { body: { plan: 'premium_monthly' } })).status).toBe(404);
    expect(mailsTo(body.email).filter((subject) => subject.includes('plan') || subject.includes('receipt'))).toEqual(
      [],
    );
  });

  it('without a provider checkout says so, and all else stands', async () => {
    const open = await openTestApp();
    const { browser } = await member(open);
    expect((await browser.call('getSubscription')).body).toMatchObject({
      subscriptionStatus: 'trial',
      checkout: 'off',
    });
    expect(await browser.call('createCheckoutSession', { body: { plan: 'premium_monthly' } })).toMatchObject({
      status: 503,
      body: { code: 'checkout_unavailable' },
      headers: { 'retry-after': '2' },
    });
    expect((await open.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} })).statusCode).toBe(404);
    await open.close();
  });
});
