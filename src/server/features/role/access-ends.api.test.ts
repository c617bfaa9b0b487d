import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '#server/platform/db/owner.ts';
import { SessionEnded } from '#server/platform/db/opening.ts';
import { sidOf } from '#server/platform/sessions/sessions.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { roleStore } from './role.store.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await run(open.database.adminUrl, (client) => client.query<T>(text, values))).rows;
const idOf = async (browser: Browser) => ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
const suspend = (userId: string) => sql('update auth.account set suspended_at = now() where user_id = $1', [userId]);
const asRole = (work: (owner: Parameters<Parameters<typeof asOwner>[1]>[0]) => Promise<unknown>) =>
  asOwner(open.database.adminUrl, work);
/** What the database says to a transaction of this browser's session. */
const inDatabase = (browser: Browser, userId: string) =>
  open.services.mounting.db
    .asMember({ sid: sidOf(browser.cookies.get('sid') ?? ''), user_id: userId }, async () => 'let in')
    .catch((error: unknown) => (error instanceof SessionEnded ? 'ended' : Promise.reject(error)));
/** A sign-in of this account that waits for its second step. */
const waitingStep = (userId: string, hash: string) =>
  sql(
    "insert into auth.challenge (hash, purpose, user_id, shared, expires_at) values ($2, 'second_factor', $1, false, now() + interval '5 minutes')",
    [userId, Buffer.from(hash)],
  );
const stepsOf = async (userId: string) => (await sql('select from auth.challenge where user_id = $1', [userId])).length;

describe('a suspended account', () => {
  it('is out of every session in the same instant: in the database, and on every process', async () => {
    const beside = await openTestApp({ beside: open });
    const { browser, body } = await member(open);
    const elsewhere = beside.browser();
    await elsewhere.call('login', { body: { email: body.email, password: body.password } });
    const userId = await idOf(browser);
    expect([(await elsewhere.call('getUser')).status, await inDatabase(browser, userId)]).toEqual([200, 'let in']);
    await suspend(userId);
    expect(await inDatabase(browser, userId)).toBe('ended');
    expect((await browser.call('getCycles')).status).toBe(401);
    await expect.poll(async () => (await elsewhere.call('getUser')).status).toBe(401);
    await beside.close();
  });

  it('opens no new session, whoever asks for one, and its waiting second step is nobody’s', async () => {
    const { browser, body } = await member(open);
    const userId = await idOf(browser);
    await waitingStep(userId, 'waits for a code');
    await suspend(userId);
    expect(await stepsOf(userId)).toBe(0);
    // One that was put there in the moment of the suspension is no way in either.
    await waitingStep(userId, 'put there since');
    const db = open.services.mounting.db;
    const hash = Buffer.from('put there since');
    for (const [name, args] of [
      ['see_challenge', [hash, 'second_factor']],
      ['try_challenge', [hash, 'second_factor', 5]],
      ['use_challenge', [hash, 'second_factor']],
    ] as const)
      expect(await db.asVisitor((tx) => tx.callFunction(name, args)), name).toEqual([]);
    expect((await open.browser().call('login', { body: { email: body.email, password: body.password } })).status).toBe(
      401,
    );
    const opened = db.asVisitor((tx) =>
      tx.callFunction('open_session', [
        '00000000-0000-4000-8000-000000000001',
        userId,
        Buffer.from('a token'),
        'member',
        'adult',
        '2026-11-21',
        false,
        '',
        '1 hour',
        '1 hour',
      ]),
    );
    await expect(opened).rejects.toMatchObject({ code: '42501' });
  });

  it('is let in again when the suspension ends, with its password alone', async () => {
    const { browser, body } = await member(open);
    const userId = await idOf(browser);
    await suspend(userId);
    await sql('update auth.account set suspended_at = null where user_id = $1', [userId]);
    expect((await browser.call('getUser')).status).toBe(401);
    expect((await browser.call('login', { body: { email: body.email, password: body.password } })).status).toBe(200);
  });
});

describe('a role given or taken', () => {
  it('ends sessions and waiting second steps; what changes nothing ends nothing', async () => {
    const { browser, body } = await member(open);
    const userId = await idOf(browser);
    const signIn = () => browser.call('login', { body: { email: body.email, password: body.password } });
    for (const change of [
      () => asRole((owner) => roleStore.grant(owner, userId, 'moderator')),
      () => asRole((owner) => roleStore.vet(owner, userId, true)),
      () => asRole((owner) => roleStore.vet(owner, userId, false)),
      () => asRole((owner) => roleStore.revoke(owner, userId, 'moderator')),
    ]) {
      await waitingStep(userId, `waits ${Math.random()}`);
      await change();
      expect([await inDatabase(browser, userId), await stepsOf(userId)]).toEqual(['ended', 0]);
      expect((await browser.call('getUser')).status).toBe(401);
      await signIn();
    }
    await asRole((owner) => roleStore.grant(owner, userId, 'teacher'));
    await signIn();
    await asRole((owner) => roleStore.grant(owner, userId, 'teacher'));
    expect(await inDatabase(browser, userId)).toBe('let in');
  });

  it('opens the teens’ room to moderators alone', async () => {
    const { browser } = await member(open);
    const userId = await idOf(browser);
    const vet = (vetted: boolean) => asOwner(open.database.adminUrl, (owner) => roleStore.vet(owner, userId, vetted));
    expect(await vet(true)).toBe(false);
    await asRole((owner) => roleStore.grant(owner, userId, 'teacher'));
    expect(await vet(true)).toBe(false);
    await expect(sql('update auth.role set teen_vetted = true where user_id = $1', [userId])).rejects.toThrow(
      'only_moderators_are_vetted',
    );
    await asRole((owner) => roleStore.grant(owner, userId, 'moderator'));
    expect([await vet(true), await vet(true), await vet(false)]).toEqual([true, false, true]);
  });
});
