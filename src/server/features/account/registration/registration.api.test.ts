import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { User } from '#contract/account/account.schemas.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration, type Registration } from '#server/testing/people.ts';
import { asMadeMember, linkHash, linkToken, makeMember, memberStore } from '../public.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const sql = async <T extends object>(text: string, values: unknown[] = []) =>
  run(open.database.adminUrl, async (client) => (await client.query<T>(text, values)).rows);
const linkTo = (email: string) => open.post.tokenFor(email, 'verify-email');
const use = (browser: Browser, token: string) => browser.call('verifyEmail', { body: { token } });
const signIn = ({ email, password }: Pick<Registration, 'email' | 'password'>, browser = open.browser()) =>
  browser.call('login', { body: { email, password } });
const mailsTo = async (email: string) => {
  await open.post.deliver();
  return open.post.sent.filter(({ to }) => to === email);
};
const BY_PHONE = { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0' };

describe('somebody who registers an address before its owner', () => {
  it('gets nothing: the account is made of the registration whose link was used, the newest', async () => {
    const [attacker, owner] = [open.browser(), open.browser()];
    const theirs = registration({ firstName: 'Eve', birthday: localDate('1970-01-01'), ref: 'EVIL' });
    await attacker.call('register', { body: theirs });
    const early = await linkTo(theirs.email);
    const hers = registration({ password: 'a quiet lantern 9', birthday: localDate('2011-03-04'), ref: 'SPRING' });
    const body = { ...hers, email: theirs.email.toUpperCase() };
    await owner.call('register', { body });
    expect(await use(attacker, early)).toMatchObject({ status: 422, body: { code: 'link_invalid' } });
    expect((await use(owner, await linkTo(body.email))).status).toBe(200);
    expect((await signIn(theirs)).status).toBe(401);
    const { user } = (await signIn(body)).body as { user: User };
    expect(user).toMatchObject({ firstName: 'Mara', birthday: '2011-03-04', ageGroup: 'teen' });
    const { profile } = await asMadeMember(open.services.account, user.id, (me) => memberStore.read(me));
    expect(profile.ref).toBe('SPRING');
  });

  it('later in time takes nothing of her link’s either: hers ends, and nobody has an account by it', async () => {
    const [attacker, owner] = [open.browser(), open.browser()];
    const hers = registration();
    await owner.call('register', { body: hers });
    const link = await linkTo(hers.email);
    await attacker.call('register', { body: { ...hers, password: 'mine by night 88' } });
    expect((await use(owner, link)).status).toBe(422);
    expect(await sql('select 1 from auth.account where verified_at is null')).toEqual([]);
  });

  it('is met by the browser that registered first: it is told so, and nothing is created', async () => {
    const owner = open.browser();
    const hers = registration();
    await owner.call('register', { body: hers });
    await open.browser().call('register', { body: { ...hers, password: 'mine by night 88' } });
    const theirs = await linkTo(hers.email);
    expect(await use(owner, theirs)).toMatchObject({ status: 409, body: { code: 'registration_elsewhere' } });
    expect((await signIn(hers)).status).toBe(401);
    await owner.call('register', { body: hers });
    expect(await use(owner, theirs)).toMatchObject({ status: 422 });
    expect(await use(owner, await linkTo(hers.email))).toMatchObject({ status: 200, body: { signedIn: true } });
  });

  it('is no longer met there once she has begun anew, and a mark of another address counts for nothing', async () => {
    const browser = open.browser();
    const [first, second] = [registration(), registration()];
    await browser.call('register', { body: first });
    await browser.call('register', { body: second });
    expect((await use(browser, await linkTo(first.email))).body).toMatchObject({ signedIn: true });
  });

  it('is told of in the email by time and kind of device, without any name', async () => {
    const body = registration({ firstName: 'Win', lastName: 'Money' });
    await open.browser().call('register', { body }, BY_PHONE);
    const [mail] = await mailsTo(body.email);
    expect(mail?.text).toContain('began on 21 November 2026 at 13:00 CET, on this kind of device: phone, Firefox.');
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Win|Money/);
  });

  it('of whom many come at once: one registration stays, and one link of it works', async () => {
    const body = registration();
    await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        open.browser().call('register', { body: { ...body, password: `at once ${i} 7` } }),
      ),
    );
    expect(await sql('select 1 from auth.registration r')).toHaveLength(
      (await sql('select distinct email_index from auth.registration')).length,
    );
    const token = await linkTo(body.email);
    const both = await Promise.all([use(open.browser(), token), use(open.browser(), token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('before the address is verified', () => {
  it('there is no account, key, session or member, and nothing lies in clear', async () => {
    const before = await sql('select 1 from auth.account');
    const body = registration({ firstName: 'Tamsin', ref: 'marzipan-7' });
    await open.browser().call('register', { body });
    expect(await sql('select 1 from auth.account')).toHaveLength(before.length);
    const [row] = await sql<{ all: string; bytes: number; left: number }>(
      "select encode(convert_to(r::text, 'UTF8'), 'escape') || encode(sealed, 'escape') as all, length(sealed) as bytes, round(extract(epoch from expires_at - now()) / 3600) as left from auth.registration r order by expires_at desc limit 1",
    );
    for (const word of [body.email, body.firstName, body.birthday, body.ref, 'menstrual', body.password])
      expect(row?.all).not.toContain(word);
    expect([Number(row?.bytes) % 256, Number(row?.left)]).toEqual([28, 24]);
  });

  it('the right password of the newest says to verify, that of one before says nothing', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    await open.browser().call('register', { body: { ...body, password: 'a second word 77' } });
    expect((await signIn(body)).status).toBe(401);
    expect(await signIn({ ...body, password: 'a second word 77' })).toMatchObject({
      status: 403,
      body: { requiresVerification: true, email: body.email, code: 'verification_required' },
    });
  });

  it('a new password cannot be asked for, and the answer is the same', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    await mailsTo(body.email);
    expect((await open.browser().call('forgotPassword', { body: { email: body.email } })).status).toBe(202);
    expect(await mailsTo(body.email)).toHaveLength(1);
    expect(await sql('select 1 from auth.email_request')).toEqual([]);
  });

  it('the link is sent again as a new one of the newest registration; the one before is over', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    const first = await linkTo(body.email);
    await open.browser().call('resendVerification', { body: { email: body.email } });
    const second = await linkTo(body.email);
    expect(second).not.toBe(first);
    expect([(await use(open.browser(), first)).status, (await use(open.browser(), second)).status]).toEqual([422, 200]);
  });

  it('a link is over after 24 hours, and one asked for then works', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    const token = await linkTo(body.email);
    await sql("update auth.registration set expires_at = now() - interval '1 second'");
    expect((await use(open.browser(), token)).status).toBe(422);
    await open.browser().call('resendVerification', { body: { email: body.email } });
    expect((await use(open.browser(), await linkTo(body.email))).status).toBe(200);
  });

  it('an email that could not be sent carries the same link when it is tried again', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    await mailsTo(body.email);
    await open.browser().call('resendVerification', { body: { email: body.email } });
    const sent = open.post.mailer.send;
    const tried: string[] = [];
    Object.assign(open.post.mailer, {
      send: async ({ text, messageId }: { text: string; messageId: string }) => {
        tried.push(`${messageId} ${/#([\w-]+)/.exec(text)?.[1]}`);
        throw new Error('relay is away');
      },
    });
    await expect(open.post.deliver()).rejects.toThrow('relay is away');
    await expect(open.post.deliver()).rejects.toThrow('relay is away');
    Object.assign(open.post.mailer, { send: sent });
    expect(new Set(tried).size).toBe(1);
    expect((await use(open.browser(), await linkTo(body.email))).status).toBe(200);
  });

  it('a sealed registration moved to another row opens nothing', async () => {
    const [one, two] = [registration(), registration()];
    await open.browser().call('register', { body: one });
    await open.browser().call('register', { body: two });
    const token = await linkTo(two.email);
    await sql(
      'update auth.registration a set sealed = b.sealed from auth.registration b where a.id <> b.id and a.expires_at = (select max(expires_at) from auth.registration)',
    );
    expect((await use(open.browser(), token)).status).toBe(500);
    expect((await signIn(two)).status).toBe(403);
    await sql('delete from auth.registration');
    await sql('delete from auth.email_request');
  });

  it('seven days, then it is gone; her browser may begin again', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    open.clock.advance(7 * 86_400_000);
    await open.services.sweep();
    expect(await sql('select 1 from auth.registration')).toHaveLength(1);
    open.clock.advance(1);
    await open.services.sweep();
    expect(await sql('select 1 from auth.registration')).toEqual([]);
    open.clock.advance(-7 * 86_400_000 - 1);
  });
});

