import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Tx } from '#server/platform/db/query.ts';
import { Passwords } from '#server/platform/passwords/passwords.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import type { TestResponse } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());
afterEach(() => vi.restoreAllMocks());

/** All that takes time: statements in their order, what is hashed, compared and sealed; and the answer. */
async function workOf(request: () => Promise<TestResponse>): Promise<unknown> {
  const done: string[] = [];
  const spies = [
    vi.spyOn(Tx.prototype, 'rows').mockName('rows'),
    vi.spyOn(Tx.prototype, 'raw').mockName('raw'),
    vi.spyOn(Passwords.prototype, 'hash').mockName('hash'),
    vi.spyOn(Passwords.prototype, 'matches').mockName('matches'),
    vi.spyOn(Vault.prototype, 'sealUnder').mockName('seal'),
  ];
  const calls = vi.spyOn(Tx.prototype, 'callFunction');
  const { status, body } = await request();
  for (const spy of spies) done.push(`${spy.getMockName()} ${spy.mock.calls.length}`);
  done.push(...calls.mock.calls.map(([name]) => name));
  vi.restoreAllMocks();
  return { status, message: (body as { message: string }).message, done };
}

describe('a known, a waiting and an unknown address cost the same work', () => {
  it.each([
    ['to sign up', (email: string) => open.browser().call('register', { body: registration({ email }) })],
    ['to ask for a new password', (email: string) => open.browser().call('forgotPassword', { body: { email } })],
    ['to ask for the link again', (email: string) => open.browser().call('resendVerification', { body: { email } })],
    [
      'to sign in with a wrong password',
      (email: string) => open.browser().call('login', { body: { email, password: 'not this one' } }),
    ],
  ])('%s', async (_what, ask) => {
    const { body: known } = await member(open);
    const waiting = registration();
    await open.browser().call('register', { body: waiting });
    await open.post.deliver();
    // What is made once for all who come.
    await ask('first.of.all@example.org');
    const unknown = await workOf(() => ask(registration().email));
    expect(await workOf(() => ask(known.email))).toEqual(unknown);
    expect(await workOf(() => ask(waiting.email))).toEqual(unknown);
    expect((unknown as { done: string[] }).done.length).toBeGreaterThan(5);
  });

  it('to sign in as the very first of a process', async () => {
    const first = await openTestApp();
    const hashed = vi.spyOn(Passwords.prototype, 'hash');
    await first.browser().call('login', { body: { email: 'nobody@example.org', password: 'not this one' } });
    await first.browser().call('login', { body: { email: 'nobody@example.org', password: 'not this one' } });
    expect(hashed).toHaveBeenCalledTimes(1);
    const other = await openTestApp();
    const { body } = await member(other);
    const again = new Passwords(other.vault, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    hashed.mockClear();
    await again.matches(await again.hash(body.password), 'not this one');
    // The one that was asked for, and the one that nobody has.
    expect(hashed).toHaveBeenCalledTimes(2);
    await Promise.all([first.close(), other.close()]);
  });
});
