import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEP_UP_SECONDS } from '#contract/limits.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { ageProof } from '#server/testing/proofs.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const LATE = STEP_UP_SECONDS + 1;
const change = (browser: Awaited<ReturnType<typeof member>>['browser'], password = 'a quieter word 3') =>
  browser.call('changePassword', { body: { password } });

describe('a proof of identity (security.md 3)', () => {
  it('is signing in itself, and for five minutes; then the password opens five more', async () => {
    const { browser, body } = await member(open);
    expect((await browser.call('getStepUp')).body).toMatchObject({
      by: ['password'],
      secondsLeft: expect.closeTo(STEP_UP_SECONDS, -1) as number,
    });
    await ageProof(open, browser, LATE);
    expect((await browser.call('getStepUp')).body).toEqual({ by: ['password'], secondsLeft: 0 });
    expect(await change(browser)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    expect((await browser.call('stepUp', { body: { by: 'password', password: body.password } })).body).toEqual({
      by: ['password'],
      secondsLeft: STEP_UP_SECONDS,
    });
    expect((await change(browser)).status).toBe(200);
  });

  it('gives the session a new token: the one before, wherever it was copied to, opens nothing', async () => {
    const { browser, body } = await member(open);
    const copied = open.browser();
    for (const [name, value] of browser.cookies) copied.cookies.set(name, value);
    expect((await copied.call('getUser')).status).toBe(200);
    await browser.call('stepUp', { body: { by: 'password', password: body.password } });
    await expect.poll(async () => (await copied.call('getUser')).status).toBe(401);
    expect((await browser.call('getUser')).status).toBe(200);
  });

  it('leaves everything as it was when it is wrong, and says so without ending the session', async () => {
    const { browser } = await member(open);
    await ageProof(open, browser, LATE);
    const before = browser.cookies.get('sid');
    expect(await browser.call('stepUp', { body: { by: 'password', password: 'not this one' } })).toMatchObject({
      status: 422,
      body: { code: 'proof_wrong' },
    });
    expect(browser.cookies.get('sid')).toBe(before);
    expect(await change(browser)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
  });

  it("is not another member's password", async () => {
    const { body: other } = await member(open, { password: 'somebody elses 5' });
    const { browser } = await member(open);
    expect((await browser.call('stepUp', { body: { by: 'password', password: other.password } })).status).toBe(422);
  });

  it('may be tried ten times in a quarter of an hour, as signing in', async () => {
    const strict = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const { browser, body } = await member(strict);
    const tries = [];
    for (let i = 0; i < 11; i += 1)
      tries.push((await browser.call('stepUp', { body: { by: 'password', password: `wrong ${i} pass` } })).status);
    expect(tries).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await browser.call('stepUp', { body: { by: 'password', password: body.password } })).status).toBe(429);
    await strict.close();
  });
});

describe('another password', () => {
  it('ends every other session, keeps this one under a new token, and tells her', async () => {
    const { browser, body } = await member(open);
    const elsewhere = open.browser();
    await elsewhere.call('login', { body: { email: body.email, password: body.password } });
    const before = browser.cookies.get('sid');
    expect(await change(browser)).toMatchObject({ status: 200 });
    expect((await browser.call('getUser')).status).toBe(200);
    expect(browser.cookies.get('sid')).not.toBe(before);
    await expect.poll(async () => (await elsewhere.call('getUser')).status).toBe(401);
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
  });

  it.each(['short', 'password1', 'Mara Lind', 'pässwört99'])(
    'keeps the rules of every password: %s',
    async (password) => {
      const { browser, body } = await member(open);
      expect(await change(browser, password)).toMatchObject({ status: 400, body: { code: 'password_refused' } });
      expect(
        (await open.browser().call('login', { body: { email: body.email, password: body.password } })).status,
      ).toBe(200);
    },
  );
});

it('the words for her device are sealed: the table says nothing of it', async () => {
  await member(open);
  const { rows } = await run(open.database.adminUrl, (client) =>
    client.query<{ device: Buffer | null }>("select device from auth.session where kind = 'member'"),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.every(({ device }) => device !== null && device.length > 256 && !device.toString('latin1').includes('device')),
  ).toBe(true);
});
