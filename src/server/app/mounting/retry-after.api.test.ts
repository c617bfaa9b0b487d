import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import type { Route } from '#contract/kit/route.ts';
import { CODES, NEW_ADDRESSES, RATES, REGISTRATIONS } from '#contract/limits.ts';
import { PRIVACY_MODE_PATHS } from '#contract/privacy-mode-paths.ts';
import { table, type RouteName } from '#contract/table.ts';
import { UPLOADS } from '#contract/uploads.ts';
import type { TestResponse } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration } from '#server/testing/people.ts';
import { sendRefusal } from './refusals.ts';

/** Every 429 says from when on another may come, and is not longer than its window. */
const told = ({ status, headers }: TestResponse) => ({ status, after: Number(headers['retry-after']) });
const inWindow = (answer: TestResponse, seconds: number) => {
  const { status, after } = told(answer);
  expect(status).toBe(429);
  expect(Number.isInteger(after) && after >= 1 && after <= seconds).toBe(true);
};

const ROUTES = Object.entries(table) as [RouteName, Route][];
type Method = 'GET' | 'POST';
const ELSEWHERE: readonly (readonly [Method, string, keyof typeof RATES])[] = [
  ['POST', '/auth', 'login'],
  ['POST', UPLOADS.avatar, 'avatar'],
  ['GET', DOWNLOADS.archive, 'archive'],
  ['GET', DOWNLOADS.json, 'export'],
  ['GET', DOWNLOADS.csv, 'export'],
  ['GET', '/calendar/nobody.ics', 'feed'],
  ['POST', '/api/webhooks/stripe', 'webhook'],
  ['GET', '/api/avatar/nobody', 'read'],
  ['POST', PRIVACY_MODE_PATHS.lock, 'login'],
  ['POST', PRIVACY_MODE_PATHS.leave, 'page'],
];

describe('a network that asks too often', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await openTestApp({ env: { RATE_FACTOR: '0.001' } });
  });
  afterAll(() => open.close());
  const until429 = async (send: () => Promise<TestResponse>): Promise<TestResponse> => {
    for (let i = 0; i < 70; i += 1) {
      const answer = await send();
      if (answer.status === 429) return answer;
    }
    throw new Error('no 429 came');
  };

  it.each(ROUTES)('%s', async (_name, { method, path, rate }) => {
    const url = path.replace(/:\w+/g, 'x');
    inWindow(await until429(() => open.browser().send({ method, url })), RATES[rate].seconds);
  });

  it.each(ELSEWHERE)('%s %s', async (method, url, rate) => {
    inWindow(await until429(() => open.browser().send({ method, url })), RATES[rate].seconds);
  });
});

describe('an account that asks too often', () => {
  it('on each of its routes', async () => {
    const open = await openTestApp();
    const { browser } = await member(open);
    vi.spyOn(open.services.mounting.rates, 'overAccount').mockResolvedValue(17);
    const own = ROUTES.filter(([, { access }]) => access.who === 'member' && access.age === 'any');
    for (const [name, { method, path }] of own)
      expect([name, told(await browser.send({ method, url: path.replace(/:\w+/g, 'x') }))]).toEqual([
        name,
        { status: 429, after: 17 },
      ]);
    expect(own.length).toBeGreaterThan(60);
    for (const url of [DOWNLOADS.json, '/calendar/nobody.ics'])
      expect(told(await browser.send({ method: 'GET', url }))).toEqual({ status: 429, after: 17 });
    await open.close();
  });
});

it('also where nobody said for how long', async () => {
  const app = Fastify();
  app.get('/page', (_request, reply) => sendRefusal(reply, 'rate_limited'));
  expect((await app.inject('/page')).headers['retry-after']).toBe('60');
  await app.close();
});

describe('what a handler itself counts', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await openTestApp({ env: { RATE_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => open.close());
  let network = 0;
  const from = () => ({ 'x-forwarded-for': `198.51.${(network += 1)}.7` });
  const last = async (times: number, send: () => Promise<TestResponse>): Promise<TestResponse> => {
    for (let i = 1; i < times; i += 1) await send();
    return send();
  };

  it('sign-ups from one network', async () => {
    const where = from();
    const sign = () => open.browser().call('register', { body: registration() }, where);
    inWindow(await last(REGISTRATIONS.perNetwork + 1, sign), REGISTRATIONS.seconds);
  });

  it('wrong passwords of an account, and codes, steps and apps', async () => {
    const { browser, body } = await member(open);
    const wrong = { body: { email: body.email, password: 'not this one' } };
    inWindow(await last(11, () => open.browser().call('login', wrong, from())), 900);
    const proof = { body: { by: 'password', password: 'not this one' } } as const;
    inWindow(await last(11, () => browser.call('stepUp', proof)), 900);
    await browser.call('startCodeApp');
    inWindow(await last(11, () => browser.call('confirmCodeApp', { body: { code: '000000' } })), 900);
    expect(CODES.perDay).toBe(10);
  });

  it('other addresses of one member', async () => {
    const { browser } = await member(open);
    let serial = 0;
    const ask = () => browser.call('changeEmail', { body: { email: `other${(serial += 1)}@example.org` } });
    inWindow(await last(NEW_ADDRESSES.max + 1, ask), NEW_ADDRESSES.seconds);
  });
});
