import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GUESSES } from '#contract/limits.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration } from '#server/testing/people.ts';

let open: TestApp;
beforeEach(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1' } });
});
afterEach(() => open.close());

const sql = (text: string, values: unknown[] = []) =>
  run(open.database.adminUrl, (client) => client.query(text, values));
const guess = async (browser: Browser, email: string, password = 'not this one') =>
  (await browser.call('login', { body: { email, password } })).status;
/** As if so many seconds had gone by since the last guess. */
const later = (seconds: number) =>
  sql(
    "update auth.try_count set since = since - $1 * interval '1 second', recent_since = recent_since - $1 * interval '1 second', last_at = last_at - $1 * interval '1 second', locked_until = locked_until - $1 * interval '1 second'",
    [seconds],
  );
/** Guesses from many networks, so that no network is full. */
async function hammer(email: string, times: number): Promise<number[]> {
  const answers = [];
  for (let i = 0; i < times; i += 1) {
    await sql('delete from auth.rate_count');
    answers.push(await guess(open.browser(), email));
  }
  return answers;
}

describe('guesses at a password (security.md 5)', () => {
  it('ten in a quarter of an hour, then none, not even the right one; a quarter of an hour later one more, and the wait doubles', async () => {
    const { body } = await member(open);
    expect(await hammer(body.email, 11)).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await guess(open.browser(), body.email, body.password)).toBe(429);
    await later(GUESSES.seconds - 5);
    expect(await guess(open.browser(), body.email)).toBe(429);
    await later(6);
    expect(await hammer(body.email, 2)).toEqual([401, 429]);
    await later(2 * GUESSES.seconds - 5);
    expect(await guess(open.browser(), body.email)).toBe(429);
    await later(6);
    expect(await guess(open.browser(), body.email, body.password)).toBe(200);
    expect(await hammer(body.email, 10)).toEqual(Array<number>(10).fill(401));
  });

  it('are counted alike for an address nobody has', async () => {
    expect(await hammer('nobody@example.org', 11)).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('of an attacker do not count against a device of hers', async () => {
    const { browser, body } = await member(open);
    await browser.call('logout');
    expect((await hammer(body.email, 14)).at(-1)).toBe(429);
    expect(await guess(browser, body.email, body.password)).toBe(200);
    // And the member's own slips do not count for others, nor do they open anything to them.
    await browser.call('logout');
    for (let i = 0; i < 10; i += 1) await guess(browser, body.email);
    expect(await guess(browser, body.email, body.password)).toBe(429);
  });

  it('that come all at once are counted one by one', async () => {
    const { body } = await member(open);
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(open.browser(), body.email)));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });

  it('a hundred in 30 days: a letter, and from new devices only a new password opens it', async () => {
    const { browser, body } = await member(open);
    await browser.call('logout');
    await hammer(body.email, 1);
    const near = async (fails: number) =>
      sql('update auth.try_count set fails = $1, locked_until = null, strikes = 0, recent = 0', [fails]);
    await near(99);
    const before = open.post.sent.length;
    await hammer(body.email, 1);
    await open.post.deliver();
    expect(open.post.sent.slice(before).map((mail) => [mail.to, mail.subject])).toEqual([
      [body.email, 'Please choose a new password for Moonhearth'],
    ]);
    expect(await open.browser().call('login', { body: { email: body.email, password: body.password } })).toMatchObject({
      status: 403,
      body: { code: 'must_reset' },
    });
    expect(await guess(open.browser(), body.email)).toBe(401);
    expect(await guess(browser, body.email, body.password)).toBe(200);
    const fresh = open.browser();
    const token = await open.post.tokenFor(body.email, 'reset-password');
    expect((await fresh.call('resetPassword', { body: { token, password: 'a quieter word 3' } })).status).toBe(200);
    expect(await guess(open.browser(), body.email, 'a quieter word 3')).toBe(200);
  });

  it('the ninety-ninth asks for nothing yet', async () => {
    const { body } = await member(open);
    await hammer(body.email, 1);
    await sql('update auth.try_count set fails = 98');
    const before = open.post.sent.length;
    await hammer(body.email, 1);
    await open.post.deliver();
    expect(open.post.sent).toHaveLength(before);
    expect(await guess(open.browser(), body.email, body.password)).toBe(200);
  });

  it('are forgotten after 30 days', async () => {
    const { body } = await member(open);
    await hammer(body.email, 3);
    await later(30 * 86_400 - 60);
    await open.services.sweep();
    expect((await sql('select 1 from auth.try_count')).rowCount).toBe(1);
    await later(61);
    await open.services.sweep();
    expect((await sql('select 1 from auth.try_count')).rowCount).toBe(0);
  });
});

