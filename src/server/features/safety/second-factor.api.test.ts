import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangedWays, CodeApp } from '#contract/safety/safety.schemas.ts';
import { codeAt } from '#server/platform/factors/one-time-code.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { ageProof } from '#server/testing/proofs.ts';
import { Secret } from 'otpauth';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const STEP_MS = 30_000;
const sql = (text: string, values: unknown[] = []) =>
  run(open.database.adminUrl, (client) => client.query(text, values));

/** A member whose app shows codes. `code` is what it shows so many steps from now. */
async function withCodes() {
  const { browser, body } = await member(open);
  const { key } = (await browser.call('startCodeApp')).body as CodeApp;
  const seed = Buffer.from(Secret.fromBase32(key).bytes);
  const code = (steps: number) => codeAt(seed, new Date(open.clock.real().getTime() + steps * STEP_MS));
  const done = await browser.call('confirmCodeApp', { body: { code: code(-1) } });
  if (done.status !== 200) throw new Error(`${done.status} ${JSON.stringify(done.body)}`);
  return { browser, body, code, recovery: (done.body as ChangedWays).recoveryCodes ?? [] };
}
async function halfIn(body: { email: string; password: string }): Promise<Browser> {
  const browser = open.browser();
  expect(await browser.call('login', { body: { email: body.email, password: body.password } })).toMatchObject({
    status: 403,
    body: { code: 'second_factor_required' },
  });
  return browser;
}
const second = async (browser: Browser, code: string) =>
  (await browser.call('secondStep', { body: { by: 'code', code } })).status;

