import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

describe('signing in and out (§4.3, §4.4)', () => {
  it('says the same of a wrong password and of an unknown address', async () => {
    const { body } = await member(open);
    const wrong = await open.browser().call('login', { body: { email: body.email, password: 'not this one' } });
    const unknown = await open
      .browser()
      .call('login', { body: { email: 'nobody@example.org', password: 'not this one' } });
    const bare = ({ requestId: _, ...rest }: Record<string, unknown>) => rest;
    expect(wrong.status).toBe(401);
    expect(bare(wrong.body as Record<string, unknown>)).toEqual({
      message: 'Please check your credentials and try again.',
      code: 'bad_credentials',
    });
    expect(bare(unknown.body as Record<string, unknown>)).toEqual(bare(wrong.body as Record<string, unknown>));
  });

  it('does not tell that an address waits to be verified before the password was right', async () => {
    const body = registration();
    await open.browser().call('register', { body });
    expect(
      (await open.browser().call('login', { body: { email: body.email, password: 'guessing at it' } })).status,
    ).toBe(401);
  });

  it('trims and lower-cases the address', async () => {
    const { body } = await member(open);
    expect(
      (
        await open
          .browser()
          .call('login', { body: { email: ` ${body.email.toUpperCase()} `, password: body.password } })
      ).status,
    ).toBe(200);
  });

  it('ends the session on the server, so that the cookie is worth nothing afterwards', async () => {
    const { browser } = await member(open);
    const stolen = open.browser();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    const out = await browser.call('logout');
    expect(out.headers['clear-site-data']).toBe('"cache", "storage"');
    expect((await stolen.call('getUser')).status).toBe(401);
  });

  it('gives a cookie that scripts cannot read and other sites do not send', async () => {
    const { body } = await member(open);
    const answer = await open.browser().call('login', { body: { email: body.email, password: body.password } });
    const cookie = String(
      ([] as unknown[]).concat(answer.headers['set-cookie'] ?? []).find((text) => String(text).startsWith('sid=')),
    );
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('stops after ten wrong passwords for one account, and lets a device that knows it go on', async () => {
    const strict = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const { browser, body } = await member(strict);
    const tries = [];
    for (let i = 0; i < 11; i += 1)
      tries.push(
        (await strict.browser().call('login', { body: { email: body.email, password: `wrong ${i} pass` } })).status,
      );
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
    expect(
      await strict.browser().call('login', { body: { email: body.email, password: body.password } }),
    ).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await browser.call('login', { body: { email: body.email, password: body.password } })).status).toBe(200);
    await strict.close();
  });

  it('signs in by the plain form, too', async () => {
    const { body } = await member(open);
    const browser = open.browser();
    const form = (password: string) =>
      ({
        method: 'POST',
        url: '/auth',
        payload: new URLSearchParams({ email: body.email, password }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }) as const;
    expect(await browser.send(form('wrong password'))).toMatchObject({
      status: 303,
      headers: { location: '/auth?error=credentials' },
    });
    expect(await browser.send(form(body.password))).toMatchObject({ status: 303, headers: { location: '/' } });
    expect((await browser.call('getUser')).status).toBe(200);
    expect(
      (await browser.send({ ...form(body.password), headers: { ...form('').headers, 'sec-fetch-site': 'cross-site' } }))
        .status,
    ).toBe(403);
  });
});
