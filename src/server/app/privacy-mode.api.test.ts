import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tells } from '#domain/privacy-mode/plain.ts';
import { decoyPage } from '#server/features/privacy-mode/public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const PIN = '2580';
const post = (
  browser: Browser,
  url: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  browser.send({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const isOpen = async (browser: Browser) => (await browser.call('getUser')).status;
const locked = async () => {
  const { browser } = await member(open);
  await browser.call('putLock', { body: { pin: PIN, minutes: 5 } });
  await browser.call('lockNow');
  return browser;
};

describe('the lock without a script', () => {
  it('leads on to the page that was asked for, and nowhere else', async () => {
    for (const [next, to] of [
      ['/tracker', '/tracker'],
      ['/insights?months=6', '/insights?months=6'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      ['https://evil.example', '/'],
      ['javascript:alert(1)', '/'],
      ['', '/'],
    ] as const) {
      const browser = await locked();
      expect(await post(browser, '/lock', { pin: PIN, next })).toMatchObject({
        status: 303,
        headers: { location: to },
      });
      expect(await isOpen(browser)).toBe(200);
    }
  });

  it('says how many tries are left, and at the fifth that she is signed out; what waits on the device stays', async () => {
    const browser = await locked();
    for (const words of ['4 tries left', '3 tries left', '2 tries left', 'one more wrong PIN']) {
      const answer = await post(browser, '/lock', { pin: '9999', next: '/"><script>' });
      expect(answer).toMatchObject({ status: 422, headers: { 'cache-control': 'no-store' } });
      expect(answer.body).toContain(words);
      expect(answer.body).not.toContain('<script');
    }
    const last = await post(browser, '/lock', { pin: '9999' });
    expect(last).toMatchObject({ status: 401, headers: { 'clear-site-data': '"cache"' } });
    expect(last.body).toContain('You’re signed out');
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('lets her sign in with her password instead', async () => {
    const browser = await locked();
    expect(await post(browser, '/lock/forgotten')).toMatchObject({ status: 303, headers: { location: '/auth' } });
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('answers no other site, and tells nothing of ours', async () => {
    const browser = await locked();
    for (const url of ['/lock', '/lock/forgotten', '/leave', '/measures'])
      expect(await post(browser, url, { pin: PIN }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await isOpen(browser)).toBe(423);
    const { body } = await post(browser, '/lock', { pin: '9999' });
    const said = String(body).replace(/<style>.*<\/style>/s, '');
    expect([tells(said), said.includes('Mara')]).toEqual([false, false]);
  });
});

describe('the quick exit', () => {
  it('shuts the session, and without a PIN nothing on its page opens it again: she signs in', async () => {
    const { browser, body } = await member(open);
    const other = (await member(open)).browser;
    expect(await browser.send({ method: 'POST', url: '/leave' })).toMatchObject({
      status: 303,
      headers: { location: '/measures' },
    });
    expect([await isOpen(browser), await isOpen(other)]).toEqual([423, 200]);
    for (const url of ['/leave', '/measures', '/measures'])
      expect(await browser.send({ method: 'POST', url })).toMatchObject({
        status: 303,
        headers: { location: '/measures' },
      });
    expect(await isOpen(browser)).toBe(423);
    expect((await browser.call('login', { body: { email: body.email, password: body.password } })).status).toBe(200);
    expect(await isOpen(browser)).toBe(200);
  });

  it('shuts it for who has no PIN at the lock either', async () => {
    const { browser } = await member(open);
    await browser.send({ method: 'POST', url: '/leave' });
    expect(await post(browser, '/lock', { pin: '' })).toMatchObject({ status: 401 });
  });

  it('leads back to the lock where there is one', async () => {
    const { browser } = await member(open);
    await browser.call('putLock', { body: { pin: PIN, minutes: 15 } });
    await browser.send({ method: 'POST', url: '/leave' });
    expect(await browser.send({ method: 'POST', url: '/measures' })).toMatchObject({
      status: 303,
      headers: { location: '/' },
    });
    expect(await isOpen(browser)).toBe(423);
    expect(await post(browser, '/lock', { pin: PIN })).toMatchObject({ status: 303 });
    expect(await isOpen(browser)).toBe(200);
  });

  it('opens no lock by the way back', async () => {
    const browser = await locked();
    await browser.send({ method: 'POST', url: '/measures' });
    expect(await isOpen(browser)).toBe(423);
  });

  it('shows a visitor the plain page as well, which tells nothing of ours', async () => {
    expect(await open.browser().send({ method: 'POST', url: '/leave' })).toMatchObject({
      status: 303,
      headers: { location: '/measures' },
    });
    const said = decoyPage('/assets/measures.js').replace(/<style>.*<\/style>/s, '');
    expect(tells(said)).toBe(false);
  });
});
