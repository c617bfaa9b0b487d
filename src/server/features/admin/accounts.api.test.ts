import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, AccountsReply, TrailReply } from '#contract/admin/admin.schemas.ts';
import type { RouteName } from '#contract/table.ts';
import { FACTOR_WAIT_HOURS } from '#domain/admin/admin.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { provingAny } from '#server/testing/circle/proving-any.ts';
import { person, sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import { sidOf } from '#server/platform/sessions/sessions.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

const REASON = 'She wrote to us from her own address.';
let open: TestApp;
let admin: Person;
let prove: (name: RouteName) => Promise<void>;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '1000' } });
  admin = await staff(open, { role: 'admin' });
  prove = await provingAny(open, admin);
});
afterAll(() => open.close());

type Acts = 'changeRole' | 'pauseAccount' | 'endAccountSessions' | 'giveGift' | 'helpWithFactors' | 'openName';
/** An act with its proof. */
async function act(name: Acts, user: string, body: object = {}) {
  await prove(name);
  return admin.browser.call(name as 'changeRole', { params: { user }, body: { reason: REASON, ...body } } as never);
}
const accountIn = ({ body }: { body: unknown }) => (body as { account: Account }).account;
const codeIn = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const find = async (body: { email: string } | { id: string }) => {
  open.clock.advance(1);
  return ((await admin.browser.call('findAccount', { body })).body as { account: Account | null }).account;
};
const trail = async (query: Record<string, string> = {}) =>
  ((await admin.browser.call('getTrail', { query: query as never })).body as TrailReply).items;
/** Does what the worker owes members; gives the emails that went to one address. */
async function tellAll(email: string): Promise<string[]> {
  const jobs = await sql<{ id: string }>(
    open,
    "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'staff_told' returning j.payload->>'id' as id) select * from taken",
  );
  for (const { id } of jobs) await open.work('staff_told', id);
  await open.post.deliver();
  return open.post.sent.filter(({ to }) => to === email).map(({ text }) => text);
}

describe('the list', () => {
  it('is there for an admin alone', async () => {
    const [her, moderator] = [await person(open), await staff(open)];
    for (const { browser } of [her, moderator]) {
      expect((await browser.call('getAccounts', { query: {} })).status).toBe(404);
      expect((await browser.call('getTrail', { query: {} })).status).toBe(404);
      expect((await browser.call('findAccount', { body: { id: admin.id } })).status).toBe(404);
    }
  });

  it('has masked names, the newest first, page by page, each once', async () => {
    const her = await person(open, { firstName: 'Noor', lastName: 'Amani', email: 'noor@hill.example' });
    for (let count = 0; count < 4; count += 1) await person(open);
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const query = { limit: '3', ...(after && { after }) };
      const { items, next } = (await admin.browser.call('getAccounts', { query })).body as AccountsReply;
      ids.push(...items.map(({ id }) => id));
      after = next ?? undefined;
    } while (after);
    const [{ count } = { count: '0' }] = await sql<{ count: string }>(open, 'select count(*) from auth.account');
    expect([ids.length, new Set(ids).size]).toEqual([Number(count), Number(count)]);
    expect(await find({ id: her.id })).toMatchObject({ name: 'N••• A•', address: 'n•••@•••.example', sessions: 1 });
    const [kept] = await sql<{ sealed: Buffer }>(open, 'select sealed from auth.account_mask where user_id = $1', [
      her.id,
    ]);
    expect(kept?.sealed.toString('latin1')).not.toContain('hill');
  });

  it('follows a name that changes', async () => {
    const her = await person(open, { firstName: 'Noor' });
    expect((await find({ id: her.id }))?.name).toMatch(/^N/);
    await her.browser.call('patchUser', { body: { firstName: 'Zoe' } as never });
    expect((await find({ id: her.id }))?.name).toMatch(/^Z/);
  });

  it('finds by the whole address or id, writes the search down, and never the address', async () => {
    const her = await person(open, { email: 'exact@hill.example' });
    expect((await find({ email: ' Exact@Hill.example ' }))?.id).toBe(her.id);
    expect(await find({ email: 'xact@hill.example' })).toBeNull();
    expect(await find({ id: 'no id at all' })).toBeNull();
    const lines = await trail({ action: 'account_sought' });
    expect(lines.slice(0, 3).map(({ detail, result, object }) => [detail, result, object])).toEqual([
      ['by id', 'none', null],
      ['by address', 'none', null],
      ['by address', 'found', her.id],
    ]);
    expect(JSON.stringify(await sql(open, 'select * from auth.staff_audit'))).not.toContain('hill.example');
  });
});

