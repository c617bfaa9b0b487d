import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { run } from '#server/testing/database.ts';
import { gateBefore, type TestGate } from '#server/testing/gate.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
let gate: TestGate;
beforeAll(async () => {
  gate = gateBefore(inject('testServer').adminUrl);
  await gate.open();
  open = await openTestApp({ through: gate.through });
});
afterAll(async () => {
  await open.close();
  await gate.close();
});

const ofMembers = (Object.entries(table) as [string, Route][]).filter(
  ([name, { access }]) => access.who === 'member' && name !== 'logout',
);
const LISTENING =
  "select count(*)::int as n from pg_stat_activity where datname = current_database() and query = 'listen session_ended'";
/** For what comes by itself, on a machine with other things to do. */
const LONG = { timeout: 15_000, interval: 50 };
const soon = (ms: number) => new Promise((after) => setTimeout(after, ms));

it('without its database the server lives, answers 503 wherever it needs one, and is itself again within five seconds', async () => {
  const { browser, body } = await member(open);
  const statusOf = async (url: string) => (await open.browser().send({ method: 'GET', url })).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  await gate.shut();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), LONG);
  expect(await statusOf('/healthz')).toBe(200);
  expect(ofMembers.length).toBeGreaterThan(40);
  const odd: string[] = [];
  for (const [name, { method, path }] of ofMembers) {
    const {
      status,
      body: told,
      headers,
    } = await browser.send({
      method,
      url: path,
      ...(method !== 'GET' && { payload: '{}', headers: { 'content-type': 'application/json' } }),
    });
    // What is wrong in itself is still told so; everything else waits.
    if (
      status !== 400 &&
      !(status === 503 && (told as { code: string }).code === 'unavailable' && Number(headers['retry-after']) > 0)
    )
      odd.push(`${name} ${status}`);
  }
  expect(odd).toEqual([]);
  expect(await open.browser().call('login', { body: { email: body.email, password: body.password } })).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  const written = open.log.join('\n');
  expect(written).toContain('http.unavailable');
  expect(written).not.toContain(body.email);
  await gate.open();
  const back = performance.now();
  while ((await browser.call('getUser')).status !== 200 && performance.now() - back < 5_000) await soon(50);
  expect(performance.now() - back).toBeLessThan(5_000);
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), LONG);
}, 60_000);

it('hears of ended sessions again, once each, however often the connection broke', async () => {
  const { browser } = await member(open);
  for (let round = 0; round < 3; round += 1) {
    await gate.shut();
    await soon(50);
    await gate.open();
  }
  const listening = async (): Promise<number | undefined> => {
    const { rows } = await run(open.database.adminUrl, (client) => client.query<{ n: number }>(LISTENING));
    return rows[0]?.n;
  };
  // Long enough for one to listen twice.
  await soon(1_500);
  await vi.waitFor(async () => expect(await listening()).toBe(1), LONG);
  const other = await member(open);
  expect((await other.browser.call('getUser')).status).toBe(200);
  expect((await browser.call('getUser')).status).toBe(200);
  expect(await listening()).toBe(1);
}, 30_000);
