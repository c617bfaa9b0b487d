import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { markOf } from '#domain/reminder/push-endpoint.ts';
import type { Push, PushMessage } from '#server/platform/push/push.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
const sent: { endpoint: string; message: PushMessage }[] = [];
/** What a phone answers, by the end of its address. */
const push: Push = {
  publicKey: 'BPublic',
  send: async ({ endpoint }, message) => {
    if (endpoint.endsWith('down')) throw new Error('503');
    if (endpoint.endsWith('gone')) return 'gone';
    sent.push({ endpoint, message });
    return 'sent';
  },
};
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T11:00:00Z', push });
});
afterAll(() => open.close());

let serial = 0;
const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 5).toString('base64url') };
const address = (end = 'phone') => `https://fcm.googleapis.com/fcm/send/${(serial += 1)}-${end}`;
const subscribe = (browser: Browser, endpoint: string) =>
  browser.call('addPushSubscription', { body: { endpoint, keys } });
const devices = async (browser: Browser) => ((await browser.call('getReminders')).body as RemindersReply).push.devices;
const at = (instant: string) => open.clock.advance(Date.parse(instant) - open.clock.now().getTime());
const jobs = () =>
  run(
    open.database.adminUrl,
    async (client) => (await client.query<{ id: string }>("select id from auth.outbox where channel = 'push'")).rows,
  );

async function withPhones(...ends: string[]): Promise<{ browser: Browser; endpoints: string[] }> {
  const { browser } = await member(open);
  const endpoints = ends.map((end) => address(end));
  for (const endpoint of endpoints) await subscribe(browser, endpoint);
  await browser.call('patchReminders', { body: { switches: { check_in: { phone: true } } } });
  return { browser, endpoints };
}
const at7 = async (day: string) => {
  at(`${day}T18:00:10Z`);
  await open.tick();
};
const to = (endpoint: string | undefined) =>
  sent.filter((one) => one.endpoint === endpoint).map(({ message }) => message);

describe('a browser that takes messages', () => {
  it('is one, however often it says so, and all can be stopped', async () => {
    const { browser } = await member(open);
    const endpoint = address();
    expect(await subscribe(browser, endpoint)).toMatchObject({ status: 201, body: { devices: 1 } });
    expect(await subscribe(browser, endpoint)).toMatchObject({ body: { devices: 1 } });
    expect(await subscribe(browser, address())).toMatchObject({ body: { devices: 2 } });
    expect(await browser.call('endPushSubscriptions')).toMatchObject({ status: 200, body: { devices: 0 } });
    expect(await devices(browser)).toBe(0);
  });
  it('knows itself again, and can be stopped alone by its owner', async () => {
    const [one, other] = [await member(open), await member(open)];
    const [phone, desk] = [address('phone'), address('context')];
    await subscribe(one.browser, phone);
    await subscribe(one.browser, desk);
    expect(((await one.browser.call('getReminders')).body as RemindersReply).push.marks.toSorted()).toEqual(
      [markOf(phone), markOf(desk)].toSorted(),
    );
    await other.browser.call('endPushSubscription', { body: { endpoint: phone } });
    expect(await devices(one.browser)).toBe(2);
    const end = () => one.browser.call('endPushSubscription', { body: { endpoint: phone } });
    expect(await end()).toMatchObject({ status: 200, body: { devices: 1 } });
    expect(await end()).toMatchObject({ status: 200, body: { devices: 1 } });
    expect(((await one.browser.call('getReminders')).body as RemindersReply).push.marks).toEqual([markOf(desk)]);
    expect((await one.browser.call('endPushSubscription', { body: { endpoint: 'x'.repeat(1025) } })).status).toBe(400);
    expect((await open.browser().call('endPushSubscription', { body: { endpoint: phone } })).status).toBe(401);
  });
  it('makes room for the eleventh', async () => {
    const { browser } = await member(open);
    for (let one = 0; one < 12; one += 1) await subscribe(browser, address());
    expect(await devices(browser)).toBe(10);
  });
  it.each([
    'https://127.0.0.1/x',
    'http://fcm.googleapis.com/x',
    'https://push.example.com/x',
    'https://fcm.googleapis.com@169.254.169.254/x',
  ])('at %s is refused', async (endpoint) => {
    const { browser } = await member(open);
    expect((await subscribe(browser, endpoint)).status).toBe(400);
    expect(await devices(browser)).toBe(0);
  });
  it('is hers alone, and nothing for a visitor or a teen', async () => {
    const [one, other] = [await member(open), await member(open)];
    const endpoint = address();
    await subscribe(one.browser, endpoint);
    await subscribe(other.browser, endpoint);
    await other.browser.call('endPushSubscriptions');
    expect(await devices(one.browser)).toBe(1);
    expect((await subscribe(open.browser(), endpoint)).status).toBe(401);
    expect(
      (await subscribe((await member(open, { birthday: localDate('2011-03-01') })).browser, endpoint)).status,
    ).toBe(404);
  });
  it('takes nothing any more once a new password has ended every session', async () => {
    const [{ browser, body }, other] = [await member(open), await member(open)];
    await subscribe(browser, address());
    await subscribe(other.browser, address());
    await open.browser().call('forgotPassword', { body: { email: body.email } });
    const token = await open.post.tokenFor(body.email, 'reset-password');
    await open.browser().call('resetPassword', { body: { token, password: 'a quieter word 3' } });
    await browser.call('login', { body: { email: body.email, password: 'a quieter word 3' } });
    expect(await devices(browser)).toBe(0);
    expect(await devices(other.browser)).toBe(1);
  });
  it('is kept sealed', async () => {
    const { browser } = await member(open);
    await subscribe(browser, address('lantern-canary'));
    const rows = await run(
      open.database.adminUrl,
      async (client) => (await client.query<{ sealed: Buffer }>('select sealed from app.push_subscription')).rows,
    );
    expect(rows.some(({ sealed }) => sealed.includes('lantern'))).toBe(false);
  });
});

