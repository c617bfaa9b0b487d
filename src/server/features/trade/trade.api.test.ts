import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import type { TradesReply } from '#contract/trade/trade.schemas.ts';
import type { TradeName } from '#domain/points/trades.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { addMonths } from '#domain/membership/grants.ts';
import type { PlanId } from '#domain/membership/plans.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import { awardPoints } from '#server/features/points/public.ts';
import { chargeMoveStore, give } from '#server/features/subscription/public.ts';
import { run } from '#server/testing/database.ts';
import { takeJobs } from '#server/testing/open-test-app.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';

const DAY = 86_400_000;
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

async function somebody(points: number) {
  const { browser, body } = await paid.member();
  const { id: userId } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
  await asMadeMember(paid.services.account, userId, (owner) =>
    awardPoints({
      owner,
      reason: 'return',
      key: 'given',
      amount: points,
      day: localDate('2026-11-20'),
      at: paid.clock.now(),
    }),
  );
  // What follows stands above it in the history.
  paid.clock.advance(1000);
  const trade = (name: TradeName, press: string = randomUUID()) =>
    browser.call('makeTrade', { body: { trade: name, press } });
  const balance = async () => ((await browser.call('getPoints', { query: {} })).body as PointsReply).balance;
  return { browser, userId, trade, balance, email: body.email };
}
const work = async (last = false) => {
  for (const id of await takeJobs(paid.database, 'charge_move')) await paid.work('charge_move', id, last);
  await paid.practice.control.settled();
};
const subscribed = async (points: number, plan: PlanId = 'premium_monthly') => {
  const one = await somebody(points);
  await paid.pay(await paid.checkout(one.browser, plan));
  // Past the free days: the first month is paid.
  await paid.later(8 * DAY);
  return one;
};
const at = (text: string | null) => new Date(text ?? 0);
const dayWords = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(day);

describe('trading points', () => {
  it('a good is given once a press and never twice, with its row in the history', async () => {
    const { browser, trade, balance } = await somebody(500);
    const press = randomUUID();
    const first = await trade('moon_year', press);
    expect(first).toMatchObject({ status: 200, body: { balance: 300, owned: ['moon_year'] } });
    expect((await trade('moon_year', press)).body).toEqual(first.body);
    expect(await trade('guide_workbook', press)).toMatchObject({ status: 409, body: { code: 'trade_made' } });
    expect(await trade('moon_year')).toMatchObject({ status: 409, body: { code: 'good_owned' } });
    expect(await trade('premium_month')).toMatchObject({ status: 409, body: { code: 'too_few_points' } });
    expect(await balance()).toBe(300);
    const { history } = (await browser.call('getPoints', { query: {} })).body as PointsReply;
    expect(history[0]).toMatchObject({ reason: 'reward', what: 'moon_year', amount: -200 });
  });

  it('50 presses at once never go below 0', async () => {
    const { trade, balance } = await somebody(1300);
    const said = await Promise.all(Array.from({ length: 50 }, () => trade('premium_month')));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await balance()).toBe(100);
  });

  it('50 times the same press is one', async () => {
    const { trade, balance } = await somebody(1300);
    const press = randomUUID();
    const said = await Promise.all(Array.from({ length: 50 }, () => trade('premium_month', press)));
    // Who waited too long for the others is told to try again.
    expect(said.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(said.some(({ status }) => status === 200)).toBe(true);
    expect(await balance()).toBe(700);
  });

  it('is closed in limited access with what stays open, and absent for a teen', async () => {
    const { browser, trade, balance } = await somebody(700);
    await paid.later(8 * DAY);
    expect(await trade('premium_month')).toMatchObject({
      status: 402,
      body: { code: 'subscription_required', feature: 'points' },
    });
    expect((await browser.call('getTrades')).body).toMatchObject({ balance: 700, month: { kind: 'now' } });
    expect(await balance()).toBe(700);
    const teen = await paid.member({ birthday: '2011-05-12' as never });
    expect((await teen.browser.call('getTrades')).status).toBe(404);
    const body = { trade: 'premium_month', press: randomUUID() } as const;
    expect((await teen.browser.call('makeTrade', { body })).status).toBe(404);
    expect((await paid.browser().call('makeTrade', { body })).status).toBe(401);
  });
});

