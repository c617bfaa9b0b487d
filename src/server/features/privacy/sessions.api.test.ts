import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionsReply } from '#contract/privacy/privacy.schemas.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, type Registration } from '#server/testing/people.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
});
afterAll(() => open.close());

const list = async (browser: Browser) => ((await browser.call('getSessions')).body as SessionsReply).sessions;
async function phone({ email, password }: Pick<Registration, 'email' | 'password'>): Promise<Browser> {
  const browser = open.browser();
  await browser.call('login', { body: { email, password } }, { 'user-agent': FIREFOX });
  return browser;
}

describe('where she is signed in', () => {
  it('is told in words, here first, and the words are sealed', async () => {
    const { browser, body } = await member(open);
    const other = await phone(body);
    expect((await list(other)).map(({ device, here }) => [device, here])).toEqual([
      ['phone, Firefox', true],
      ['device', false],
    ]);
    expect((await list(browser)).map(({ here }) => here)).toEqual([true, false]);
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query<{ device: Buffer }>('select device from auth.session where device is not null'),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.some(({ device }) => device.includes('Firefox'))).toBe(false);
  });

  it('ends one of them in the same instant, also one that has just been seen', async () => {
    const { browser, body } = await member(open);
    const other = await phone(body);
    expect((await other.call('getUser')).status).toBe(200);
    const there = (await list(browser)).find(({ here }) => !here);
    expect((await browser.call('endSession', { params: { id: there?.id ?? '' } })).body).toMatchObject({
      sessions: [{ here: true }],
    });
    expect((await other.call('getUser')).status).toBe(401);
    expect((await other.call('putDayLog', { body: { date: '2026-11-21' as never, flow: 'light' } })).status).toBe(401);
    expect((await browser.call('getUser')).status).toBe(200);
    expect((await browser.call('endSession', { params: { id: there?.id ?? '' } })).status).toBe(404);
  });

  it('ends everywhere else and stays here, twice is once', async () => {
    const { browser, body } = await member(open);
    const others = [await phone(body), await phone(body)];
    for (let times = 0; times < 2; times += 1)
      expect((await browser.call('endOtherSessions')).body).toMatchObject({ sessions: [{ here: true }] });
    expect(await Promise.all(others.map(async (other) => (await other.call('getUser')).status))).toEqual([401, 401]);
    expect((await browser.call('getUser')).status).toBe(200);
  });

  it('is hers alone', async () => {
    const [one, other] = [await member(open), await member(open)];
    const [there] = await list(other.browser);
    expect((await one.browser.call('endSession', { params: { id: there?.id ?? '' } })).status).toBe(404);
    await one.browser.call('endOtherSessions');
    expect((await other.browser.call('getUser')).status).toBe(200);
    expect((await one.browser.call('endSession', { params: { id: randomUUID() } })).status).toBe(404);
    expect((await one.browser.call('endSession', { params: { id: '1' } })).status).toBe(400);
    expect((await open.browser().call('getSessions')).status).toBe(401);
  });
});
