import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const LEAST = 500 * 1024 * 1024;
const FULL = {
  status: 503,
  body: { code: 'disk_full', message: expect.stringMatching(/no room to save.*nothing you typed is lost/i) },
  headers: { 'retry-after': '30' },
};

let open: TestApp;
let free = LEAST;
beforeAll(async () => {
  open = await openTestApp({ freeBytes: async () => free });
});
afterAll(() => open.close());

/** The disk as it is from now on. What was asked of it before is a second old. */
async function becomes(bytes: number): Promise<void> {
  free = bytes;
  await new Promise((after) => setTimeout(after, 1_050));
}
const putDay = (browser: Browser, note: string) =>
  browser.call('putDayLog', { body: { date: localDate('2026-11-20'), note } });

const routes = Object.entries(table) as [string, Route][];
const STAYS_OPEN = ['login', 'logout', 'stepUp'];
const writing = routes.filter(
  ([name, route]) => route.method !== 'GET' && route.rate !== 'read' && !STAYS_OPEN.includes(name),
);

describe('a disk with less than 500 MB of room', () => {
  it('answers every write 503 with a sentence, goes on reading, and saves again by itself', async () => {
    const { browser, body } = await member(open);
    expect((await putDay(browser, 'before')).status).toBe(200);
    await becomes(LEAST - 1);
    expect(writing.length).toBeGreaterThan(25);
    for (const [name, { method, path }] of writing)
      expect(
        await browser.send({ method, url: path, payload: '{}', headers: { 'content-type': 'application/json' } }),
        name,
      ).toMatchObject(FULL);
    expect(
      await browser.send({
        method: 'POST',
        url: '/api/avatar',
        payload: 'x',
        headers: { 'content-type': 'image/png', 'x-upload': '1' },
      }),
    ).toMatchObject(FULL);
    expect(await putDay(browser, 'during')).toMatchObject(FULL);
    const month = await browser.call('getMonth', { query: { month: '2026-11' } });
    expect([month.status, JSON.stringify(month.body).includes('before')]).toEqual([200, true]);
    expect((await browser.call('searchJournal', { body: {} as never })).status).not.toBe(503);
    const other = open.browser();
    expect((await other.call('login', { body: { email: body.email, password: body.password } })).status).toBe(200);
    expect((await other.call('getUser')).status).toBe(200);
    expect((await other.call('logout')).status).toBe(200);
    expect((await other.call('getUser')).status).toBe(401);
    expect([
      (await browser.send({ method: 'GET', url: '/healthz' })).status,
      (await browser.send({ method: 'GET', url: '/readyz' })).status,
    ]).toEqual([200, 503]);
    await becomes(LEAST);
    expect((await putDay(browser, 'after')).status).toBe(200);
    expect((await browser.send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });

  it('a database that has no byte left says the same, and is told of in the log', async () => {
    const { browser } = await member(open);
    await run(open.database.adminUrl, (client) =>
      client.query(
        "create function public.full_disk() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$; create trigger full_disk before insert on app.day_log for each row execute function public.full_disk()",
      ),
    );
    expect(await putDay(browser, 'no byte')).toMatchObject(FULL);
    expect(open.log.findLast((line) => line.includes('http.disk_full'))).toMatch(/"alert":true.*"code":"53100"/);
    await run(open.database.adminUrl, (client) => client.query('drop trigger full_disk on app.day_log'));
    expect((await putDay(browser, 'a byte')).status).toBe(200);
  });
});
