import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

it('a request that names its member is done for her alone: another one who signed in since is not written to', async () => {
  const { browser } = await member(open);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  const start = (id: string) =>
    browser.call('startPeriod', { body: { date: localDate('2026-11-21') } }, { 'for-member': id });
  expect(await start('5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b11')).toMatchObject({
    status: 401,
    body: { code: 'session_ended' },
  });
  expect((await browser.call('getMonth', { query: { month: '2026-11' } })).body).toMatchObject({ logs: [] });
  expect((await start(user.id)).status).toBe(200);
});
