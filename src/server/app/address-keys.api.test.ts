import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_ADDRESS } from '#domain/account/email.ts';
import { ERRORS } from '#contract/errors.ts';
import { table } from '#contract/table.ts';
import { GUESSES, STEP_UP_SECONDS } from '#contract/limits.ts';
import type { Route } from '#contract/kit/route.ts';
import type { FeedReply } from '#contract/export/export.schemas.ts';
import { emailIndex } from '#server/features/account/public.ts';
import { guessesOf } from '#server/features/account/guesses.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, type Registration } from '#server/testing/people.ts';
import { ageProof } from '#server/testing/proofs.ts';
import { addressKeys } from './manifests.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
});
afterAll(() => open.close());

type Name = keyof typeof addressKeys;
/** How a member makes each address, and whether the member is told that there is one. */
const SAMPLES: Readonly<
  Record<
    Name,
    {
      make: (browser: Browser) => Promise<{ status: number; path: string }>;
      has: (browser: Browser) => Promise<boolean>;
    }
  >
> = {
  calendar: {
    make: async (browser) => {
      const { status, body } = await browser.call('makeFeed', { body: { titles: 'discreet' } });
      return { status, path: (body as { path?: string }).path ?? '' };
    },
    has: async (browser) => ((await browser.call('getFeed')).body as FeedReply).feed !== null,
  },
};
const keys = Object.entries(addressKeys).map(([name, key]) => ({ ...key, key: name as Name }));
const query = (sql: string, values: unknown[] = []) =>
  run(open.database.adminUrl, (client) => client.query<Record<string, unknown>>(sql, values)).then(({ rows }) => rows);
const read = async (path: string) => (await open.browser().send({ method: 'GET', url: path })).status;
const actions = async (browser: Browser) =>
  ((await browser.call('getAccesses')).body as { accesses: { action: string }[] }).accesses.map(({ action }) => action);

async function made(key: Name): Promise<{ browser: Browser; body: Registration; path: string; id: string }> {
  const { browser, body } = await member(open);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  const { path } = await SAMPLES[key].make(browser);
  expect(await read(path)).toBe(200);
  return { browser, body, path, id: user.id };
}

describe.each(keys)('the address that is a key: $key', ({ key, ...rule }) => {
  it('is made and made to live longer by a fresh proof alone', async () => {
    for (const name of rule.madeBy) expect((table[name] as Route).stepUp, name).toBe(true);
    const { browser } = await member(open);
    await ageProof(open, browser, STEP_UP_SECONDS + 1);
    expect(await SAMPLES[key].make(browser)).toMatchObject({ status: ERRORS.step_up_required.status });
    expect(await SAMPLES[key].has(browser)).toBe(false);
  });

  it('sends an email, and stands in her access history', async () => {
    const { browser, body } = await made(key);
    await open.post.deliver();
    const mails = open.post.sent.filter(({ to }) => to === body.email);
    expect(await query('select 1 from auth.outbox where kind = $1', [rule.notice.name])).not.toEqual([]);
    expect(mails.at(-1)?.text).toMatch(/address/);
    expect(mails.at(-1)?.text).not.toMatch(/\/calendar\/|period|cycle/i);
    expect(await actions(browser)).toContain(rule.audit);
  });

  it('ends by itself after its time', async () => {
    const { path, id } = await made(key);
    const [row] = await query(
      `select extract(day from expires_at - now())::integer as days from ${rule.table} where user_id = $1`,
      [id],
    );
    expect([rule.days - 1, rule.days]).toContain(row?.['days']);
    await query(`update ${rule.table} set expires_at = now() - interval '1 second' where user_id = $1`, [id]);
    expect(await read(path)).toBe(404);
  });

  it('ends when she resets her password', async () => {
    const { browser, body, path } = await made(key);
    await browser.call('forgotPassword', { body: { email: body.email } });
    const token = await open.post.tokenFor(body.email, 'reset-password');
    expect((await browser.call('resetPassword', { body: { token, password: 'lantern 42 wren' } })).status).toBe(200);
    expect(await read(path)).toBe(404);
    await browser.call('login', { body: { email: body.email, password: 'lantern 42 wren' } });
    expect(await SAMPLES[key].has(browser)).toBe(false);
  });

  it('ends when she signs out everywhere', async () => {
    const { browser, path } = await made(key);
    expect((await browser.call('endOtherSessions')).status).toBe(200);
    expect(await read(path)).toBe(404);
    expect(await SAMPLES[key].has(browser)).toBe(false);
    expect(await actions(browser)).toContain('address_keys_ended');
  });

  it('ends when she changes her password, and stays where she says so', async () => {
    const { browser, path } = await made(key);
    const change = (password: string, keepAddresses?: boolean) =>
      browser.call('changePassword', { body: { password, ...(keepAddresses !== undefined && { keepAddresses }) } });
    expect((await change('lantern 42 wren', true)).status).toBe(200);
    expect(await read(path)).toBe(200);
    expect((await change('lantern 43 wren')).status).toBe(200);
    expect(await read(path)).toBe(404);
  });

  it('ends when her account moves to another email address', async () => {
    const { browser, body, path } = await made(key);
    await browser.call('changeEmail', { body: { email: `moved.${body.email}` } });
    await open.post.deliver();
    const text = open.post.sent.findLast(({ to }) => to === `moved.${body.email}`)?.text ?? '';
    const token = new RegExp(`#${NEW_ADDRESS}([\\w-]+)`).exec(text)?.[1] ?? '';
    expect((await browser.call('confirmEmail', { body: { token } })).status).toBe(200);
    expect(await read(path)).toBe(404);
  });

  it.each([
    [
      'suspended',
      'update auth.account set suspended_at = now() where user_id = $1',
      'update auth.account set suspended_at = null where user_id = $1',
    ],
    [
      'waiting to be deleted',
      "insert into auth.deletion_plan (user_id, due_at, receipt) values ($1, now() + interval '7 days', gen_random_uuid())",
      'delete from auth.deletion_plan where user_id = $1',
    ],
  ])('is closed while the account is %s, and opens again after', async (_, shut, reopen) => {
    const { path, id } = await made(key);
    await query(shut, [id]);
    expect(await read(path)).toBe(404);
    await query(reopen, [id]);
    expect(await read(path)).toBe(200);
  });

  it('is closed while too many wrong passwords have locked the account', async () => {
    const { path, body } = await made(key);
    const { tries } = open.services.account;
    const bucket = guessesOf(emailIndex(open.vault, body.email), null);
    await tries.take(bucket);
    expect(await read(path)).toBe(200);
    const name = open.vault.mac('rate-bucket', `try|${bucket}`);
    await query('update auth.try_count set fails = $2 where bucket = $1', [name, GUESSES.perMonth * 100 + 1]);
    expect(await read(path)).toBe(404);
    await tries.clear(bucket);
    expect(await read(path)).toBe(200);
  });

  it('is nothing to another member', async () => {
    const { path } = await made(key);
    const other = await member(open);
    await other.browser.call('endOtherSessions');
    expect(await read(path)).toBe(200);
  });
});

