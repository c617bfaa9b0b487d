import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { DeletionReply, ReceiptReply } from '#contract/privacy/privacy.schemas.ts';
import { run } from '#server/testing/database.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { ageProof } from '#server/testing/proofs.ts';
import { eraseDue } from './deletion/erase-due.ts';

const DAY = 86_400_000;
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
});
afterAll(() => open.close());

const plan = async (browser: Browser, when: 'now' | 'later') =>
  ((await browser.call('planDeletion', { body: { when } })).body as DeletionReply).plan;
const receipt = (id: string | undefined) => open.browser().call('getReceipt', { params: { id: id ?? '' } });
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Row>(sql, values))).rows;
const idOf = async (browser: Browser) => ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
const lettersTo = (email: string) => open.post.sent.filter(({ to }) => to === email);
const signIn = (body: { email: string; password: string }) =>
  open.browser().call('login', { body: { email: body.email, password: body.password } });

describe('deletion now', () => {
  it.each([
    ['an adult', {}],
    ['a teen', { birthday: localDate('2011-03-03') }],
  ])('of %s: nothing of hers is left, every session has ended, and the receipt is signed', async (_, changes) => {
    const { browser, body } = await member(open, changes);
    const userId = await idOf(browser);
    const planned = await plan(browser, 'now');
    expect((await receipt(planned?.receipt)).status).toBe(404);
    expect(await eraseDue(open.services.account)).toBe(1);
    expect((await browser.call('getUser')).status).toBe(401);
    expect((await signIn(body)).status).toBe(401);
    expect(
      await rows(
        'select 1 from auth.account where user_id = $1 union all select 1 from auth.user_key where user_id = $1 union all select 1 from app.member where user_id = $1',
        [userId],
      ),
    ).toEqual([]);
    const told = (await receipt(planned?.receipt)).body as ReceiptReply;
    expect(told.erasedAt).toBe(new Date(Math.floor(open.clock.now().getTime() / 60_000) * 60_000).toISOString());
    expect(told.text).toBe(`moonhearth deletion receipt\n${told.id}\n${told.erasedAt}\n`);
    const key = createPublicKey({ key: Buffer.from(told.publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(verify(null, Buffer.from(told.text), key, Buffer.from(told.signature, 'base64'))).toBe(true);
    expect(
      verify(null, Buffer.from(told.text.replace(told.id, randomUUID())), key, Buffer.from(told.signature, 'base64')),
    ).toBe(false);
  });

  it('the receipt is stored with an id and a time and nothing else', async () => {
    expect(
      (
        await rows<{ name: string }>(
          "select column_name as name from information_schema.columns where table_schema = 'auth' and table_name = 'receipt' order by 1",
        )
      ).map(({ name }) => name),
    ).toEqual(['erased_at', 'id']);
  });

  it('a crash before the worker came to it is healed at the next minute; nobody else is touched', async () => {
    const [one, other] = [await member(open), await member(open)];
    const userId = await idOf(one.browser);
    await plan(one.browser, 'now');
    await rows('delete from graphile_worker._private_jobs');
    expect(await rows('select 1 from auth.account where user_id = $1', [userId])).toHaveLength(1);
    expect(await eraseDue(open.services.account)).toBe(1);
    expect(await rows('select 1 from auth.account where user_id = $1', [userId])).toEqual([]);
    expect((await other.browser.call('getUser')).status).toBe(200);
    expect(await eraseDue(open.services.account)).toBe(0);
  });
});

it('asks for a proof of identity that is not five minutes old, and plans nothing without one', async () => {
  const { browser } = await member(open);
  await ageProof(open, browser, 301);
  expect(await browser.call('planDeletion', { body: { when: 'now' } })).toMatchObject({
    status: 403,
    body: { code: 'step_up_required' },
  });
  expect((await browser.call('getDeletion')).body).toEqual({ plan: null });
});

describe('deletion after seven days of thought', () => {
  it('is told on her pages and by a letter with the day; the first millisecond of the eighth day is too late to keep it', async () => {
    const { browser, body } = await member(open);
    const planned = await plan(browser, 'later');
    expect(planned?.dueAt).toBe(new Date(open.clock.now().getTime() + 7 * DAY).toISOString());
    expect((await browser.call('getUser')).body).toMatchObject({ user: { deletionAt: planned?.dueAt } });
    await open.post.deliver();
    const letter = lettersTo(body.email).at(-1);
    expect(letter?.subject).toMatch(/^Your Moonhearth account will be deleted on \w+, \d+ \w+ 20\d\d$/);
    open.clock.advance(7 * DAY - 1);
    expect(await eraseDue(open.services.account)).toBe(0);
    expect((await signIn(body)).body).toMatchObject({ user: { deletionAt: planned?.dueAt } });
    open.clock.advance(1);
    expect(await eraseDue(open.services.account)).toBe(1);
    expect((await signIn(body)).status).toBe(401);
    expect((await receipt(planned?.receipt)).status).toBe(200);
  });

  it('twice is once, with one letter; now overtakes it and keeps the receipt', async () => {
    const { browser, body } = await member(open);
    const first = await plan(browser, 'later');
    open.clock.advance(3_600_000);
    expect(await plan(browser, 'later')).toEqual(first);
    await open.post.deliver();
    expect(lettersTo(body.email).filter(({ subject }) => subject.includes('will be deleted'))).toHaveLength(1);
    const now = await plan(browser, 'now');
    expect(now).toEqual({ receipt: first?.receipt, dueAt: open.clock.now().toISOString() });
    expect(await eraseDue(open.services.account)).toBe(1);
  });

  it('can be taken back, twice is once, and nothing goes', async () => {
    const { browser, body } = await member(open);
    await plan(browser, 'later');
    expect((await browser.call('stopDeletion')).body).toEqual({ plan: null });
    expect((await browser.call('stopDeletion')).status).toBe(200);
    await open.post.deliver();
    expect(
      lettersTo(body.email).filter(({ subject }) => subject === 'Your Moonhearth account stays open'),
    ).toHaveLength(1);
    expect(lettersTo(body.email).filter(({ subject }) => subject.includes('will be deleted'))).toEqual([]);
    open.clock.advance(8 * DAY);
    expect(await eraseDue(open.services.account)).toBe(0);
    expect((await signIn(body)).status).toBe(200);
    expect(((await browser.call('getUser')).body as { user: object }).user).not.toHaveProperty('deletionAt');
  });

  it('is hers alone, asks for a session and for one of two words', async () => {
    const [one, other] = [await member(open), await member(open)];
    await plan(one.browser, 'later');
    expect((await other.browser.call('getDeletion')).body).toEqual({ plan: null });
    await other.browser.call('stopDeletion');
    expect((await one.browser.call('getDeletion')).body).toMatchObject({
      plan: { receipt: expect.any(String) as string },
    });
    expect((await open.browser().call('planDeletion', { body: { when: 'now' } })).status).toBe(401);
    expect((await one.browser.call('planDeletion', { body: { when: 'soon' as never } })).status).toBe(400);
  });
});

describe('a receipt', () => {
  it.each([
    [randomUUID(), 404],
    ['1', 400],
  ])('%s: %i', async (id, status) => expect((await receipt(id)).status).toBe(status));
});

describe('who opened her record', () => {
  it('is told newest first, in pages, to her alone', async () => {
    const [one, other] = [await member(open), await member(open)];
    for (let at = 0; at < 22; at += 1) {
      open.clock.advance(1000);
      if (at % 2 === 0) await one.browser.call('putOldLogs', { body: { years: 1 } });
      else await one.browser.call('endOldLogs');
    }
    type Page = { accesses: { id: string; at: string; action: string; network: string }[]; more: boolean };
    const page = async (browser: Browser, before?: string) =>
      (await browser.call('getAccesses', { query: before ? { before } : {} })).body as Page;
    const first = await page(one.browser);
    expect([first.accesses.length, first.more]).toEqual([20, true]);
    expect(first.accesses.map(({ at }) => at)).toEqual(
      first.accesses
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const second = await page(one.browser, first.accesses.at(-1)?.id);
    expect(second.more).toBe(false);
    expect(second.accesses.at(-1)).toMatchObject({
      action: expect.stringMatching(/^(sign_in|register)$/) as string,
      network: '127.0.0.0/24',
    });
    expect(new Set([...first.accesses, ...second.accesses].map(({ id }) => id)).size).toBe(24);
    expect((await page(other.browser, first.accesses[3]?.id)).accesses).toEqual([]);
    expect((await page(other.browser)).accesses.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['sign_in', 'register']),
    );
    expect((await one.browser.send({ method: 'GET', url: '/api/privacy/access?before=1' })).status).toBe(400);
  });
});
