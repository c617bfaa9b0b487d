import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODES } from '#contract/limits.ts';
import type { ChangedWays, CodeApp } from '#contract/safety/safety.schemas.ts';
import { codeAt } from '#server/platform/factors/one-time-code.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const STEP_MS = 30_000;

/** What a browser without JavaScript sends of the form on either page, and where it is led. */
async function post(browser: Browser, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { status, headers: said } = await browser.send({
    method: 'POST',
    url: '/auth',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return [status, said['location']];
}

/** A member with a code app, and a browser of the member's that has sent the right password. */
async function halfIn(services = open) {
  const { browser: home, body } = await member(services);
  const { key } = (await home.call('startCodeApp')).body as CodeApp;
  const code = (steps: number) =>
    codeAt(Buffer.from(Secret.fromBase32(key).bytes), new Date(services.clock.real().getTime() + steps * STEP_MS));
  const { recoveryCodes } = (await home.call('confirmCodeApp', { body: { code: code(-1) } })).body as ChangedWays;
  const browser = services.browser();
  const password = () => post(browser, { email: body.email, password: body.password });
  expect(await password()).toEqual([303, '/sign-in-step']);
  return { browser, code, password, recovery: recoveryCodes?.[0] ?? '' };
}
const isIn = async (browser: Browser) => (await browser.call('getUser')).status === 200;

describe('the second step by the plain form (POST /auth)', () => {
  it('asks for the code after the right password, and the right one signs in', async () => {
    const { browser, code } = await halfIn();
    expect(await isIn(browser)).toBe(false);
    expect(await post(browser, { code: code(0) })).toEqual([303, '/']);
    expect(await isIn(browser)).toBe(true);
  });

  it('takes a recovery code, once', async () => {
    const { browser, password, recovery } = await halfIn();
    expect(await post(browser, { code: recovery })).toEqual([303, '/']);
    expect(await password()).toEqual([303, '/sign-in-step']);
    expect(await post(browser, { code: recovery })).toEqual([303, '/sign-in-step?error=code']);
  });

  it('leads a wrong code back to the page that says so', async () => {
    const { browser, code } = await halfIn();
    for (const wrong of ['000000', '', 'x'.repeat(4000)])
      expect(await post(browser, { code: wrong })).toEqual([303, '/sign-in-step?error=code']);
    expect(await isIn(browser)).toBe(false);
    expect(await post(browser, { code: code(0) })).toEqual([303, '/']);
  });

  it('starts over after five wrong ones: then the right code opens nothing, and the password asks anew', async () => {
    const strict = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const { browser, code, password } = await halfIn(strict);
    for (let tries = 0; tries < CODES.tries; tries += 1)
      expect(await post(browser, { code: '000000' })).toEqual([303, '/sign-in-step?error=code']);
    expect(await post(browser, { code: code(0) })).toEqual([303, '/sign-in-step?error=over']);
    expect(await isIn(browser)).toBe(false);
    expect(await password()).toEqual([303, '/sign-in-step']);
    expect(await post(browser, { code: code(0) })).toEqual([303, '/']);
    await strict.close();
  });

  it('opens nothing in a browser that sent no password', async () => {
    const { code } = await halfIn();
    const stranger = open.browser();
    expect(await post(stranger, { code: code(0) })).toEqual([303, '/sign-in-step?error=over']);
    expect(await isIn(stranger)).toBe(false);
  });

  it('refuses a form of another origin, and the sign-in goes on waiting', async () => {
    const { browser, code } = await halfIn();
    for (const site of ['cross-site', 'same-site'])
      expect((await post(browser, { code: code(0) }, { 'sec-fetch-site': site }))[0]).toBe(403);
    expect(await isIn(browser)).toBe(false);
    expect(await post(browser, { code: code(0) })).toEqual([303, '/']);
  });
});