describe('an act', () => {
  it('asks for a proof of its own and for a reason, and is used up by it', async () => {
    const her = await person(open);
    const body = { reason: REASON };
    const call = () => admin.browser.call('endAccountSessions', { params: { user: her.id }, body });
    expect(codeIn(await call())).toBe('step_up_required');
    await prove('pauseAccount');
    expect(codeIn(await call())).toBe('step_up_required');
    await prove('endAccountSessions');
    expect(
      (await admin.browser.call('endAccountSessions', { params: { user: her.id }, body: { reason: '  short   ' } }))
        .status,
    ).toBe(400);
    await prove('endAccountSessions');
    expect((await call()).status).toBe(200);
    expect(codeIn(await call())).toBe('step_up_required');
    expect((await her.browser.call('getUser')).status).toBe(401);
  });

  it('is written down once with its reason, and told to her without it', async () => {
    const her = await person(open, { email: 'told@hill.example' });
    await act('giveGift', her.id, { gift: 'year' });
    const [line] = await trail({ action: 'gift_given' });
    expect(line).toMatchObject({
      detail: 'year',
      object: her.id,
      result: 'done',
      reason: REASON,
      byMe: true,
      role: 'admin',
    });
    const mails = await tellAll('told@hill.example');
    expect(mails.at(-1)).toContain('a year of Premium');
    expect(mails.join()).not.toContain(REASON);
    const history = JSON.stringify((await her.browser.call('getAccesses', { query: {} } as never)).body);
    expect(history).toContain('staff_gift_given');
    expect(await sql(open, 'select from auth.staff_telling')).toEqual([]);
  });

  it('about an account that is not there is 404, and about one’s own is refused', async () => {
    const nobody = '00000000-0000-4000-8000-0000000000aa';
    expect((await act('pauseAccount', nobody, { pause: true })).status).toBe(404);
    for (const [name, body] of [
      ['changeRole', { role: 'admin', give: false }],
      ['pauseAccount', { pause: true }],
      ['giveGift', { gift: 'lifetime' }],
      ['helpWithFactors', { remove: true }],
      ['endAccountSessions', {}],
    ] as const)
      expect([name, codeIn(await act(name, admin.id, body))]).toEqual([name, 'own_account']);
    expect((await admin.browser.call('getAccounts', { query: {} })).status).toBe(200);
  });

  it('that would change nothing is refused and told to nobody', async () => {
    const her = await person(open, { email: 'same@hill.example' });
    for (const [name, body] of [
      ['changeRole', { role: 'teacher', give: false }],
      ['changeRole', { role: 'teen_vetted', give: true }],
      ['pauseAccount', { pause: false }],
      ['helpWithFactors', { remove: true }],
      ['helpWithFactors', { remove: false }],
    ] as const)
      expect([name, codeIn(await act(name, her.id, body))]).toEqual([name, 'nothing_changed']);
    const before = (await tellAll('same@hill.example')).length;
    expect((await tellAll('same@hill.example')).length).toBe(before);
    expect((await trail()).filter(({ object }) => object === her.id)).toEqual([]);
  });
});