describe('the link', () => {
  it('signs in where the sign-up began, as the first sign-in there is, which her address hears of', async () => {
    const browser = open.browser();
    const body = registration();
    await browser.call('register', { body });
    const answer = await use(browser, await linkTo(body.email));
    expect(answer).toMatchObject({ status: 200, body: { signedIn: true } });
    // The mark of the sign-up has done its work.
    expect([...browser.cookies.keys()].toSorted()).toEqual(['device', 'sid']);
    expect((await browser.call('getUser')).body).toMatchObject({ user: { email: body.email } });
    expect((await mailsTo(body.email)).map(({ subject }) => subject)).toEqual([
      'Confirm your email address for Moonhearth',
      'A new sign-in to Moonhearth',
    ]);
  });

  it('is looked at before it is used: where the sign-up began nothing is asked, elsewhere how it began is shown', async () => {
    const [browser, other] = [open.browser(), open.browser()];
    const body = registration();
    await browser.call('register', { body }, BY_PHONE);
    const token = await linkTo(body.email);
    const look = async (who: Browser, given = token) => (await who.call('lookAtLink', { body: { token: given } })).body;
    expect(await look(browser)).toEqual({ ask: false, began: null });
    expect(await look(other)).toEqual({
      ask: true,
      began: { at: '2026-11-21T12:00:00.000Z', device: 'phone, Firefox' },
    });
    expect(await look(other, 'made up')).toEqual({ ask: false, began: null });
    expect((await use(other, token)).status).toBe(200);
    expect(await look(other)).toEqual({ ask: false, began: null });
  });

  it('opened elsewhere only makes the account', async () => {
    const [browser, phone] = [open.browser(), open.browser()];
    const body = registration();
    await browser.call('register', { body });
    expect(await use(phone, await linkTo(body.email))).toMatchObject({
      status: 200,
      body: { message: 'Your email is verified. You can sign in now.', signedIn: false },
    });
    expect([(await phone.call('getUser')).status, (await browser.call('getUser')).status]).toEqual([401, 401]);
  });

  it('signs nobody else out', async () => {
    const { browser, body } = await member(open);
    const second = registration();
    await browser.call('register', { body: second });
    expect((await use(browser, await linkTo(second.email))).body).toMatchObject({ signedIn: false });
    expect((await browser.call('getUser')).body).toMatchObject({ user: { email: body.email } });
  });

  it('takes trial and first day from the moment it is used, consent and network from the sign-up', async () => {
    const browser = open.browser();
    const body = registration();
    await browser.call('register', { body });
    const token = await linkTo(body.email);
    open.clock.advance(3_600_000);
    await use(browser, token);
    const { user } = (await browser.call('getUser')).body as { user: User };
    expect([user.createdAt, user.trialEndDate]).toEqual(['2026-11-21T13:00:00.000Z', '2026-11-28T13:00:00.000Z']);
    expect(await sql('select at, method from app.consent where user_id = $1', [user.id])).toEqual([
      { at: new Date('2026-11-21T12:00:00Z'), method: 'complete_registration' },
    ]);
    open.clock.advance(-3_600_000);
  });

  it('has a cookie that scripts cannot read, for a day, and the same whether the address is known or not', async () => {
    const { body: known } = await member(open);
    const cookies = [];
    for (const body of [registration(), known]) {
      const answer = await open.browser().call('register', { body });
      cookies.push(String(answer.headers['set-cookie']));
    }
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^signup=[\w-]{36}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    }
  });
});