describe('fifty wrong passwords from one network', () => {
  const fill = async () => {
    for (let i = 0; i < 50; i += 1) expect(await guess(open.browser(), `nobody${i}@example.org`)).toBe(401);
  };
  const tried = async (email: string, password: string, browser = open.browser()) => {
    const { status, headers } = await browser.call('login', { body: { email, password } });
    return [status, headers['retry-after'] === undefined ? null : Number(headers['retry-after'])];
  };

  it('slow down whoever is new: a right password gets through after the wait it was told', async () => {
    const { body } = await member(open);
    await fill();
    expect(await tried(body.email, body.password)).toEqual([429, 10]);
    await later(9);
    expect((await tried(body.email, body.password))[0]).toBe(429);
    await later(2);
    expect(await tried(body.email, body.password)).toEqual([200, null]);
  });

  it('the wait doubles with each wrong one, for an address nobody has too, up to two minutes', async () => {
    await fill();
    const email = 'nobody.new@example.org';
    expect(await tried(email, 'not this one')).toEqual([429, 10]);
    const waits = [];
    for (const seconds of [10, 20, 40, 80, 120]) {
      await later(seconds + 1);
      expect(await tried(email, 'not this one')).toEqual([401, null]);
      waits.push((await tried(email, 'not this one'))[1]);
    }
    expect(waits).toEqual([20, 40, 80, 120, 120]);
  });

  it('shut out no device of a member’s', async () => {
    const { browser, body } = await member(open);
    await browser.call('logout');
    await fill();
    expect(await tried(body.email, body.password, browser)).toEqual([200, null]);
  });

  it('nor does a flood of requests, which a device is counted apart from', async () => {
    const { browser, body } = await member(open);
    await browser.call('logout');
    const flood = await Promise.all(
      Array.from({ length: 210 }, () => open.browser().call('login', { body: { email: 'x', password: 'x' } })),
    );
    expect(flood.at(-1)?.status).toBe(429);
    expect(await guess(open.browser(), body.email, body.password)).toBe(429);
    expect(await tried(body.email, body.password, browser)).toEqual([200, null]);
    const forged = open.browser();
    forged.cookies.set('device', `${'A'.repeat(16)}.${'B'.repeat(43)}`);
    expect((await tried(body.email, body.password, forged))[0]).toBe(429);
  });

  it('the account’s own limit stays: from many networks ten, whatever each network has left', async () => {
    const { body } = await member(open);
    await fill();
    await hammer(body.email, 10);
    await later(11);
    expect((await tried(body.email, body.password))[0]).toBe(429);
  });
});

describe('a sign-in from a new device', () => {
  const letters = (to: string) =>
    open.post.sent.filter((mail) => mail.to === to && mail.subject === 'A new sign-in to Moonhearth');

  it('is told to her address, the first ever too; one from a device of hers is not', async () => {
    const { browser, body } = await member(open);
    await browser.call('logout');
    expect(letters(body.email)).toHaveLength(1);
    await guess(browser, body.email, body.password);
    await open.post.deliver();
    expect(letters(body.email)).toHaveLength(1);
    const elsewhere = open.browser();
    await elsewhere.call(
      'login',
      { body: { email: body.email, password: body.password } },
      { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0' },
    );
    await open.post.deliver();
    expect(letters(body.email)).toHaveLength(2);
    expect(letters(body.email)[1]?.text).toMatch(
      /on 21 November 2026 at 13:00 from a new device: phone, Firefox, network 127\.0\.0\.0\/24\./,
    );
    expect(letters(body.email)[1]?.text).toContain('/forgot-password');
    await guess(elsewhere, body.email, body.password);
    await open.post.deliver();
    expect(letters(body.email)).toHaveLength(2);
  });

  it('two of one household on one device are both known there', async () => {
    const { browser, body } = await member(open);
    const second = registration();
    await browser.call('register', { body: second });
    await browser.call('verifyEmail', { body: { token: await open.post.tokenFor(second.email, 'verify-email') } });
    for (const { email, password } of [second, body, second, body])
      expect(await guess(browser, email, password)).toBe(200);
    await open.post.deliver();
    // Each hears of the first sign-in alone.
    expect([letters(body.email), letters(second.email)].map((list) => list.length)).toEqual([1, 1]);
  });

  it('a name from before is known still, and gives way to one that says it is ours', async () => {
    const { browser, body } = await member(open);
    const index = open.vault.mac('email-index', body.email);
    const old = 'a'.repeat(16);
    const mark = open.vault.mac('signed-cookie', `device|${old}|${index.toString('hex')}`).toString('base64url');
    browser.cookies.set('device', `${old}.${mark}`);
    await guess(browser, body.email, body.password);
    await open.post.deliver();
    expect(letters(body.email)).toHaveLength(1);
    expect(browser.cookies.get('device')).toMatch(/^(?!aaaa)[\w-]{16}\.[\w-]{43}$/);
  });

  it('says nothing in the cookie but a random name, and a mark of another account or a changed one counts for nothing', async () => {
    const { browser, body } = await member(open);
    const cookie = browser.cookies.get('device') ?? '';
    expect(cookie).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
    const { browser: other, body: theirs } = await member(open);
    browser.cookies.set('device', other.cookies.get('device') ?? '');
    await guess(browser, body.email, body.password);
    other.cookies.set(
      'device',
      cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    );
    await guess(other, theirs.email, theirs.password);
    await open.post.deliver();
    expect([letters(body.email), letters(theirs.email)].map((list) => list.length)).toEqual([2, 2]);
  });
});
