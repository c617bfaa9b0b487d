import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import { mayReadReplica, type Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { Database } from '#server/platform/db/database.ts';
import { SessionEnded } from '#server/platform/db/opening.ts';
import { q } from '#server/platform/db/query.ts';
import type { ReplicaNews } from '#server/platform/db/replicas/replicas.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { testPasswordFor } from '#server/testing/database-server.ts';
import { filledAddress } from '#server/testing/reads/filled-address.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { openPrimaryWithReplica, type PrimaryWithReplica } from '#server/testing/replicas/primary-with-replica.ts';

/** Two processes of one installation, whose database has a replica. */
let both: PrimaryWithReplica;
let open: TestApp;
let beside: TestApp;
let phone: Browser;
let laptop: Browser;
beforeAll(async () => {
  both = await openPrimaryWithReplica(testPasswordFor);
  const database: TestDatabase = { ...both, drop: () => Promise.resolve() };
  const on = { ...database, readUrls: [both.readUrl] };
  open = await openTestApp({ on });
  beside = await openTestApp({ on, beside: open });
  const { browser, body } = await member(open);
  [phone, laptop] = [browser, open.browser()];
  await laptop.call('login', { body: { email: body.email, password: body.password } });
});
afterAll(async () => {
  await beside?.close();
  await open?.close();
  await both?.close();
});
beforeEach(async () => {
  for (const browser of [phone, laptop]) browser.cookies.delete('written');
  await level();
});
afterEach(() => both.pause(false));

const replicas = (app = open) => {
  const { replicas: found } = app.services.mounting.db;
  if (!found) throw new Error('there are no replicas');
  return found;
};
const isIn = (app = open) => replicas(app).choose('0', null) !== null;
/** Waits until the replica has all there is and both processes know it. */
async function level(): Promise<void> {
  await both.caughtUp();
  await vi.waitFor(
    async () => {
      await Promise.all([replicas().looked(), replicas(beside).looked()]);
      expect([isIn(), isIn(beside)]).toEqual([true, true]);
    },
    { timeout: 20_000 },
  );
}
const sessionOf = async (browser: Browser) => {
  const session = await open.services.mounting.sessions.find(browser.cookies.get('sid') ?? null);
  if (!session) throw new Error('she is not signed in');
  return session;
};
const members = q.selectFrom('app.member').select(['user_id']);

/** What a read says of her name, and who answered it. */
async function nameBy(browser: Browser, app = open): Promise<{ name: unknown; from: 'replica' | 'primary' }> {
  const before = replicas(app).reads;
  const { status, body } = await browser.call('getUser');
  expect(status).toBe(200);
  const { replica, primary, returned } = replicas(app).reads;
  expect(replica + primary + returned).toBe(before.replica + before.primary + before.returned + 1);
  return {
    name: (body as { user: { firstName: string } }).user.firstName,
    from: replica > before.replica ? 'replica' : 'primary',
  };
}
/** The same browser at the other process. */
function atOther(browser: Browser): Browser {
  const other = beside.browser();
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}
const rename = async (browser: Browser, firstName: string) =>
  expect((await browser.call('patchUser', { body: { firstName } })).status).toBe(200);

describe('what a member reads', () => {
  it('comes from the replica, and brings no cookie', async () => {
    expect(await nameBy(phone)).toEqual({ name: 'Mara', from: 'replica' });
    expect(phone.cookies.has('written')).toBe(false);
  });

  it('after she has written comes from the primary until the replica has it, on every process', async () => {
    await both.pause(true);
    await rename(phone, 'Nova');
    expect(await nameBy(phone)).toEqual({ name: 'Nova', from: 'primary' });
    expect(await nameBy(atOther(phone), beside)).toEqual({ name: 'Nova', from: 'primary' });
    await both.pause(false);
    await level();
    expect(await nameBy(phone)).toEqual({ name: 'Nova', from: 'replica' });
    expect(await nameBy(atOther(phone), beside)).toEqual({ name: 'Nova', from: 'replica' });
    expect(await nameBy(laptop)).toEqual({ name: 'Nova', from: 'replica' });
  });

  it('comes from the primary once the replica is a second behind: her other device sees it then', async () => {
    await both.pause(true);
    await rename(phone, 'Vega');
    const isSaid = () => open.log.some((line) => line.includes('replica.out') && line.includes('behind'));
    await vi.waitFor(() => expect([isIn(), isSaid()]).toEqual([false, true]), { timeout: 5_000 });
    expect(await nameBy(laptop)).toEqual({ name: 'Vega', from: 'primary' });
    await both.pause(false);
    await level();
    expect(await nameBy(laptop)).toEqual({ name: 'Vega', from: 'replica' });
  });

  it('is hers at once where she has just signed in and the replica does not know', async () => {
    await both.pause(true);
    const { browser } = await member(open);
    expect(await nameBy(browser)).toMatchObject({ name: 'Mara', from: 'primary' });
  });

  it('about her account and privacy is never asked of the replica', async () => {
    const before = replicas().reads;
    for (const name of ['getSessions', 'getConsents', 'getFeed', 'getStepUp', 'getDeletion'] as const)
      expect((await phone.call(name)).status).toBe(200);
    expect(replicas().reads).toEqual(before);
  });
});

describe.each([
  ['an adult', '1994-05-12'],
  ['a teen', '2011-05-12'],
])('every reading of %s that may lag', (_, birthday) => {
  it('is answered by a replica as by the primary, and writes nothing', async () => {
    const { browser } = await member(open, { birthday: localDate(birthday) });
    await level();
    const answered: string[] = [];
    for (const [name, route] of Object.entries(table) as [string, Route][]) {
      if (route.method !== 'GET' || !mayReadReplica(route)) continue;
      const url = filledAddress(route);
      const ask = async () => {
        const before = replicas().reads;
        const { status } = await browser.send({ method: 'GET', url });
        const { replica, returned } = replicas().reads;
        return { status, isThere: replica > before.replica, isReturned: returned > before.returned };
      };
      let asked = await ask();
      // A first call that reads files lets this process stand still: then it knows of no replica for a moment.
      if (asked.isReturned) await level();
      if (asked.isReturned) asked = await ask();
      expect([name, asked.isReturned, asked.status === 500]).toEqual([name, false, false]);
      if (asked.isThere && asked.status === 200) answered.push(name);
    }
    expect(answered.length).toBeGreaterThan(25);
  });
});

describe('the place that goes with her', () => {
  it('is kept for a minute, where scripts cannot read it', async () => {
    const { headers } = await phone.call('patchUser', { body: { firstName: 'Nova' } });
    expect(String(headers['set-cookie'])).toMatch(
      /^written=[\da-f]+\.[\da-f]{8}\.\w+\.[\w-]{22}; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(String((await laptop.call('getUser')).headers['set-cookie'] ?? '')).toBe('');
  });

  it('comes from writes of every kind: without a transaction, and beside the table', async () => {
    expect((await phone.call('stepUp', { body: { by: 'password', password: 'ember and rain 7' } })).status).toBe(200);
    const kept = phone.cookies.get('written');
    expect(kept).toBeDefined();
    const session = await sessionOf(phone);
    // Under its new token the session is the same one.
    const found = open.services.mounting.cookies.written({ cookies: { written: kept } } as never, session.id);
    expect(found?.position).toBeGreaterThan(0n);
    phone.cookies.delete('written');
    // A file that is streamed: what was written down about it came before.
    expect((await phone.send({ method: 'GET', url: DOWNLOADS.csv })).status).toBe(200);
    expect(phone.cookies.has('written')).toBe(true);
  });

  it.each([
    ['forged', () => `ffffffffff.${'0'.repeat(8)}.zzzzzz.${'A'.repeat(22)}`],
    ['changed', (own: string) => own.replace(/^[\da-f]+/, 'ffffffffff')],
    ['no place at all', () => '....'],
  ])('counts for nothing where it is %s', async (_, made) => {
    await rename(phone, 'Nova');
    phone.cookies.set('written', made(phone.cookies.get('written') ?? ''));
    await level();
    expect(await nameBy(phone)).toEqual({ name: 'Nova', from: 'replica' });
  });

  it('counts for nothing where it is another member’s', async () => {
    const { browser: other } = await member(open);
    await level();
    await both.pause(true);
    await rename(other, 'Lyra');
    phone.cookies.set('written', other.cookies.get('written') ?? '');
    expect(await nameBy(phone)).toMatchObject({ from: 'replica' });
    expect(await nameBy(other)).toEqual({ name: 'Lyra', from: 'primary' });
  });

  it('means the primary where no replica has come so far, or it is of another history; after a minute, nothing', async () => {
    const { cookies, positions } = open.services.mounting;
    const session = await sessionOf(phone);
    const asked = (written: string | undefined) =>
      positions.mayLag({ cookies: { written }, logPlace: null } as never, { session, routes: [] })?.after;
    const made = (kept: { position: bigint; origin: string }) => {
      let value = '';
      const reply = { setCookie: (_name: string, text: string) => void (value = text) };
      cookies.keepWritten(reply as never, { session: session.id, ...kept });
      return value;
    };
    await rename(phone, 'Nova');
    const own = phone.cookies.get('written') ?? '';
    const [, origin = ''] = own.split('.');
    const far = made({ position: 1n << 60n, origin });
    expect(asked(far)).toBe(1n << 60n);
    expect(asked(made({ position: 1n, origin: '00000000' }))).toBe((1n << 64n) - 1n);
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 62_000);
    expect([asked(own), asked(far)]).toEqual([null, null]);
    later.mockRestore();
    phone.cookies.set('written', far);
    expect(await nameBy(phone)).toEqual({ name: 'Nova', from: 'primary' });
  });
});

describe('a session that ended on the primary', () => {
  it('reads nothing on a replica that takes it for live', async () => {
    const { browser: ended } = await member(open);
    await level();
    const session = { ...(await sessionOf(ended)), mayLag: { after: null } };
    const { db } = open.services.mounting;
    await both.pause(true);
    const before = replicas().reads.replica;
    const seen: unknown[] = [];
    const read = () => db.asReader(session, async (tx) => void seen.push(await tx.rows(members)));
    await read();
    expect([seen.length, replicas().reads.replica]).toEqual([1, before + 1]);
    await run(both.adminUrl, (client) =>
      client.query('update auth.session set revoked_at = now() where id = $1', [session.id]),
    );
    expect(isIn()).toBe(true);
    await expect(read()).rejects.toThrow(SessionEnded);
    expect(seen).toHaveLength(1);
    expect((await ended.call('getUser')).status).toBe(401);
  });
});

describe('a replica that fails', () => {
  it('in the middle of a read, and is away then, costs nobody an answer', async () => {
    const session = { ...(await sessionOf(phone)), mayLag: { after: null } };
    const { db } = open.services.mounting;
    const [one, two] = await db.asReader(session, async (tx) => {
      const first = await tx.rows(members);
      await both.killReplica();
      return [first, await tx.rows(members)];
    });
    expect(two).toEqual(one);
    expect(one).toEqual([{ user_id: session.user_id }]);
    expect(await nameBy(phone)).toMatchObject({ from: 'primary' });
    expect(open.log.some((line) => line.includes('replica.out') && line.includes('away'))).toBe(true);
    await both.startReplica();
    await level();
    expect(await nameBy(phone)).toMatchObject({ from: 'replica' });
    expect(open.log.some((line) => line.includes('replica.back'))).toBe(true);
  });

  it('to say a word is waited for a second', async () => {
    expect(await nameBy(phone)).toMatchObject({ from: 'replica' });
    const { rows } = await run(both.replicaAdminUrl, (client) =>
      client.query<{ pid: number }>("select pid from pg_stat_activity where usename like 'mh_member_%'"),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    try {
      expect(await nameBy(phone)).toMatchObject({ from: 'primary' });
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    }
    expect(performance.now() - began).toBeLessThan(5_000);
    await level();
  });

  it('to be a copy of this database is never used, though it follows one', async () => {
    const elsewhere = await testDatabase();
    const told: ReplicaNews[] = [];
    const db = new Database({
      urls: elsewhere.urls,
      readUrls: [both.readUrl],
      onFault: () => undefined,
      onReplica: (news) => void told.push(news),
    });
    await db.replicas?.looked();
    await db.replicas?.looked();
    expect(db.replicas?.origin).toBeTruthy();
    expect([db.replicas?.choose('0', null), told]).toEqual([null, []]);
    await db.close();
    await elsewhere.drop();
  });

  it('to know a statement leaves it to the primary, whose refusal is told', async () => {
    const session = { ...(await sessionOf(phone)), mayLag: { after: null } };
    const unknown = q.selectFrom('app.member').select(['user_id']).where('user_id', '=', `no id ${randomUUID()}`);
    await expect(open.services.mounting.db.asReader(session, (tx) => tx.rows(unknown))).rejects.toMatchObject({
      code: '22P02',
    });
    expect(isIn()).toBe(true);
  });
});
