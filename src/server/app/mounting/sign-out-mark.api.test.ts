import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

it('a browser that was signed out without a connection gets nothing: its session ends before it is answered', async () => {
  const { browser } = await member(open);
  const stolen = open.browser();
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
  browser.cookies.set('signing_out', 'keep');
  const answer = await browser.call('getUser');
  expect(answer).toMatchObject({ status: 401, headers: { 'clear-site-data': '"cache"' } });
  expect([browser.cookies.get('sid'), browser.cookies.get('signing_out')]).toEqual([undefined, 'done']);
  expect((await stolen.call('getUser')).status).toBe(401);
});

it.each(['/lock', '/measures'])('nor does a form at %s do anything for the member', async (url) => {
  const { browser } = await member(open);
  const [sid = ''] = [browser.cookies.get('sid')];
  browser.cookies.set('signing_out', 'clear');
  await browser.send({ method: 'POST', url });
  const again = open.browser();
  again.cookies.set('sid', sid);
  expect((await again.call('getUser')).status).toBe(401);
});

it('what waits on the device stays there where the member chose so, and goes with a sign-out that clears', async () => {
  const cleared = async (mark: string) => {
    const { browser } = await member(open);
    browser.cookies.set('signing_out', mark);
    return (await browser.call('logout')).headers['clear-site-data'];
  };
  expect(await cleared('keep')).toBe('"cache"');
  expect(await cleared('clear')).toBe('"cache", "storage"');
});

it('twice is once, and whoever signs in there next stays signed in', async () => {
  const { browser, body } = await member(open);
  browser.cookies.set('signing_out', 'keep');
  const [sid = ''] = [browser.cookies.get('sid')];
  expect((await browser.call('getUser')).status).toBe(401);
  browser.cookies.set('sid', sid);
  browser.cookies.set('signing_out', 'keep');
  expect((await browser.call('logout')).status).toBe(200);

  browser.cookies.set('signing_out', 'keep');
  expect((await browser.call('login', { body: { email: body.email, password: body.password } })).status).toBe(200);
  expect(browser.cookies.get('signing_out')).toBe('done');
  expect((await browser.call('getUser')).status).toBe(200);
});

it('a mark with any other words says nothing', async () => {
  const { browser } = await member(open);
  for (const mark of ['done', 'no', ''])
    expect((browser.cookies.set('signing_out', mark), (await browser.call('getUser')).status)).toBe(200);
});
