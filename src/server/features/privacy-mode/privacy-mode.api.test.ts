import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import { table, type RouteName } from '#contract/table.ts';
import type { Route } from '#contract/kit/route.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser, TestResponse } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { tokenHash, sidOf } from '#server/platform/sessions/sessions.ts';
import { privacyModeStore } from './privacy-mode.store.ts';
import { openLock } from './open-lock.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const PIN = '2580';
const privacyMode = async (browser: Browser) =>
  ((await browser.call('getUser')).body as { user: User }).user.privacyMode;
const locked = async (minutes: 1 | 5 | 15 = 5) => {
  const made = await member(open);
  expect(await made.browser.call('putLock', { body: { pin: PIN, minutes } })).toMatchObject({
    status: 200,
    body: { user: { privacyMode: { lock: minutes } } },
  });
  return made;
};
const tokenOf = (browser: Browser) => browser.cookies.get('sid') ?? '';
/**
 * The member's session as if the member had been away so long: the lock is judged by the database's own time, which no
 * test moves.
 */
const away = async (browser: Browser, seconds: number) => {
  const hash = tokenHash(sidOf(tokenOf(browser)));
  await run(open.database.adminUrl, (client) =>
    client.query('update auth.session set shut_at = shut_at - make_interval(secs => $2) where token_hash = $1', [
      hash,
      seconds,
    ]),
  );
  open.services.account.sessions.drop(hash.toString('hex'));
};
/** As if the member had signed in some time ago: signing in proves who the member is for five minutes. */
const longSignedIn = async (browser: Browser) => {
  const hash = tokenHash(sidOf(tokenOf(browser)));
  await run(open.database.adminUrl, (client) =>
    client.query("update auth.session set stepped_up_at = now() - interval '301 seconds' where token_hash = $1", [
      hash,
    ]),
  );
  open.services.account.sessions.drop(hash.toString('hex'));
};
const tried = (browser: Browser, pin: string) => openLock(open.services.account, { token: tokenOf(browser), pin });

describe('what holds near her', () => {
  it('begins with nothing for an adult, and with the quick exit for a teen; each changes it for herself alone', async () => {
    const { browser } = await member(open);
    const teen = (await member(open, { birthday: localDate('2011-03-04') })).browser;
    expect([await privacyMode(browser), await privacyMode(teen)]).toEqual([
      { discreet: false, quickExit: false, lock: null },
      { discreet: false, quickExit: true, lock: null },
    ]);
    expect(await browser.call('patchPrivacyMode', { body: { discreet: true } })).toMatchObject({
      status: 200,
      body: { user: { privacyMode: { discreet: true, quickExit: false } } },
    });
    await teen.call('patchPrivacyMode', { body: { quickExit: false } });
    expect([await privacyMode(browser), await privacyMode(teen)]).toEqual([
      { discreet: true, quickExit: false, lock: null },
      { discreet: false, quickExit: false, lock: null },
    ]);
  });

  it('takes nothing it does not know', async () => {
    const { browser } = await member(open);
    for (const body of [{ discreet: 'yes' }, { lock: 3 }, { lock: null }])
      expect(await browser.call('patchPrivacyMode', { body: body as never })).toMatchObject({ status: 400 });
    expect(await browser.call('patchPrivacyMode', { body: { lock: 5 } })).toMatchObject({
      status: 409,
      body: { code: 'lock_missing' },
    });
    expect(await browser.call('lockNow')).toMatchObject({ status: 409, body: { code: 'lock_missing' } });
    for (const [pin, code] of [
      ['12', 'pin_form'],
      ['abcd', 'pin_form'],
      ['1234', 'pin_easy'],
      ['0000', 'pin_easy'],
    ] as const)
      expect(await browser.call('putLock', { body: { pin, minutes: 5 } })).toMatchObject({
        status: 400,
        body: { code },
      });
    expect(await privacyMode(browser)).toMatchObject({ lock: null });
  });
});

