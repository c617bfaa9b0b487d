import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration } from '#server/testing/people.ts';
import type { EventKind } from '#server/platform/notices/kind.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import { accountNotices } from './account.notices.ts';
import { accountStore } from './account.store.ts';
import { emailIndex } from './links.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
});
afterAll(() => open.close());

describe('names', () => {
  it('lose what nobody sees and what turns letters round, at sign-up and later', async () => {
    const { browser } = await member(open, { firstName: '\u202earaM\u202c\u200b', lastName: 'Lin\u2066d\r\n' });
    const names = async () => {
      const { user } = (await browser.call('getUser')).body as { user: { firstName: string; lastName: string } };
      return [user.firstName, user.lastName];
    };
    expect(await names()).toEqual(['araM', 'Lind']);
    expect((await browser.call('patchUser', { body: { firstName: 'Ma\u200bra\u200f' } })).status).toBe(200);
    expect(await names()).toEqual(['Mara', 'Lind']);
  });

  it.each([['Moderator'], ['Аdmin'], ['M00nhearth'], ['T e a c h e r']])(
    'are not those of our staff: %s',
    async (name) => {
      const refused = {
        status: 400,
        body: { code: 'invalid_input', fields: { firstName: expect.stringContaining('our team') as string } },
      };
      const body = registration({ firstName: name });
      expect(await open.browser().call('register', { body })).toMatchObject(refused);
      const { browser } = await member(open);
      expect(await browser.call('patchUser', { body: { firstName: name } })).toMatchObject(refused);
    },
  );

  it('are not those of our staff across both fields, also one after the other', async () => {
    const { browser } = await member(open, { firstName: 'Moon' });
    expect(await browser.call('patchUser', { body: { lastName: 'Hearth' } })).toMatchObject({
      status: 400,
      body: { fields: { lastName: expect.stringContaining('our team') as string } },
    });
  });

  it('that stay as they are do not keep the rest of the form from being saved', async () => {
    const { browser, body } = await member(open);
    expect((await browser.call('patchUser', { body: { firstName: body.firstName, theme: 'dark' } })).status).toBe(200);
  });
});

describe('an email to an address that nobody has confirmed', () => {
  /** Every letter an account can get that takes no more than its name. */
  const kinds = Object.values(accountNotices) as EventKind<null>[];
  it.each(kinds)('greets nobody by name: $name', async (kind) => {
    // As an account of an earlier release, which was there before its link was used.
    const { body } = await member(open, { firstName: 'Winona', lastName: 'Prizewinner' });
    await run(open.database.adminUrl, (client) =>
      client.query('update auth.account set verified_at = null where email_index = $1', [
        emailIndex(open.vault, body.email),
      ]),
    );
    await open.post.deliver();
    const before = open.post.sent.length;
    await open.services.mounting.db.asVisitor(async (tx) => {
      const account = await accountStore.find(tx, emailIndex(open.vault, body.email));
      if (!account) throw new Error('nobody registered');
      await accountStore.actAs(tx, account.user_id);
      await outboxStore.post(
        { tx, keys: await keyringOf(open.vault, tx, account.user_id) },
        { kind, data: null, now: open.clock.now() },
      );
    });
    await open.post.deliver();
    const mails = open.post.sent.slice(before);
    expect(mails).toHaveLength(1);
    for (const { text, html, subject } of mails) expect(`${subject} ${text} ${html}`).not.toMatch(/Winona|Prizewinner/);
  });

  it('and one that was confirmed is greeted', async () => {
    const { body, browser } = await member(open);
    await browser.call('forgotPassword', { body: { email: body.email } });
    await open.post.deliver();
    expect(open.post.sent.findLast(({ to }) => to === body.email)?.text).toContain('Hello Mara,');
  });

  it('nor does one to an address that an account asks to move to', async () => {
    const { browser, body } = await member(open);
    await browser.call('changeEmail', { body: { email: `other.${body.email}` } });
    await open.post.deliver();
    const text = open.post.sent.findLast(({ to }) => to === `other.${body.email}`)?.text;
    expect(text).toContain('asked to move an account');
    expect(text).not.toContain('Mara');
  });
});
