import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
const look = vi.spyOn(sessionStore, 'read');
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(async () => {
  look.mockRestore();
  await open.close();
});
beforeEach(() => void look.mockClear());

it('the cookie of a session that has ended is looked up once', async () => {
  const { browser } = await member(open);
  const sid = browser.cookies.get('sid') ?? expect.fail('no cookie');
  await browser.call('logout');
  browser.cookies.set('sid', sid);
  look.mockClear();
  expect((await browser.call('getUser')).status).toBe(401);
  expect(look).toHaveBeenCalledOnce();
});

it('so is that of a session that is shut', async () => {
  const { browser } = await member(open);
  await browser.call('putLock', { body: { pin: '2580', minutes: 5 } });
  await browser.call('lockNow');
  look.mockClear();
  expect((await browser.call('getUser')).status).toBe(423);
  expect(look).toHaveBeenCalledOnce();
});