describe('a note to her phones', () => {
  it('goes to each once, says nothing of her, and is kept outside no longer than her quiet hours allow', async () => {
    const { endpoints } = await withPhones('one', 'two');
    await at7('2026-11-21');
    await open.tick();
    for (const endpoint of endpoints)
      expect(to(endpoint)).toEqual([
        { id: expect.any(String) as string, title: 'A note for you', text: 'Open when you like.', keptSeconds: 8990 },
      ]);
    expect(await jobs()).toEqual([]);
  });
  it('speaks plainly once she asked for it', async () => {
    const { browser, endpoints } = await withPhones('plain');
    await browser.call('patchReminders', { body: { discreet: false } });
    await at7('2026-11-22');
    expect(to(endpoints[0])).toMatchObject([{ title: 'A moment to check in' }]);
  });
  it('forgets a browser that takes none any more', async () => {
    const { browser, endpoints } = await withPhones('gone', 'here');
    await at7('2026-11-23');
    expect(await devices(browser)).toBe(1);
    expect(to(endpoints[1])).toHaveLength(1);
  });
  it('is tried again where a service is down, shown once by its id, and given up with the last try', async () => {
    const { browser, endpoints } = await withPhones('down', 'up');
    at('2026-11-24T18:00:10Z');
    await expect(open.tick()).rejects.toThrow();
    // Whoever came after her in that order was not reached yet.
    const failed: string[] = [];
    for (const { id } of await jobs()) await open.work('notice', id, false).catch(() => failed.push(id));
    expect(failed).toHaveLength(1);
    expect(new Set(to(endpoints[1]).map(({ id }) => id)).size).toBe(1);
    await open.work('notice', failed[0] ?? '', true);
    expect(await jobs()).toEqual([]);
    await browser.call('endPushSubscriptions');
  });
  it('is dropped when its time is over', async () => {
    const { endpoints } = await withPhones('late');
    at('2026-11-25T18:00:10Z');
    await open.tick('ticks');
    const waiting = await jobs();
    at('2026-11-25T20:30:00Z');
    for (const { id } of waiting) await open.work('notice', id, false);
    expect(to(endpoints[0])).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});

describe('a device she is not signed in at any more', () => {
  const sessions = (set: string, browser: Browser) =>
    run(open.database.adminUrl, (client) =>
      client.query(
        `update auth.session set ${set} where token_hash = sha256(convert_to(encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'UTF8'))`,
        [browser.cookies.get('sid') ?? ''],
      ),
    );
  const signIn = async (email: string, sharedDevice = false) => {
    const browser = open.browser();
    expect((await browser.call('login', { body: { email, password: 'ember and rain 7', sharedDevice } })).status).toBe(
      200,
    );
    return browser;
  };
  it.each([
    ['ran out', "expires_at = now() - interval '1 second'", 26],
    ['was ended from elsewhere', 'revoked_at = now()', 27],
  ])('gets no note once its session %s, and another of hers still does', async (_how, set, day) => {
    const { browser, body } = await member(open);
    const [lost, desk] = [address('lost'), address('context')];
    await subscribe(browser, lost);
    const other = await signIn(body.email);
    await subscribe(other, desk);
    await other.call('patchReminders', { body: { switches: { check_in: { phone: true } } } });
    expect(await devices(other)).toBe(2);
    expect((await sessions(set, browser)).rowCount).toBe(1);
    expect(await devices(other)).toBe(1);
    await at7(`2026-11-${day}`);
    expect([to(lost).length, to(desk).length]).toEqual([0, 1]);
  });
  it('gets them again once she signs in there, and nobody else brings them back', async () => {
    const { browser, body } = await member(open);
    const phone = address();
    await subscribe(browser, phone);
    await browser.call('patchReminders', { body: { switches: { check_in: { phone: true } } } });
    await sessions('revoked_at = now()', browser);
    const here = (who: Browser, endpoint = phone) => who.call('backPushSubscription', { body: { endpoint } });
    expect((await here(open.browser())).status).toBe(401);
    expect(await here((await member(open)).browser)).toMatchObject({ status: 200, body: { devices: 0 } });
    const again = await signIn(body.email);
    expect(await here(again, address('never'))).toMatchObject({ body: { devices: 0 } });
    expect(await here(again)).toMatchObject({ status: 200, body: { devices: 1 } });
    expect(await here(again)).toMatchObject({ body: { devices: 1 } });
    expect(
      (
        await again.send({
          method: 'POST',
          url: '/api/push-subscriptions/here',
          payload: { endpoint: 'x'.repeat(1025) },
        })
      ).status,
    ).toBe(400);
    await at7('2026-11-28');
    expect(to(phone)).toHaveLength(1);
  });
  it('that others use takes none: not offered, not kept, not brought back', async () => {
    const { browser, body } = await member(open);
    const phone = address('shared');
    await subscribe(browser, phone);
    const shared = await signIn(body.email, true);
    expect(((await shared.call('getReminders')).body as RemindersReply).push.shared).toBe(true);
    expect((await subscribe(shared, address('new'))).status).toBe(404);
    await sessions('revoked_at = now()', browser);
    expect(await shared.call('backPushSubscription', { body: { endpoint: phone } })).toMatchObject({
      body: { devices: 0 },
    });
  });
});
