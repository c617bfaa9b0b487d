import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { openAppKeys } from '#server/platform/vault/keyring.store.ts';
import { parseRootKeys } from '#server/platform/vault/root-key.ts';
import { rewrapAll } from '#server/platform/vault/rotation.store.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { asMadeMember, emailIndex, memberStore } from '#server/features/account/public.ts';

const old = randomBytes(32).toString('base64');
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { ROOT_KEY: old } });
});
afterAll(() => open.close());

describe('key rotation', () => {
  it('wraps every key anew, and look-ups, passwords and documents go on working', async () => {
    const { body } = await member(open);
    const fresh = randomBytes(32).toString('base64');
    const db = open.services.mounting.db;
    const both = new Vault(() => parseRootKeys(`${fresh},${old}`));
    expect(await rewrapAll(both, db)).toBeGreaterThan(1);
    expect(await rewrapAll(both, db)).toBe(0);
    const only = new Vault(() => parseRootKeys(fresh));
    await openAppKeys(only, db);
    expect(emailIndex(only, body.email).equals(emailIndex(open.vault, body.email))).toBe(true);
    const found = await run(open.database.adminUrl, (client) =>
      client.query<{ user_id: string }>('select user_id from auth.account where email_index = $1', [
        emailIndex(only, body.email),
      ]),
    );
    const read = await asMadeMember({ ...open.services.account, vault: only }, found.rows[0]?.user_id ?? '', (me) =>
      memberStore.read(me),
    );
    expect(read.profile.email).toBe(body.email);
  });
});

describe('deletion by key', () => {
  it('removes the account of somebody who turns out to be under 13, and leaves nothing', async () => {
    const { browser, body } = await member(open);
    const index = emailIndex(open.vault, body.email);
    const find = () =>
      run(open.database.adminUrl, (client) =>
        client.query<{ user_id: string }>('select user_id from auth.account where email_index = $1', [index]),
      );
    const userId = (await find()).rows[0]?.user_id ?? '';
    await asMadeMember(open.services.account, userId, async (me) =>
      memberStore.change(me, {
        profile: { ...(await memberStore.read(me)).profile, birthday: null },
        onboardingCompleted: false,
      }),
    );
    expect(await browser.call('patchUser', { body: { birthday: '2018-01-01' as never } })).toMatchObject({
      status: 422,
      body: { code: 'age_not_supported' },
    });
    expect((await find()).rows).toEqual([]);
    const tables = await run(open.database.adminUrl, (client) =>
      client.query<{ name: string }>(
        "select table_schema || '.' || table_name as name from information_schema.columns where column_name = 'user_id' and table_schema in ('app', 'auth')",
      ),
    );
    expect(tables.rows.length).toBeGreaterThan(8);
    for (const { name } of tables.rows) {
      const left = await run(open.database.adminUrl, (client) =>
        client.query(`select 1 from ${name} where user_id = $1`, [userId]),
      );
      expect(left.rows, name).toEqual([]);
    }
    expect((await browser.call('getUser')).status).toBe(401);
  });
});
