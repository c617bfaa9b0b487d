import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import type { Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { asMadeMember, memberStore } from '#server/features/account/public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { filledAddress } from '#server/testing/reads/filled-address.ts';
import { heldGateBefore, type HeldGate } from '#server/testing/held-gate.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

/** Two processes of one installation: one deletes, the other reads through a gate. */
let deletes: TestApp;
let reads: TestApp;
let gate: HeldGate;
beforeAll(async () => {
  gate = await heldGateBefore(inject('testServer').adminUrl);
  const env = { RATE_FACTOR: '99999' };
  deletes = await openTestApp({ env });
  reads = await openTestApp({ env, beside: deletes, through: (url) => gate.through(url) });
});
afterAll(async () => {
  gate.release();
  await reads.close();
  await deletes.close();
  await gate.close();
});

const READS = [
  ...(Object.values(table) as Route[])
    // Invoices are asked of the payment provider, and here is none.
    .filter(({ method, access, path }) => method === 'GET' && access.who === 'member' && !path.endsWith('/invoices'))
    .map(filledAddress),
  DOWNLOADS.avatar.replace(/:\w+/, `${randomUUID()}.webp`),
  DOWNLOADS.json,
  DOWNLOADS.csv,
  DOWNLOADS.archive,
];
// The pool of a server has ten connections: what waits for one asks only after the deletion.
const AT_ONCE = 8;
const chunks = Array.from({ length: Math.ceil(READS.length / AT_ONCE) }, (_, index) =>
  READS.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

/** A member whose browser asks the reading server from now on. */
async function newMember(): Promise<{ browser: Browser; userId: string }> {
  const { browser } = await member(deletes);
  const userId = ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
  const there = reads.browser();
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return { browser: there, userId };
}
const erase = (userId: string) =>
  asMadeMember(deletes.services.account, userId, (me) => memberStore.erase(me, deletes.services.account.erasures));
const readAll = (browser: Browser, addresses: readonly string[]) =>
  addresses.map(async (url) => ({ url, status: (await browser.send({ method: 'GET', url })).status }));

it('reads every page of a member with something in it', async () => {
  const { browser } = await newMember();
  const statuses = await Promise.all(readAll(browser, READS));
  expect(statuses.length).toBeGreaterThan(25);
  expect(statuses.filter(({ status }) => ![200, 402, 404].includes(status))).toEqual([]);
});

it.each([
  ['by a server that knows the member', true],
  ['by a server that has just begun', false],
])('a read %s, cut in two by the deletion on another one, is no fault', async (_, isWarm) => {
  const seen: Record<number, number> = {};
  let held = 0;
  const odd: string[] = [];
  for (const chunk of chunks) {
    const { browser, userId } = await newMember();
    if (isWarm) await browser.call('getUser');
    gate.hold();
    const answers = readAll(browser, chunk);
    await vi.waitUntil(() => gate.held() >= chunk.length - 1, { timeout: 2_000 }).catch(() => undefined);
    held += gate.held();
    await erase(userId);
    gate.release();
    for (const { url, status } of await Promise.all(answers)) {
      seen[status] = (seen[status] ?? 0) + 1;
      if (![200, 401, 402, 404].includes(status)) odd.push(`${status} ${url}`);
    }
  }
  expect(odd).toEqual([]);
  expect(held).toBeGreaterThan(20);
  expect(seen[401]).toBeGreaterThan(0);
  expect(reads.log.filter((line) => line.includes('http.fault'))).toEqual([]);
});

it('keeps every read that goes on during a deletion free of faults, and answers 401 after it', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { browser, userId } = await newMember();
    const before = readAll(browser, READS);
    const erased = erase(userId);
    const beside = readAll(browser, READS);
    await erased;
    const after = await Promise.all(readAll(browser, READS.slice(0, 5)));
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    for (const { status } of await Promise.all([...before, ...beside])) statuses.push(status);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(new Set(statuses)).toContain(401);
});

it('answers 404 for the calendar whose owner goes while it is read, and afterwards', async () => {
  const { browser } = await member(deletes);
  const userId = ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
  const { path } = (await browser.call('makeFeed', { body: { titles: 'plain' } })).body as { path: string };
  const read = async () => (await reads.browser().send({ method: 'GET', url: path })).status;
  expect(await read()).toBe(200);
  gate.hold();
  const answer = read();
  await vi.waitUntil(() => gate.held() > 0, { timeout: 5_000 });
  await erase(userId);
  gate.release();
  expect([await answer, await read()]).toEqual([404, 404]);
});
