import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const ANSWER = { status: 202, body: { message: 'If the address is registered, a message is on its way' } };

describe('forgotten passwords and lost verification mails', () => {
  it('answers the same for known and unknown addresses', async () => {
    const { body } = await member(open);
    for (const route of ['forgotPassword', 'resendVerification'] as const) {
      for (const email of [body.email, 'stranger@example.org'])
        expect(await open.browser().call(route, { body: { email } })).toMatchObject(ANSWER);
    }
    await open.post.deliver();
    expect(open.post.sent.some((mail) => mail.to === 'stranger@example.org')).toBe(false);
  });

  it('sets a new password, ends every session, and tells her', async () => {
    const { browser, body } = await member(open);
    await browser.call('forgotPassword', { body: { email: body.email } });
    const token = await open.post.tokenFor(body.email, 'reset-password');
    expect(await open.browser().call('resetPassword', { body: { token, password: 'password1' } })).toMatchObject({
      status: 400,
      body: { code: 'password_refused' },
    });
    expect((await open.browser().call('resetPassword', { body: { token, password: 'a quieter word 3' } })).status).toBe(
      200,
    );
    expect((await browser.call('getUser')).status).toBe(401);
    expect((await open.browser().call('login', { body: { email: body.email, password: body.password } })).status).toBe(
      401,
    );
    expect(
      (await open.browser().call('login', { body: { email: body.email, password: 'a quieter word 3' } })).status,
    ).toBe(200);
    await open.post.deliver();
    expect(open.post.sent.filter((mail) => mail.to === body.email).map((mail) => mail.subject)).toContain(
      'Your password for Moonhearth was changed',
    );
    expect((await open.browser().call('resetPassword', { body: { token, password: 'once again 99x' } })).status).toBe(
      422,
    );
  });

  it('lets only the newest link work', async () => {
    const { body } = await member(open);
    await open.browser().call('forgotPassword', { body: { email: body.email } });
    const first = await open.post.tokenFor(body.email, 'reset-password');
    await open.browser().call('forgotPassword', { body: { email: body.email } });
    const second = await open.post.tokenFor(body.email, 'reset-password');
    expect(second).not.toBe(first);
    expect(
      (await open.browser().call('resetPassword', { body: { token: first, password: 'new and shiny 4' } })).status,
    ).toBe(422);
    expect(
      (await open.browser().call('resetPassword', { body: { token: second, password: 'new and shiny 4' } })).status,
    ).toBe(200);
  });

  it('sends the verification again to one who registers twice before verifying', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    await open.browser().call('register', { body });
    const token = await open.post.tokenFor(body.email, 'verify-email');
    expect((await open.browser().call('verifyEmail', { body: { token } })).status).toBe(200);
  });

  it('carries the same link when a mail is sent again', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    const failing = open.post.mailer.send;
    Object.assign(open.post.mailer, { send: async () => Promise.reject(new Error('relay is away')) });
    await expect(open.post.deliver()).rejects.toThrow('relay is away');
    Object.assign(open.post.mailer, { send: failing });
    const token = await open.post.tokenFor(body.email, 'verify-email');
    const mails = open.post.sent.filter((mail) => mail.to === body.email);
    expect(mails).toHaveLength(1);
    expect((await open.browser().call('verifyEmail', { body: { token } })).status).toBe(200);
  });
});