describe('a known address', () => {
  it('keeps its account: its owner gets an email, and what was typed is gone with it', async () => {
    const { body } = await member(open);
    const before = (await mailsTo(body.email)).length;
    const waiting = (await sql('select 1 from auth.registration')).length;
    const browser = open.browser();
    await browser.call('register', { body: { ...body, password: 'mine by night 88' } });
    expect((await signIn({ ...body, password: 'mine by night 88' })).status).toBe(401);
    expect((await mailsTo(body.email)).slice(before).map(({ subject }) => subject)).toEqual([
      'You already have an account with Moonhearth',
    ]);
    expect(await sql('select 1 from auth.registration')).toHaveLength(waiting);
    expect((await signIn(body)).status).toBe(200);
  });

  it('that comes to have an account while a link waits: the link opens nothing', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    const token = await linkTo(body.email);
    const { email, firstName, lastName, password } = body;
    await makeMember(open.services.account, {
      profile: {
        schemaVersion: 1,
        ...{ email, firstName, lastName, birthday: body.birthday as never },
        phone: null,
        sacredGoals: [],
        customGoals: [],
        journeyCustomization: null,
        ref: null,
      },
      password: 'made on the host 7',
      timeZone: 'UTC',
      createdAt: open.clock.now(),
      trialEndAt: open.clock.now(),
      customizationCompleted: true,
    });
    expect((await use(open.browser(), token)).status).toBe(422);
    expect((await signIn({ email, password })).status).toBe(401);
  });
});

