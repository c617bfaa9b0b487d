import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from 'otpauth';
import type { CodeApp } from '#contract/safety/safety.schemas.ts';
import { codeAt } from '#server/platform/factors/one-time-code.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { resetFactors } from './reset-factors.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const SUBJECT = 'How you sign in to Moonhearth was changed';
const sql = async (text: string, values: unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Record<string, unknown>>(text, values))).rows;
const factorsOf = (userId: string) => sql('select * from auth.factors_of($1)', [userId]);
const lettersTo = (email: string) => open.post.sent.filter((mail) => mail.to === email && mail.subject === SUBJECT);

/** A member with codes of an app and a passkey. */
async function withFactors() {
  const { browser, body } = await member(open);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  const { key } = (await browser.call('startCodeApp')).body as CodeApp;
  await browser.call('confirmCodeApp', {
    body: { code: codeAt(Buffer.from(Secret.fromBase32(key).bytes), open.clock.real()) },
  });
  await sql(
    "insert into auth.passkey (id, user_id, credential_id, public_key, counter, transports, name) values (gen_random_uuid(), $1, decode(md5($1::uuid::text), 'hex'), '\\x01', 0, '{}', '\\x02')",
    [user.id],
  );
  return { browser, body, userId: user.id };
}

describe('taking second factors away on the host', () => {
  it('leaves the password alone, ends her sessions, and tells her history and her address', async () => {
    const { browser, body, userId } = await withFactors();
    const other = await withFactors();
    expect(await factorsOf(userId)).toMatchObject([{ recovery_left: 10, passkeys: 1 }]);
    expect(await resetFactors(open.services.account, userId)).toBe(true);
    expect(await factorsOf(userId)).toEqual([{ codes_since: null, recovery_left: 0, passkeys: 0 }]);
    expect((await browser.call('getUser')).status).toBe(401);
    const back = open.browser();
    expect((await back.call('login', { body: { email: body.email, password: body.password } })).status).toBe(200);
    expect((await back.call('getAccesses', { query: {} })).body).toMatchObject({
      accesses: expect.arrayContaining([
        expect.objectContaining({ action: 'reset_by_host', result: 'done', network: 'host' }),
      ]) as unknown,
    });
    await open.post.deliver();
    expect(lettersTo(body.email).at(-1)?.text).toContain('the people who run this server deleted your passkeys');
    expect(await factorsOf(other.userId)).toMatchObject([{ recovery_left: 10, passkeys: 1 }]);
    expect((await other.browser.call('getUser')).status).toBe(200);
  });

  it('changes nothing where there is none, and twice is once', async () => {
    const { body, userId } = await withFactors();
    expect(await resetFactors(open.services.account, userId)).toBe(true);
    expect(await resetFactors(open.services.account, userId)).toBe(false);
    const bare = await member(open);
    const { user } = (await bare.browser.call('getUser')).body as { user: { id: string } };
    expect(await resetFactors(open.services.account, user.id)).toBe(false);
    expect((await bare.browser.call('getUser')).status).toBe(200);
    await open.post.deliver();
    expect(
      lettersTo(body.email).filter(({ text }) => text.includes('people who run this server deleted')),
    ).toHaveLength(1);
    expect(lettersTo(bare.body.email)).toEqual([]);
  });
});