describe('codes of an app', () => {
  it('are asked for only once the first has come, and then a password is half of a sign-in', async () => {
    const { browser, body } = await member(open);
    const { key, link } = (await browser.call('startCodeApp')).body as CodeApp;
    expect(link).toMatch(
      /^otpauth:\/\/totp\/Moonhearth:woman\d+%40example\.org\?issuer=Moonhearth&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    expect((await open.browser().call('login', { body: { email: body.email, password: body.password } })).status).toBe(
      200,
    );
    expect((await browser.call('confirmCodeApp', { body: { code: '000000' } })).status).toBe(422);
    const code = codeAt(Buffer.from(Secret.fromBase32(key).bytes), open.clock.real());
    const done = await browser.call('confirmCodeApp', { body: { code } });
    expect(done).toMatchObject({
      status: 200,
      body: { ways: { codesSince: expect.any(String) as string, recoveryLeft: 10, passkeys: [] } },
    });
    expect(new Set((done.body as ChangedWays).recoveryCodes).size).toBe(10);
    const waiting = await halfIn(body);
    expect((await waiting.call('getUser')).status).toBe(401);
    expect(await browser.call('startCodeApp')).toMatchObject({ status: 409, body: { code: 'factor_stands' } });
  });

  it.each([
    [-2, 422],
    [-1, 422],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('a code %i steps of 30 s away answers %i; the one that was used answers never again', async (steps, status) => {
    const { body, code } = await withCodes();
    expect(await second(await halfIn(body), code(steps))).toBe(status);
  });

  it('none works twice, nor one of an earlier step', async () => {
    const { body, code } = await withCodes();
    expect(await second(await halfIn(body), code(1))).toBe(200);
    expect(await second(await halfIn(body), code(1))).toBe(422);
    expect(await second(await halfIn(body), code(0))).toBe(422);
  });

  it('lie sealed: neither seed nor recovery code can be read from the tables', async () => {
    const { recovery } = await withCodes();
    const { rows } = await sql(
      "select encode(seed, 'escape') as text from auth.code_app union all select encode(code_hash, 'escape') from auth.recovery_code",
    );
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(10);
    for (const code of recovery) expect(stored).not.toContain(code);
  });

  it('take five tries, then the password is asked for again; ten sign-ins a day wait for one', async () => {
    const strict = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const { browser, body } = await member(strict);
    const { key } = (await browser.call('startCodeApp')).body as CodeApp;
    const code = codeAt(Buffer.from(Secret.fromBase32(key).bytes), strict.clock.real());
    await browser.call('confirmCodeApp', { body: { code } });
    const fresh = strict.browser();
    const login = async () =>
      (await fresh.call('login', { body: { email: body.email, password: body.password } })).status;
    expect(await login()).toBe(403);
    const tries = [];
    for (let i = 0; i < 6; i += 1) tries.push(await second(fresh, '000000'));
    expect(tries).toEqual([422, 422, 422, 422, 422, 422]);
    expect((await fresh.call('getSecondStep')).body).toEqual({ by: [] });
    const logins = [];
    for (let i = 0; i < 10; i += 1) logins.push(await login());
    expect(logins).toEqual([...Array<number>(9).fill(403), 429]);
    // Whoever knows the member's password and hammers on codes does not shut the member out of a device of the
    // member's.
    expect((await browser.call('login', { body: { email: body.email, password: body.password } })).status).toBe(403);
    await strict.close();
  });

  it('are what a step-up asks for: the password alone would undo them', async () => {
    const { browser, body, code } = await withCodes();
    await ageProof(open, browser, 400);
    expect((await browser.call('getStepUp')).body).toEqual({ by: ['code'], secondsLeft: 0 });
    expect((await browser.call('stepUp', { body: { by: 'password', password: body.password } })).status).toBe(422);
    expect((await browser.call('stepUp', { body: { by: 'code', code: code(0) } })).status).toBe(200);
    expect((await browser.call('endCodeApp')).body).toMatchObject({ ways: { codesSince: null, recoveryLeft: 0 } });
    expect((await browser.call('endCodeApp')).status).toBe(200);
    expect((await open.browser().call('login', { body: { email: body.email, password: body.password } })).status).toBe(
      200,
    );
    await open.post.deliver();
    expect(
      open.post.sent.filter(
        (mail) => mail.to === body.email && mail.subject === 'How you sign in to Moonhearth was changed',
      ),
    ).toHaveLength(2);
  });

  it('stay when the password is chosen anew by mail', async () => {
    const { body } = await withCodes();
    await open.browser().call('forgotPassword', { body: { email: body.email } });
    const token = await open.post.tokenFor(body.email, 'reset-password');
    await open.browser().call('resetPassword', { body: { token, password: 'a quieter word 3' } });
    await halfIn({ email: body.email, password: 'a quieter word 3' });
  });
});

describe('recovery codes', () => {
  it('each serves once, however it is typed, and only for its owner', async () => {
    const { body, recovery } = await withCodes();
    const other = await withCodes();
    const [first = '', next = ''] = recovery;
    expect(await second(await halfIn(other.body), first)).toBe(422);
    expect(await second(await halfIn(body), ` ${first.toUpperCase().replace('-', ' ')} `)).toBe(200);
    expect(await second(await halfIn(body), first)).toBe(422);
    expect(await second(await halfIn(body), next)).toBe(200);
  });

  it('a new set takes the place of the one before; without a factor there is none', async () => {
    const { browser, body, recovery } = await withCodes();
    const made = (await browser.call('makeRecoveryCodes')).body as ChangedWays;
    expect(made.recoveryCodes).toHaveLength(10);
    expect(await second(await halfIn(body), recovery[0] ?? '')).toBe(422);
    expect(await second(await halfIn(body), made.recoveryCodes?.[0] ?? '')).toBe(200);
    const { browser: bare } = await member(open);
    expect(await bare.call('makeRecoveryCodes')).toMatchObject({ status: 409, body: { code: 'no_factor' } });
  });
});

describe('a sign-in that waits', () => {
  it('belongs to its browser and runs out', async () => {
    const { body, code } = await withCodes();
    expect((await open.browser().call('secondStep', { body: { by: 'code', code: code(0) } })).body).toMatchObject({
      code: 'link_invalid',
    });
    const waiting = await halfIn(body);
    expect((await waiting.call('getSecondStep')).body).toEqual({ by: ['code'] });
    await sql("update auth.challenge set expires_at = now() - interval '1 second'");
    expect((await waiting.call('secondStep', { body: { by: 'code', code: code(0) } })).body).toMatchObject({
      code: 'link_invalid',
    });
    await open.services.sweep();
    expect((await sql('select 1 from auth.challenge')).rowCount).toBe(0);
  });
});
