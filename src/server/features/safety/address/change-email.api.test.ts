import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import { STEP_UP_SECONDS } from '#contract/limits.ts';
import { emailIndex } from '#server/features/account/public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration } from '#server/testing/people.ts';
import { ageProof } from '#server/testing/proofs.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

let serial = 0;
const fresh = () => `new${(serial += 1)}@example.org`;
const ask = (browser: Browser, email: string) => browser.call('changeEmail', { body: { email } });
const confirm = (browser: Browser, token: string) => browser.call('confirmEmail', { body: { token } });
const waiting = async (browser: Browser) =>
  ((await browser.call('getSignInWays')).body as { newEmail: { email: string; askedAt: string } | null }).newEmail;
const subjects = (to: string) => open.post.sent.filter((mail) => mail.to === to).map(({ subject }) => subject);
const signIn = async (email: string, password: string) =>
  (await open.browser().call('login', { body: { email, password } })).status;
const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await run(open.database.adminUrl, (client) => client.query<T>(text, values))).rows;
/** The token of the newest link to an address; none was mailed: null. */
const tokenTo = async (email: string): Promise<string | null> => {
  await open.post.deliver();
  const newest = open.post.sent.findLast((mail) => mail.to === email && mail.text.includes('/verify-email#new.'));
  return newest ? (/\/verify-email#new\.([\w-]+)/.exec(newest.text)?.[1] ?? null) : null;
};
const link = async (email: string): Promise<string> => (await tokenTo(email)) ?? expect.fail('no link was mailed');
const CONFIRM = 'Confirm your new email address for Moonhearth';
const CHANGING = 'Your Moonhearth email address is about to change';
const CHANGED = 'The email address of your Moonhearth account was changed';
const KNOWN = 'You already have an account with Moonhearth';

describe('asking for another address', () => {
  it('needs a fresh proof of identity', async () => {
    const { browser } = await member(open);
    await ageProof(open, browser, STEP_UP_SECONDS + 1);
    expect(await ask(browser, fresh())).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    expect(await waiting(browser)).toBeNull();
    expect(await open.browser().call('changeEmail', { body: { email: fresh() } })).toMatchObject({ status: 401 });
  });

  it.each([
    '',
    'nobody',
    'two@at@example.org',
    'a@b',
    'a@example.org\r\nBcc: b@example.org',
    `${'a'.repeat(65)}@example.org`,
  ])('takes no address that is none: %j', async (email) => {
    const { browser } = await member(open);
    expect(await ask(browser, email)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { email: 'Please enter a valid email address' } },
    });
    expect(await waiting(browser)).toBeNull();
  });

  it('nor the one she has, however it is written', async () => {
    const { browser, body } = await member(open);
    expect(await ask(browser, ` ${body.email.toUpperCase()} `)).toMatchObject({
      status: 400,
      body: { fields: { email: 'This is the address of your account already' } },
    });
  });

  it('changes nothing yet: a link goes to the new address, the old one hears of it, and settings show what waits', async () => {
    const { browser, body } = await member(open);
    const email = fresh();
    expect(await ask(browser, ` ${email} `)).toMatchObject({
      status: 200,
      body: { ways: { email: body.email, newEmail: { email } } },
    });
    await open.post.deliver();
    expect(subjects(email)).toEqual([CONFIRM]);
    expect(subjects(body.email)).toContain(CHANGING);
    const changing = open.post.sent.findLast((mail) => mail.to === body.email);
    expect(changing?.text).toContain('/forgot-password');
    expect(changing?.text).not.toContain(email);
    expect(await waiting(browser)).toEqual({ email, askedAt: '2026-11-21T12:00:00.000Z' });
    expect([await signIn(body.email, body.password), await signIn(email, body.password)]).toEqual([200, 401]);
    const [row] = await sql<{ address: Buffer }>(
      'select address from auth.email_change where user_id = (select user_id from auth.account where email_index = $1)',
      [emailIndex(open.vault, body.email)],
    );
    expect(row?.address.toString('latin1')).not.toContain(email);
    const file = (await browser.send({ method: 'GET', url: DOWNLOADS.json })).body;
    expect(JSON.stringify(file)).toContain(email);
  });

  it('says nothing of whether somebody has it: the same reply, and its owner the letter', async () => {
    const { body: other } = await member(open);
    const { browser, body } = await member(open);
    const [free, taken] = [await ask(browser, fresh()), await ask(browser, other.email)];
    expect(Object.keys(taken.body as object)).toEqual(Object.keys(free.body as object));
    expect(taken).toMatchObject({ status: free.status, body: { ways: { newEmail: { email: other.email } } } });
    expect(await tokenTo(other.email)).toBeNull();
    expect(subjects(other.email)).toContain(KNOWN);
    expect(subjects(body.email).filter((subject) => subject === CHANGING)).toHaveLength(2);
  });

  it('sends one address three letters an hour at most, without saying so, and no more than five to anybody', async () => {
    const strict = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const { browser } = await member(strict);
    const email = fresh();
    const answers = [];
    for (let i = 0; i < 6; i += 1) {
      answers.push((await ask(browser, email)).status);
      await strict.post.deliver();
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const letters = strict.post.sent.filter(({ to }) => to === email);
    expect(letters).toHaveLength(3);
    // The last that was sent is good still.
    expect((await confirm(browser, /#new\.([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '')).status).toBe(200);
    await strict.close();
  });
});

describe('the link to the new address', () => {
  it('moves her account: look-up and profile, both addresses hear of it, and her history names it', async () => {
    const { browser, body } = await member(open);
    const email = fresh();
    await ask(browser, email);
    expect(await confirm(browser, await link(email))).toMatchObject({ status: 200 });
    expect((await browser.call('getUser')).body).toMatchObject({ user: { email } });
    expect([await signIn(email, body.password), await signIn(body.email, body.password)]).toEqual([200, 401]);
    await open.post.deliver();
    expect(subjects(body.email)).toContain(CHANGED);
    expect(subjects(email)).toContain(CHANGED);
    expect(await waiting(browser)).toBeNull();
    const { accesses } = (await browser.call('getAccesses', { query: {} })).body as { accesses: { action: string }[] };
    expect(accesses.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['email_change_asked', 'email_changed']),
    );
  });

  it('ends every session but that of the browser it is opened in', async () => {
    const { browser, body } = await member(open);
    const elsewhere = open.browser();
    await elsewhere.call('login', { body: { email: body.email, password: body.password } });
    const email = fresh();
    await ask(browser, email);
    await confirm(browser, await link(email));
    await expect.poll(async () => (await elsewhere.call('getUser')).status).toBe(401);
    expect((await browser.call('getUser')).status).toBe(200);
  });

  it('opened where nobody is signed in, or another member, ends all of hers and none of that one', async () => {
    const { browser } = await member(open);
    const { browser: other, body: others } = await member(open);
    const email = fresh();
    await ask(browser, email);
    expect((await confirm(other, await link(email))).status).toBe(200);
    await expect.poll(async () => (await browser.call('getUser')).status).toBe(401);
    expect((await other.call('getUser')).body).toMatchObject({ user: { email: others.email } });
  });

  it('works once', async () => {
    const { browser, body } = await member(open);
    const email = fresh();
    await ask(browser, email);
    const token = await link(email);
    const both = await Promise.all([confirm(open.browser(), token), confirm(open.browser(), token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await confirm(open.browser(), token)).toMatchObject({ status: 422, body: { code: 'link_invalid' } });
    await open.post.deliver();
    expect(subjects(body.email).filter((subject) => subject === CHANGED)).toHaveLength(1);
  });

  it('only the newest: one to an address that she does not want any more opens nothing', async () => {
    const { browser, body } = await member(open);
    const [first, second] = [fresh(), fresh()];
    await ask(browser, first);
    const old = await link(first);
    await ask(browser, second);
    expect(await confirm(browser, old)).toMatchObject({ status: 422, body: { code: 'link_invalid' } });
    expect((await browser.call('getUser')).body).toMatchObject({ user: { email: body.email } });
    expect((await confirm(browser, await link(second))).status).toBe(200);
    expect((await browser.call('getUser')).body).toMatchObject({ user: { email: second } });
  });

  it('is over after 24 hours, and what waited is gone', async () => {
    const { browser } = await member(open);
    const email = fresh();
    await ask(browser, email);
    const token = await link(email);
    const [made] = await sql<{ hours: string }>(
      'select round(extract(epoch from l.expires_at - l.created_at) / 3600) as hours from auth.link l join auth.email_change c on c.link_id = l.id order by l.created_at desc limit 1',
    );
    expect(Number(made?.hours)).toBe(24);
    await sql("update auth.link set expires_at = now() - interval '1 second' where purpose = 'email'");
    expect(await confirm(browser, token)).toMatchObject({ status: 422, body: { code: 'link_invalid' } });
    expect(await waiting(browser)).toBeNull();
    await open.services.account.db.asWorker(null, (tx) => tx.callFunction('sweep_email_changes'));
    expect(await sql('select 1 from auth.email_change')).toEqual([]);
  });

  it.each(['', 'nothing', 'x'.repeat(128)])('made up opens nothing: %j', async (token) => {
    expect(await confirm(open.browser(), token)).toMatchObject({ status: 422, body: { code: 'link_invalid' } });
  });

  it('is kindly refused when the address was taken meanwhile, and nothing changes', async () => {
    const { browser, body } = await member(open);
    const other = registration({ email: fresh() });
    await ask(browser, other.email);
    const token = await link(other.email);
    // A sign-up alone takes no address; its link does.
    await open.browser().call('register', { body: other });
    const theirs = await open.post.tokenFor(other.email, 'verify-email');
    expect((await open.browser().call('verifyEmail', { body: { token: theirs } })).status).toBe(200);
    expect(await confirm(browser, token)).toMatchObject({ status: 409, body: { code: 'address_taken' } });
    expect((await browser.call('getUser')).body).toMatchObject({ user: { email: body.email } });
    expect(await signIn(body.email, body.password)).toBe(200);
  });

  it('makes links in the old mailbox worthless', async () => {
    const { browser, body } = await member(open);
    await open.browser().call('forgotPassword', { body: { email: body.email } });
    const reset = await open.post.tokenFor(body.email, 'reset-password');
    const email = fresh();
    await ask(browser, email);
    await confirm(browser, await link(email));
    expect(
      await open.browser().call('resetPassword', { body: { token: reset, password: 'a quieter word 3' } }),
    ).toMatchObject({ status: 422, body: { code: 'link_invalid' } });
  });
});

describe('stopping it', () => {
  it('in her settings: the link opens nothing, a letter that waits does not go out, twice is once', async () => {
    const { browser } = await member(open);
    const email = fresh();
    await ask(browser, email);
    expect(await browser.call('stopEmailChange')).toMatchObject({ status: 200, body: { ways: { newEmail: null } } });
    expect((await browser.call('stopEmailChange')).status).toBe(200);
    expect(await tokenTo(email)).toBeNull();
    const { accesses } = (await browser.call('getAccesses', { query: {} })).body as { accesses: { action: string }[] };
    expect(accesses.filter(({ action }) => action === 'email_change_stopped')).toHaveLength(1);
  });

  it('stops nothing of another member', async () => {
    const [{ browser }, { browser: other }] = [await member(open), await member(open)];
    const email = fresh();
    await ask(browser, email);
    await other.call('stopEmailChange');
    expect(await waiting(browser)).toMatchObject({ email });
    expect(await waiting(other)).toBeNull();
  });

  it('by a new password, from the old mailbox or in her settings', async () => {
    const { browser, body } = await member(open);
    const email = fresh();
    await ask(browser, email);
    const token = await link(email);
    await open.browser().call('forgotPassword', { body: { email: body.email } });
    await open.browser().call('resetPassword', {
      body: { token: await open.post.tokenFor(body.email, 'reset-password'), password: 'a quieter word 3' },
    });
    expect((await confirm(open.browser(), token)).status).toBe(422);
    const { browser: second } = await member(open);
    const later = fresh();
    await ask(second, later);
    await second.call('changePassword', { body: { password: 'a quieter word 3' } });
    expect((await confirm(second, await link(later).catch(() => 'none'))).status).toBe(422);
    expect(await waiting(second)).toBeNull();
  });
});