describe('a month of premium', () => {
  it('begins after free days and stacks', async () => {
    const { browser, trade } = await somebody(1200);
    const free = at((await paid.status(browser)).trialEndDate);
    expect((await trade('premium_month')).body).toMatchObject({
      month: { kind: 'after_gift', from: addMonths(free, 1).toISOString() },
    });
    await trade('premium_month');
    expect((await paid.status(browser)).granted).toEqual({
      kind: 'months',
      until: addMonths(free, 2).toISOString(),
    });
  });

  it('with a plan that goes on the provider moves the next charge, a month for each', async () => {
    const { browser, trade } = await subscribed(1200);
    const before = await paid.status(browser);
    const end = at(before.periodEnd);
    await Promise.all([trade('premium_month'), trade('premium_month')]);
    expect((await paid.status(browser)).periodEnd).toBe(before.periodEnd);
    await work();
    const after = await paid.status(browser);
    expect(after).toMatchObject({ plan: 'premium_monthly', periodEnd: addMonths(addMonths(end, 1), 1).toISOString() });
    await paid.later(end.getTime() - paid.clock.now().getTime() + 2 * DAY);
    const { invoices } = (await browser.call('listInvoices')).body as { invoices: { amount: number }[] };
    expect(invoices.filter(({ amount }) => amount > 0)).toHaveLength(1);
  });

  it('moves the notice of a yearly renewal along with the charge: seven days before the new day, once, and never for the old one', async () => {
    const { browser, trade, email } = await subscribed(1200, 'premium_yearly');
    const end = at((await paid.status(browser)).periodEnd);
    const until = async (instant: number) => {
      await paid.later(instant - paid.clock.now().getTime());
      for (let minute = 0; minute < 3; minute += 1) await paid.tick();
      await paid.post.deliver();
      return paid.post.sent.filter(({ to, subject }) => to === email && subject.endsWith('renews soon'));
    };
    await trade('premium_month');
    await work();
    const moved = addMonths(end, 1);
    expect((await paid.status(browser)).periodEnd).toBe(moved.toISOString());
    expect(await until(end.getTime() - 6 * DAY)).toEqual([]);
    expect(await until(moved.getTime() - 8 * DAY)).toEqual([]);
    const [first, ...more] = await until(moved.getTime() - 7 * DAY + 1000);
    expect(more).toEqual([]);
    expect(first?.text).toContain(`renews on ${dayWords(moved)}`);
    // Moved once more after it was told: the new day is told too.
    await trade('premium_month');
    await work();
    const again = addMonths(moved, 1);
    expect(await until(again.getTime() - 8 * DAY)).toHaveLength(1);
    const told = await until(again.getTime() - 6 * DAY);
    expect(told).toHaveLength(2);
    expect(told[1]?.text).toContain(`renews on ${dayWords(again)}`);
    expect(await until(again.getTime() + 2 * DAY)).toHaveLength(2);
    expect(await paid.status(browser)).toMatchObject({ subscriptionStatus: 'active', plan: 'premium_yearly' });
  });

  it('when the answer is lost it is asked again under the same key, and moved once', async () => {
    const { browser, trade } = await subscribed(600);
    const end = at((await paid.status(browser)).periodEnd);
    await trade('premium_month');
    const [id = ''] = await takeJobs(paid.database, 'charge_move');
    paid.practice.control.failNext(1, 'lost', '/v1/subscriptions/');
    paid.practice.control.failNext(2, 500, '/v1/subscriptions/');
    await expect(paid.work('charge_move', id)).rejects.toThrow('unavailable');
    await paid.work('charge_move', id);
    await paid.work('charge_move', id);
    await paid.practice.control.settled();
    expect((await paid.status(browser)).periodEnd).toBe(addMonths(end, 1).toISOString());
  });

  it('a period that turned before it was moved costs her no month', async () => {
    const { browser, trade } = await subscribed(600);
    const end = at((await paid.status(browser)).periodEnd);
    await trade('premium_month');
    const [id = ''] = await takeJobs(paid.database, 'charge_move');
    paid.practice.control.failNext(3, 500, '/v1/subscriptions/');
    await expect(paid.work('charge_move', id)).rejects.toThrow();
    await paid.later(end.getTime() - paid.clock.now().getTime() + DAY);
    await paid.work('charge_move', id);
    await paid.practice.control.settled();
    expect((await paid.status(browser)).periodEnd).toBe(addMonths(addMonths(end, 1), 1).toISOString());
  });

  it('on a cancelled plan it begins when the paid time ends, and the plan stays cancelled', async () => {
    const { browser, trade } = await subscribed(600);
    await browser.call('cancelSubscription');
    const ends = at((await paid.status(browser)).periodEnd);
    expect(((await browser.call('getTrades')).body as TradesReply).month).toEqual({
      kind: 'after_plan',
      from: ends.toISOString(),
      until: addMonths(ends, 1).toISOString(),
    });
    await trade('premium_month');
    expect(await takeJobs(paid.database, 'charge_move')).toEqual([]);
    await paid.later(ends.getTime() - paid.clock.now().getTime() + DAY);
    expect(await paid.status(browser)).toMatchObject({
      access: 'full',
      plan: null,
      granted: { until: addMonths(ends, 1).toISOString() },
    });
    await paid.later(32 * DAY);
    expect((await paid.status(browser)).access).toBe('limited');
  });

  it('resuming a cancelled plan moves its charge behind the months that were given', async () => {
    const { browser, trade } = await subscribed(600);
    await browser.call('cancelSubscription');
    const ends = at((await paid.status(browser)).periodEnd);
    await trade('premium_month');
    await browser.call('resumeSubscription');
    expect(await paid.status(browser)).toMatchObject({
      periodEnd: addMonths(ends, 1).toISOString(),
      cancelledAt: null,
    });
  });

  it('where the charge can’t be moved the trade is undone by counter-rows', async () => {
    const { browser, trade, balance } = await subscribed(600);
    const before = await paid.status(browser);
    await trade('premium_month');
    expect(await balance()).toBe(0);
    paid.practice.control.failNext(3, 500, '/v1/subscriptions/');
    paid.clock.advance(1000);
    await work(true);
    expect(await balance()).toBe(600);
    const { history } = (await browser.call('getPoints', { query: {} })).body as PointsReply;
    expect(history.slice(0, 2)).toMatchObject([
      { reason: 'reward_back', what: 'premium_month', amount: 600 },
      { reason: 'reward', what: 'premium_month', amount: -600 },
    ]);
    expect(await paid.status(browser)).toEqual(before);
  });

  it('adds nothing to a lifetime, and waits for a payment that failed', async () => {
    const { userId, trade, balance } = await somebody(600);
    await give(paid.services.account, { userId, gift: { kind: 'lifetime' } });
    expect(await trade('premium_month')).toMatchObject({ status: 409, body: { code: 'premium_for_good' } });
    expect(await balance()).toBe(600);
    const late = await subscribed(600);
    const known = await paid.services.mounting.db.asWorker(null, (tx) =>
      tx.callFunction<{ customer_id: string }>('customer_of', [late.userId, null]),
    );
    await paid.practice.control.decline(known[0]?.customer_id ?? '');
    await paid.later(32 * DAY);
    expect(await late.trade('premium_month')).toMatchObject({ status: 409, body: { code: 'payment_waits' } });
    expect(await late.balance()).toBe(600);
  });
});

it('a settled move is forgotten after 90 days, one that waits stays', async () => {
  const count = async () =>
    (await run(paid.database.adminUrl, (client) => client.query('select 1 from auth.charge_move'))).rowCount ?? 0;
  const { trade } = await subscribed(600);
  await trade('premium_month');
  const all = await count();
  await paid.later(91 * DAY);
  const old = new Date(paid.clock.now().getTime() - 90 * DAY);
  const gone = await chargeMoveStore.sweep(paid.services.mounting.db, old);
  expect(gone).toBeGreaterThan(0);
  expect(await count()).toBe(all - gone);
  expect(await count()).toBeGreaterThan(0);
});