describe('names', () => {
  it('are opened for a reason, and she hears of it', async () => {
    const her = await person(open, { firstName: 'Noor', lastName: 'Amani', email: 'opened@hill.example' });
    const reply = await act('openName', her.id);
    expect(reply.body).toEqual({ name: 'Noor Amani', address: 'opened@hill.example' });
    expect((await tellAll('opened@hill.example')).at(-1)).toContain('an admin looked up your name and address');
    expect((await trail({ action: 'name_seen' }))[0]?.object).toBe(her.id);
  });
});

describe('roles', () => {
  it('are given and taken, and end her sessions', async () => {
    const her = await person(open);
    expect(accountIn(await act('changeRole', her.id, { role: 'moderator', give: true })).roles).toEqual(['moderator']);
    expect((await her.browser.call('getUser')).status).toBe(401);
    expect(accountIn(await act('changeRole', her.id, { role: 'teen_vetted', give: true })).isTeenVetted).toBe(true);
    expect(accountIn(await act('changeRole', her.id, { role: 'teen_vetted', give: false })).isTeenVetted).toBe(false);
    expect(accountIn(await act('changeRole', her.id, { role: 'moderator', give: false })).roles).toEqual([]);
  });

  it('and premium are for verified adults who are not paused', async () => {
    const teen = await person(open, { birthday: localDate('2011-02-03') });
    const paused = await person(open);
    await act('pauseAccount', paused.id, { pause: true });
    for (const { id } of [teen, paused]) {
      expect(codeIn(await act('changeRole', id, { role: 'teacher', give: true }))).toBe('account_not_ready');
      expect(codeIn(await act('giveGift', id, { gift: 'month' }))).toBe('account_not_ready');
    }
    expect(await sql(open, 'select from app.membership_grant where user_id = any($1)', [[teen.id, paused.id]])).toEqual(
      [],
    );
  });

  it('leave one admin, also where two take each other’s at the same moment', async () => {
    const other = await staff(open, { role: 'admin' });
    const proveOther = await provingAny(open, other);
    await Promise.all([prove('changeRole'), proveOther('changeRole')]);
    const take = (by: Person, from: Person) =>
      by.browser.call('changeRole', {
        params: { user: from.id },
        body: { role: 'admin', give: false, reason: REASON },
      });
    const answers = await Promise.all([take(admin, other), take(other, admin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await sql<{ user_id: string }>(open, "select user_id from auth.role where role = 'admin'");
    expect(left).toHaveLength(1);
    // Whoever is left goes on with the tests after this one.
    if (left[0]?.user_id !== admin.id) [admin, prove] = [other, proveOther];
  });
});

describe('a pause', () => {
  it('ends her sessions, lets nobody in, tells her, and can be ended', async () => {
    const email = 'paused@hill.example';
    const her = await person(open, { email });
    expect(accountIn(await act('pauseAccount', her.id, { pause: true })).state).toBe('paused');
    expect((await her.browser.call('getUser')).status).toBe(401);
    const signIn = () => her.browser.call('login', { body: { email, password: her.password } });
    expect((await signIn()).status).toBe(401);
    expect((await tellAll(email)).at(-1)).toContain('paused your account');
    expect(accountIn(await act('pauseAccount', her.id, { pause: false })).state).toBe('active');
    expect((await signIn()).status).toBe(200);
  });
});

describe('premium as a gift', () => {
  it.each([
    ['month', 'months', 1],
    ['year', 'months', 12],
    ['lifetime', 'lifetime', 0],
  ])('%s', async (gift, kind, months) => {
    const her = await person(open);
    const account = accountIn(await act('giveGift', her.id, { gift }));
    expect(account.subscription).toBe(gift === 'lifetime' ? 'lifetime' : 'active');
    const grants = await sql(open, 'select kind, months, source from app.membership_grant where user_id = $1', [
      her.id,
    ]);
    expect(grants).toEqual([{ kind, months, source: 'admin' }]);
  });
});

describe('lost second factors', () => {
  const later = async (hours: number) => {
    open.clock.advance(hours * 3_600_000);
    await open.services.everyMinute.removeFactors(open.clock.now());
  };
  const withCodes = async (email: string) => {
    const her = await person(open, { email });
    return { her, prove: await provingAny(open, her) };
  };

  it('are removed when the time is up, and not before', async () => {
    const { her } = await withCodes('lost@hill.example');
    const account = accountIn(await act('helpWithFactors', her.id, { remove: true }));
    expect([account.hasFactor, account.factorsGoAt === null]).toEqual([true, false]);
    expect((await tellAll('lost@hill.example')).at(-1)).toContain(`in ${FACTOR_WAIT_HOURS} hours`);
    await later(1);
    expect((await find({ id: her.id }))?.hasFactor).toBe(true);
    const [due] = await sql<{ due_at: Date }>(open, 'select due_at from auth.factor_help where user_id = $1', [her.id]);
    await open.services.everyMinute.removeFactors(due?.due_at ?? new Date(0));
    expect(await find({ id: her.id })).toMatchObject({ hasFactor: false, factorsGoAt: null });
    expect(await sql(open, 'select from auth.factor_help')).toEqual([]);
  });

  it('stay where one of them is used meanwhile, and where an admin calls it off', async () => {
    const { her, prove: proveHer } = await withCodes('found@hill.example');
    await act('helpWithFactors', her.id, { remove: true });
    await proveHer('changePassword');
    expect(await sql(open, 'select from auth.factor_help')).toEqual([]);
    await act('helpWithFactors', her.id, { remove: true });
    expect(accountIn(await act('helpWithFactors', her.id, { remove: false })).factorsGoAt).toBeNull();
    expect((await find({ id: her.id }))?.hasFactor).toBe(true);
  });
});

describe('the trail', () => {
  it('is narrowed by act, role and span, and read page by page', async () => {
    expect((await trail({ action: 'paused' })).every(({ action }) => action === 'paused')).toBe(true);
    expect(await trail({ role: 'moderator' })).toEqual([]);
    const all: string[] = [];
    let after: string | undefined;
    do {
      const query = { limit: '4', days: '365', ...(after && { after }) } as never;
      const page = (await admin.browser.call('getTrail', { query })).body as TrailReply;
      all.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    const [{ count } = { count: '0' }] = await sql<{ count: string }>(open, 'select count(*) from auth.staff_audit');
    expect([all.length, new Set(all).size]).toEqual([Number(count), Number(count)]);
  });

  it('only grows', async () => {
    await expect(sql(open, "update auth.staff_audit set reason = 'another'")).rejects.toThrow('written once');
    await expect(sql(open, 'delete from auth.staff_audit')).rejects.toThrow('written once');
  });
});

it('the database asks for the role itself: a member’s own transaction learns and does nothing', async () => {
  const her = await person(open);
  const other = await person(open);
  const as = <T extends object>(name: string, args: unknown[]) =>
    open.services.mounting.db.asMember({ sid: sidOfBrowser(her), user_id: her.id }, (tx) =>
      tx.callFunction<T>(name, args),
    );
  expect(await as('staff_accounts', [null, null, null, 50])).toEqual([]);
  expect(await as('staff_trail', [null, null, null, null, null, 50])).toEqual([]);
  const now = new Date();
  expect(await as('find_account_for_staff', [null, other.id, 'r', 'n', now])).toEqual([
    { find_account_for_staff: null },
  ]);
  const telling = '00000000-0000-4000-8000-0000000000bb';
  const args = [telling, other.id, 'role_given', 'admin', REASON, '1 hour', 'r', 'n', now];
  expect(await as('act_on_account', args)).toEqual([{ act_on_account: 'not_found' }]);
  expect(await sql(open, 'select from auth.role where user_id = $1', [other.id])).toEqual([]);
});

function sidOfBrowser({ browser }: Person) {
  return sidOf(browser.cookies.get('sid') ?? '');
}
