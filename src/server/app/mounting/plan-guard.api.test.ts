import Fastify from 'fastify';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MEMBER, route, type Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { give, takeBack } from '#server/features/subscription/public.ts';
import { Browser } from '#server/testing/browser.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { mount } from './mount.ts';

const DAY = 86_400_000;
const planted = {
  closed: route({
    method: 'POST',
    path: '/api/planted',
    summary: 'A thing that needs a plan',
    access: { ...MEMBER, plan: 'full', feature: 'patterns' },
    rate: 'read',
    bodyLimit: 64,
    params: null,
    query: null,
    body: z.object({ a: z.string() }),
    reply: z.object({ open: z.boolean() }),
    status: 200,
    cache: 'no-store',
    errors: [],
  }),
  forTeachers: route({
    method: 'GET',
    path: '/api/planted-teachers',
    summary: 'A thing of teachers that needs a plan',
    access: { who: 'teacher', age: 'any', plan: 'full', feature: 'patterns' },
    rate: 'read',
    bodyLimit: 0,
    params: null,
    query: null,
    body: null,
    reply: null,
    status: 200,
    cache: 'no-store',
    errors: [],
  }),
};

let paid: PaidApp;
const app = Fastify();
beforeAll(async () => {
  paid = await openPaidApp();
  await app.register(cookie);
  app.decorateRequest('session', null);
  mount(app, {
    table: planted,
    handlers: { closed: async () => ({ open: true }), forTeachers: async () => undefined },
    deps: paid.services.mounting,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await paid.close();
});

/** Knocks at the planted routes with the cookies of somebody who is signed in to the test app. */
function at(browser: Browser) {
  const knocking = new Browser(app);
  for (const [name, value] of browser.cookies) knocking.cookies.set(name, value);
  return (
    payload: object | string = { a: 'x' },
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => knocking.send({ method: 'POST', url: '/api/planted', payload, headers });
}
const idOf = async (browser: Browser): Promise<string> =>
  ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
const CLOSED = {
  status: 402,
  body: { code: 'subscription_required', message: 'This is part of Premium.', feature: 'patterns' },
};

describe('a route that needs a plan', () => {
  it('opens in the free days, closes with them, opens with a plan, and closes when it is over', async () => {
    const { browser } = await paid.member();
    const knock = at(browser);
    expect((await knock()).status).toBe(200);
    paid.clock.advance(7 * DAY);
    expect((await knock()).status).toBe(200);
    paid.clock.advance(1);
    expect(await knock()).toMatchObject(CLOSED);
    await paid.pay(await paid.checkout(browser, 'premium_monthly'));
    expect((await knock()).status).toBe(200);
    await browser.call('cancelSubscription');
    expect((await knock()).status).toBe(200);
    await paid.later(31 * DAY);
    expect(await knock()).toMatchObject(CLOSED);
  });

  it('opens by a gift, and closes when that is taken back', async () => {
    const { browser } = await paid.member();
    paid.clock.advance(8 * DAY);
    const services = paid.services.account;
    const userId = await idOf(browser);
    const giftId = await give(services, { userId, gift: { kind: 'lifetime' } });
    expect((await at(browser)()).status).toBe(200);
    expect(await paid.status(browser)).toMatchObject({
      subscriptionStatus: 'lifetime',
      granted: { kind: 'lifetime', until: null },
    });
    expect(await browser.call('createCheckoutSession', { body: { plan: 'premium_monthly' } })).toMatchObject({
      status: 409,
    });
    expect([await takeBack(services, { userId, giftId }), await takeBack(services, { userId, giftId })]).toEqual([
      true,
      false,
    ]);
    expect(await at(browser)()).toMatchObject(CLOSED);
  });

  it('is never closed to a teen', async () => {
    const { browser } = await paid.member({ birthday: localDate('2011-03-04') });
    paid.clock.advance(400 * DAY);
    expect((await at(browser)()).status).toBe(200);
  });

  it('is judged after role and before form and contents (security.md 3)', async () => {
    const { browser } = await paid.member();
    paid.clock.advance(8 * DAY);
    const knock = at(browser);
    expect(await knock('{not json', { 'content-type': 'text/plain' })).toMatchObject(CLOSED);
    expect(await knock('{not json')).toMatchObject(CLOSED);
    expect(await at(paid.browser())('{not json')).toMatchObject({ status: 401 });
    const teachers = new Browser(app);
    for (const [name, value] of browser.cookies) teachers.cookies.set(name, value);
    expect(await teachers.send({ method: 'GET', url: '/api/planted-teachers' })).toMatchObject({ status: 404 });
  });

  it('heeds nothing that a browser claims', async () => {
    const { browser } = await paid.member();
    paid.clock.advance(8 * DAY);
    const id = await idOf(browser);
    const forged = {
      'content-type': 'application/json',
      'x-subscription': 'active',
      authorization: 'Bearer premium',
      'x-access': 'full',
      'stripe-signature': 't=1,v1=00',
    };
    for (const flag of ['subscription_flow_shown', 'subscription_completed', 'payment_completed'])
      browser.cookies.set(`${flag}_${id}`, 'true');
    expect(
      await at(browser)({ a: 'x', subscriptionStatus: 'lifetime', access: 'full', plan: 'full', dev: true }, forged),
    ).toMatchObject(CLOSED);
  });
});

describe('decisions 9, over every route', () => {
  /** Each state that a member can be in, and how the member gets there. */
  const STATES: readonly (readonly [string, (browser: Browser) => Promise<unknown>])[] = [
    ['free days', async () => undefined],
    ['free days over', async () => paid.clock.advance(8 * DAY)],
    ['a plan', async (browser) => paid.pay(await paid.checkout(browser, 'premium_yearly'))],
    [
      'a plan that was cancelled',
      async (browser) => {
        await paid.pay(await paid.checkout(browser, 'premium_monthly'));
        await browser.call('cancelSubscription');
      },
    ],
    [
      'a plan that is over',
      async (browser) => {
        paid.clock.advance(8 * DAY);
        await paid.pay(await paid.checkout(browser, 'premium_monthly'));
        await browser.call('cancelSubscription');
        await paid.later(32 * DAY);
      },
    ],
    [
      'a payment whose grace is over',
      async (browser) => {
        paid.clock.advance(8 * DAY);
        await paid.pay(await paid.checkout(browser, 'premium_monthly'));
        const [customer = ''] = Object.keys(await paid.practice.look(({ state }) => state.customers)).slice(-1);
        await paid.practice.control.decline(customer);
        await paid.later(32 * DAY);
        paid.clock.advance(8 * DAY);
      },
    ],
    [
      'a lifetime',
      async (browser) => give(paid.services.account, { userId: await idOf(browser), gift: { kind: 'lifetime' } }),
    ],
  ];
  const routes = Object.entries(table) as [string, Route][];
  // Signing out would end what is looked at.
  const called = routes.filter(([name]) => name !== 'logout');

  it.each(STATES)(
    '%s: what is promised to be open never asks for a plan',
    async (_name, reach) => {
      const { browser } = await paid.member();
      await reach(browser);
      const asked: string[] = [];
      for (const [name, { method, path, access }] of called) {
        const { status } = await browser.send({
          method,
          url: path,
          ...(method !== 'GET' && { payload: '{}', headers: { 'content-type': 'application/json' } }),
        });
        if (status === 402 && access.plan === 'any') asked.push(name);
      }
      expect(asked).toEqual([]);
    },
    60_000,
  );

  it('and a teen is asked by none, whatever her days', async () => {
    const { browser } = await paid.member({ birthday: localDate('2012-03-04') });
    paid.clock.advance(30 * DAY);
    for (const [name, { method, path }] of called)
      expect(
        (
          await browser.send({
            method,
            url: path,
            ...(method !== 'GET' && { payload: '{}', headers: { 'content-type': 'application/json' } }),
          })
        ).status,
        name,
      ).not.toBe(402);
  });

  it('what is hers, and what is about her safety and her money, needs no plan in the table', () => {
    const closed = routes.filter(([, { access }]) => access.plan === 'full').map(([name]) => name);
    const OPEN =
      /auth|user|log|cycle|period|forecast|journal|check-?in|moon|reminder|import|export|subscription|consent|stage|notice|home|engagement|insight|report/i;
    expect(closed.filter((name) => OPEN.test(`${name} ${(table as Record<string, Route>)[name]?.path}`))).toEqual([]);
  });
});