describe('the lock', () => {
  it('closes after its minutes and not a second before, however often she is asked for', async () => {
    const { browser } = await locked(5);
    await away(browser, 295);
    expect(await privacyMode(browser)).toMatchObject({ lock: 5 });
    await away(browser, 6);
    expect(await browser.call('getUser')).toMatchObject({ status: 423, body: { code: 'locked' } });
    expect(await browser.call('stayHere')).toMatchObject({ status: 423 });
    expect(await browser.call('getUser')).toMatchObject({ status: 423 });
  });

  it('counts anew while she is here', async () => {
    const { browser } = await locked(1);
    await away(browser, 50);
    expect(await browser.call('stayHere')).toMatchObject({ status: 200 });
    await away(browser, 50);
    expect(await browser.call('getUser')).toMatchObject({ status: 200 });
    await away(browser, 11);
    expect(await browser.call('getUser')).toMatchObject({ status: 423 });
  });

  it("answers every member's route with its code, and no other", async () => {
    const { browser } = await locked();
    await browser.call('lockNow');
    // The member's rows are shut in the same instant; a route's check may be as old as the word of it takes, or until
    // the first that asked for them.
    expect(await browser.call('getUser')).toMatchObject({ status: 423 });
    const asked = (Object.entries(table) as [RouteName, Route][]).filter(([, { access }]) => access.who === 'member');
    expect(asked.length).toBeGreaterThan(40);
    const answers = await Promise.all(
      asked.map(
        async ([name, { method, path }]) =>
          [
            name,
            (
              await browser.send({
                method,
                url: path,
                ...(method !== 'GET' && { payload: '{}', headers: { 'content-type': 'application/json' } }),
              })
            ).status,
          ] as const,
      ),
    );
    expect(answers.filter(([, status]) => status !== 423)).toEqual([]);
    for (const url of ['/api/export.json', '/api/export.csv'])
      expect((await browser.send({ method: 'GET', url })).status).toBeGreaterThan(399);
  });

  it('keeps the database shut by itself: a policy shows no row to a session that is locked', async () => {
    const { browser } = await locked();
    const sid = sidOf(tokenOf(browser));
    const [{ user_id: userId = '' } = {}] = (
      await run(open.database.adminUrl, (client) =>
        client.query<{ user_id: string }>('select user_id from auth.session where token_hash = $1', [tokenHash(sid)]),
      )
    ).rows;
    const ask = () => open.services.account.db.asMember({ sid, user_id: userId }, (tx) => privacyModeStore.pinHash(tx));
    expect(await ask()).toMatch(/^\$argon2id\$/);
    await browser.call('lockNow');
    await expect(ask()).rejects.toThrow();
  });

  it('opens with its PIN, at all her devices apart', async () => {
    const { browser, body } = await locked();
    const other = open.browser();
    await other.call('login', { body: { email: body.email, password: body.password } });
    await browser.call('lockNow');
    expect([(await browser.call('getUser')).status, (await other.call('getUser')).status]).toEqual([423, 200]);
    expect(await tried(browser, PIN)).toEqual({ is: 'open' });
    expect(await privacyMode(browser)).toMatchObject({ lock: 5 });
    // The other device was signed in after the lock was set, and is under it too.
    await away(other, 301);
    expect(await other.call('getUser')).toMatchObject({ status: 423 });
  });

  it('counts wrong PINs and signs out at the fifth; a right one starts anew', async () => {
    const { browser } = await locked();
    await browser.call('lockNow');
    for (const left of [4, 3, 2, 1]) expect(await tried(browser, '9999')).toEqual({ is: 'wrong', left });
    expect(await tried(browser, PIN)).toEqual({ is: 'open' });
    await browser.call('lockNow');
    for (const left of [4, 3, 2, 1]) expect(await tried(browser, '9999')).toEqual({ is: 'wrong', left });
    expect(await tried(browser, '9999')).toEqual({ is: 'ended' });
    expect(await tried(browser, PIN)).toEqual({ is: 'ended' });
    expect(await browser.call('getUser')).toMatchObject({ status: 401 });
  });

  it('lets twenty guesses at once be five', async () => {
    const { browser } = await locked();
    await browser.call('lockNow');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => tried(browser, String(5000 + at)).catch(() => ({ is: 'busy' }))),
    );
    expect(outcomes.filter(({ is }) => is === 'wrong').length).toBeLessThan(5);
    expect(await tried(browser, PIN)).toEqual({ is: 'ended' });
  });

  it('is opened by nobody else, and by another tab once', async () => {
    const { browser } = await locked();
    const stranger = await locked();
    await browser.call('lockNow');
    expect(await tried(stranger.browser, '9999')).toEqual({ is: 'open' });
    expect((await browser.call('getUser')).status).toBe(423);
    expect(await tried(browser, PIN)).toEqual({ is: 'open' });
    expect(await tried(browser, 'too late')).toEqual({ is: 'open' });
  });

  it('is set, changed and taken away by somebody who has just proven who she is; its minutes are moved without', async () => {
    const { browser, body } = await member(open);
    await longSignedIn(browser);
    const asked = async (send: () => Promise<TestResponse>) => {
      expect(await send()).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
      await browser.call('stepUp', { body: { by: 'password', password: body.password } });
      const done = await send();
      await longSignedIn(browser);
      return done;
    };
    expect(await asked(() => browser.call('putLock', { body: { pin: PIN, minutes: 5 } }))).toMatchObject({
      status: 200,
    });
    // Its own PIN is no proof: whoever looked on may know it.
    const withPin = { pin: '8642', minutes: 1, current: PIN } as const;
    expect(await asked(() => browser.call('putLock', { body: withPin }))).toMatchObject({
      status: 200,
      body: { user: { privacyMode: { lock: 1 } } },
    });
    expect(await browser.call('patchPrivacyMode', { body: { lock: 15 } })).toMatchObject({
      status: 200,
      body: { user: { privacyMode: { lock: 15 } } },
    });
    expect(await asked(() => browser.call('endLock', { body: {} }))).toMatchObject({
      status: 200,
      body: { user: { privacyMode: { lock: null } } },
    });
  });

  it('goes from all her devices when it is taken away', async () => {
    const { browser, body } = await locked();
    const other = open.browser();
    await other.call('login', { body: { email: body.email, password: body.password } });
    await other.call('lockNow');
    expect(await browser.call('endLock', { body: {} })).toMatchObject({
      status: 200,
      body: { user: { privacyMode: { lock: null } } },
    });
    expect(await privacyMode(other)).toMatchObject({ lock: null });
  });

  it('twice is once: the same lock sent again has one effect', async () => {
    const { browser } = await member(open);
    const send = () =>
      browser.call('putLock', { body: { pin: PIN, minutes: 5 } }, { 'idempotency-key': 'lock-once-1' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    for (const key of ['here-once-1', 'here-once-1'])
      expect(await browser.call('stayHere', {}, { 'idempotency-key': key })).toMatchObject({ status: 200 });
    expect(await browser.call('lockNow', {}, { 'idempotency-key': 'shut-once-1' })).toMatchObject({ status: 200 });
    expect(await tried(browser, PIN)).toEqual({ is: 'open' });
  });

  it('keeps no PIN that could be read', async () => {
    await locked();
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query<{ pin_hash: string }>('select pin_hash from auth.account where pin_hash is not null'),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { pin_hash } of rows) expect(pin_hash).toMatch(/^\$argon2id\$/);
    expect(open.log.join('')).not.toContain(`"${PIN}"`);
  });
});