/** The whole path of each route, of the tree that the router prints. */
function pathsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, edge = '', part = ''] = /^([│ ]*[├└]── )(\S+)/.exec(line) ?? [];
    if (edge === '') return [];
    const depth = edge.length / 4 - 1;
    above[depth] = part;
    return line.includes(' (') ? [above.slice(0, depth + 1).join('')] : [];
  });
}

/** Open addresses with a part that differs, which are no key to anything of a member's, and why. */
const NO_KEY: Readonly<Record<string, string>> = {
  '/api/audio/:token': 'asks for the session of whom it was made for',
  '/api/avatar/:file': 'asks for the session of its owner',
  '/api/portrait/:file': 'asks for the session of a member',
  '/api/shop/pictures/:file': 'asks for the session of an adult; a picture of what is sold',
  '/api/uploads/:upload': 'asks for the session of the teacher whose upload it is',
  '/api/sample-uploads/:upload': 'asks for the session of the applicant whose sample it is',
  '/api/legal/:document': 'texts for everybody',
  '/api/privacy/receipts/:id': 'says that some account was deleted, and of whom nothing',
};

describe('every address that answers without a session', () => {
  it('is declared as a key, asks for a session, or says why it is none', async () => {
    const found = pathsOf(open.app.printRoutes({ commonPrefix: false })).filter((path) => /[:*]/.test(path));
    expect(found.length).toBeGreaterThan(5);
    const declared = new Set<string>(Object.values(addressKeys).map(({ path }) => path));
    const behindSession = new Set<string>(
      Object.values(table as Record<string, Route>)
        .filter(({ access }) => access.who !== 'public')
        .map(({ path }) => path),
    );
    const left = found.filter((path) => !declared.has(path) && !behindSession.has(path) && !(path in NO_KEY));
    expect(left).toEqual([]);
    for (const path of declared) expect(found).toContain(path);
    for (const [path, why] of Object.entries(NO_KEY)) {
      expect(why.length).toBeGreaterThan(10);
      expect(found).toContain(path);
    }
  });

  it('takes no query that could be a key: only texts for everybody have one', () => {
    const open = Object.entries(table as Record<string, Route>).filter(
      ([, { access, query }]) => access.who === 'public' && query !== null,
    );
    expect(open.map(([name]) => name)).toEqual(['getLegalDocument']);
  });
});