describe('an account of the release before, never verified', () => {
  /** As that release made one: the account at once, and a link beside it. */
  async function older(body: Registration): Promise<{ userId: string; token: string }> {
    const { services, vault } = open;
    const { email, firstName, lastName, password } = body;
    const userId = await makeMember(services.account, {
      profile: {
        schemaVersion: 1,
        ...{ email, firstName, lastName, birthday: body.birthday as never },
        phone: null,
        sacredGoals: [],
        customGoals: [],
        journeyCustomization: null,
        ref: null,
      },
      password,
      timeZone: 'UTC',
      createdAt: open.clock.now(),
      trialEndAt: open.clock.now(),
      customizationCompleted: false,
    });
    if (!userId) throw new Error('not made');
    await sql('update auth.account set verified_at = null where user_id = $1', [userId]);
    const linkId = randomUUID();
    const token = linkToken(vault, 'verify', linkId);
    await services.account.db.asVisitor((tx) =>
      tx.callFunction('new_link', [linkId, userId, 'verify', linkHash(token), '24 hours']),
    );
    return { userId, token };
  }

  it('is verified by its link, as it was promised', async () => {
    const body = registration();
    const { token } = await older(body);
    expect((await signIn(body)).status).toBe(403);
    expect((await use(open.browser(), token)).status).toBe(200);
    expect((await signIn(body)).status).toBe(200);
  });

  it('gets its link again, and no new password', async () => {
    const body = registration();
    await older(body);
    await open.browser().call('forgotPassword', { body: { email: body.email } });
    expect(await mailsTo(body.email)).toEqual([]);
    await open.browser().call('resendVerification', { body: { email: body.email } });
    expect((await use(open.browser(), await linkTo(body.email))).status).toBe(200);
  });

  it('gives way to a new sign-up: it is erased, and its link opens nothing', async () => {
    const body = registration({ firstName: 'Eve' });
    const { userId, token } = await older(body);
    const hers = { ...body, firstName: 'Mara', password: 'a quiet lantern 9' };
    await open.browser().call('register', { body: hers });
    for (const table of ['auth.account', 'auth.user_key', 'app.member', 'auth.link'])
      expect(await sql(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
    expect((await use(open.browser(), token)).status).toBe(422);
    expect((await use(open.browser(), await linkTo(body.email))).status).toBe(200);
    expect((await signIn(hers)).body).toMatchObject({ user: { firstName: 'Mara' } });
  });
});
