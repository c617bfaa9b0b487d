import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#contract/kit/route.ts';
import { table as routes, type RouteName } from '#contract/table.ts';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import type { UnreadableReply } from '#contract/privacy/privacy.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { memberSealed } from '#server/platform/manifest/derive.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { putRow } from '#server/testing/fill-tables.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { manifests } from './manifests.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const d = localDate;
const NOTE = 'rain on the harbour';
const SEALED = memberSealed(manifests);
/** Her own newest words take the place of what was there, whether it opens or not. */
const REPLACED = new Set(['app.intention', 'app.push_subscription', 'auth.passkey']);
/** What stays whatever it holds: the account, and that there was a check-in. */
const KEPT = new Set(['app.member', 'app.presence_day']);
/** Written by releases of before and taken over into the outbox: it is opened there. */
const NEVER_OPENED = new Set(['auth.outbox_mail']);
const query = <T extends object>(sql: string, values: unknown[] = []) =>
  run(open.database.adminUrl, async (client) => (await client.query<T>(sql, values)).rows);

/** A member with something in as many tables as her own requests fill. */
async function her(): Promise<{ browser: Browser; userId: string }> {
  const { browser } = await member(open);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  for (const start of ['2026-08-12', '2026-09-09', '2026-10-07', '2026-11-04'].map(d))
    for (const day of [0, 1, 2])
      await browser.call('putDayLog', { body: { date: addDays(start, day), flow: 'medium', note: NOTE } });
  const page = { title: NOTE, content: NOTE, mood: 'calm', dreamInsights: '', date: d('2026-11-20') } as const;
  for (const checkIn of [true, false])
    await browser.call(
      'createJournalEntry',
      { body: { ...page, checkIn } },
      { 'idempotency-key': `page-${checkIn}-1` },
    );
  const [first] = ((await browser.call('getJournalEntries')).body as JournalReply).items;
  await browser.call(
    'patchJournalEntry',
    { params: { id: first?.id ?? '' }, body: { content: 'another word' } },
    { 'if-match': '"1"' },
  );
  await browser.call('importDays', {
    body: { source: 'clue', days: [], kept: [{ date: null, name: 'social_life', text: NOTE }] },
  });
  await query(
    "insert into app.digital_good (user_id, id, good, source, source_id, given_at) select $1, gen_random_uuid(), good, 'order', gen_random_uuid(), now() from unnest(array['moon_year', 'guide_workbook']) good",
    [user.id],
  );
  await writes(browser);
  await browser.call('changeEmail', { body: { email: `new.${user.id}@example.org` } });
  await open.post.deliver();
  await query("update auth.session set device = null where user_id = $1 and kind <> 'member'", [user.id]);
  return { browser, userId: user.id };
}

/** Writes into everything that is one document of hers, and to a day and the journal. */
async function writes(browser: Browser): Promise<number[]> {
  const answers = await Promise.all([
    browser.call('makeSymptom', { body: { name: `ache ${Math.random()}` } }),
    browser.call('recordVisit', { body: {} }),
    browser.call('patchReminders', { body: { at: '20:15', switches: { check_in: { mail: true } } } }),
    browser.call('patchDailyFlow', { body: { date: d('2026-11-21'), intention: 'to rest at noon', bell: false } }),
    browser.call('putDayLog', { body: { date: d('2026-11-04'), moods: ['calm'] } }),
    browser.call('putRatings', { body: { date: d('2026-11-04'), ratings: { low: 2 } } }),
    browser.call('addFavorite', { params: { meditation: 'stone' } }),
    browser.call('savePiece', { params: { piece: pieceAddress('what-cramps-are') } }),
    browser.call('putFoodManner', { body: { isHard: 'no' } }),
    browser.call('putMeal', {
      params: { date: d('2026-11-21'), id: 'a1f0c1de-0000-4000-8000-000000000003' },
      body: { at: '08:10', words: NOTE },
    }),
    browser.call('putConcern', { params: { concern: '1' }, body: { text: 'the pain', figures: [] } }),
    browser.call('patchUser', { body: { customGoals: ['to sleep'] } }),
  ]);
  return answers.map(({ status }) => status);
}

/** Every GET of hers that needs no id, as its pages ask for it. */
async function reads(browser: Browser): Promise<[string, number][]> {
  const queries: Readonly<Partial<Record<RouteName, Record<string, string>>>> = {
    getMonth: { month: '2026-11' },
    getRatings: { month: '2026-11' },
    getStandingDays: { year: '2026' },
    getJournalYear: { year: '2026' },
    getOnThisMoon: { date: '2026-11-20' },
    previewOldLogs: { years: '1' },
    getReport: { from: '2026-06-01', to: '2026-11-21', kind: 'full' },
    getMoonMonth: { month: '2026-11', zone: 'Europe/Berlin' },
    getEventSky: { zone: 'Europe/Berlin' },
    getMoonYear: { year: '2026' },
    communityDraft: { for: 'new' },
    getCircleFigures: { room: 'community' },
  };
  const names = Object.entries(routes as Record<string, Route>)
    .filter(
      ([, { method, params, access }]) =>
        method === 'GET' &&
        params === null &&
        access.who === 'member' &&
        (access.age === 'any' || access.age === 'adult'),
    )
    .map(([name]) => name as RouteName)
    // No payments are taken here.
    .filter((name) => name !== 'listInvoices');
  const answers: [string, number][] = [];
  for (const name of names) {
    const { status } = await browser.call(name, { query: queries[name] ?? {} } as never);
    answers.push([name, status]);
  }
  return answers;
}

/** Puts another ciphertext into one row of the member's; where there is none yet, a row that was never sealed. */
async function spoil({ table, column, userId }: { table: string; column: string; userId: string }): Promise<Buffer> {
  const [{ profile } = { profile: Buffer.alloc(0) }] = await query<{ profile: Buffer }>(
    'select sealed as profile from app.cycle_summary where user_id = $1',
    [userId],
  );
  const blob =
    table === 'app.cycle_summary' ? Buffer.concat([profile.subarray(0, -1), Buffer.from([0x5a, 0x5a])]) : profile;
  const one = `select ctid from ${table} where user_id = $1 and ${column} is not null order by ctid desc limit 1`;
  const put = `update ${table} set ${column} = $2 where ctid = (${one}) returning 1`;
  const trigger = (state: 'disable' | 'enable') => query(`alter table ${table} ${state} trigger user`);
  await trigger('disable');
  if ((await query(put, [userId, blob])).length === 0) {
    await run(open.database.adminUrl, (client) => putRow(client, { table, userId }));
    await query(`update ${table} set ${column} = $2 where user_id = $1`, [userId, blob]);
  }
  await trigger('enable');
  return blob;
}

const unreadable = async (browser: Browser) => ((await browser.call('getUnreadable')).body as UnreadableReply).items;

/** How the vault calls the place of a table's documents. */
const placeOf = (table: string) => (table === 'auth.outbox' ? 'outbox_mail' : (table.split('.')[1] ?? ''));

/** Whose rows all open again after what was tried on them: the next is tried on the same member. */
let whole: { browser: Browser; userId: string } | null = null;

async function wholeMember(): Promise<{ browser: Browser; userId: string }> {
  const kept = whole;
  whole = null;
  if (kept) return kept;
  const made = await her();
  expect((await reads(made.browser)).filter(([, status]) => status >= 400 && status !== 402)).toEqual([]);
  return made;
}

const timesTold = async (userId: string) =>
  (await query("select 1 from app.audit where user_id = $1 and action = 'row_unreadable'", [userId])).length;

describe('one row that does not open costs one row', () => {
  it.each(SEALED)(
    '$table $column',
    async ({ table, column }) => {
      const { browser, userId } = await wholeMember();
      const before = await timesTold(userId);
      const blob = await spoil({ table, column, userId });
      // A notice is opened while it waits.
      if (table === 'auth.outbox') await query('update auth.outbox set sent_at = null where user_id = $1', [userId]);
      const from = open.log.length;

      const answers = await reads(browser);
      expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
      // The account itself is one row; of everything else the rest is there.
      if (table !== 'app.member') expect(answers.filter(([, status]) => status === 409)).toEqual([]);
      const statuses = await writes(browser);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      await open.post.deliver();
      await open.services.unreadable.settled();

      const lines = open.log.slice(from).map((line) => JSON.parse(line) as Record<string, unknown>);
      const told = lines.filter(({ event }) => event === 'row.unreadable');
      expect(told.length > 0).toBe(!NEVER_OPENED.has(table));
      for (const line of told)
        expect(line).toMatchObject({
          level: 'error',
          table: placeOf(table),
          alert: true,
          who: expect.any(String) as string,
        });
      expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${NOTE}|${userId}`));
      const logged = lines.filter(({ event }) => event === 'http.request').map(({ status }) => Number(status));
      expect(logged.toSorted()).toEqual(expect.arrayContaining(answers.map(([, status]) => status)));
      expect(lines.some(({ event }) => event === 'http.fault')).toBe(false);
      expect((await timesTold(userId)) - before).toBe(new Set(told.map(({ table: name }) => name)).size);

      // Nothing was written over it.
      if (!REPLACED.has(table))
        expect(
          await query(`select 1 from ${table} where user_id = $1 and ${column} = $2`, [userId, blob]),
        ).toHaveLength(1);
      if (!table.startsWith('app.') || REPLACED.has(table)) return;

      const items = await unreadable(browser);
      expect(items).toMatchObject([{ table: table.split('.')[1], removable: !KEPT.has(table) }]);
      const [{ table: name = '', row = '' } = {}] = items;
      const removed = await browser.call('removeUnreadable', { body: { table: name, row } });
      if (KEPT.has(table)) return expect(removed.status).toBe(404);
      expect(removed).toMatchObject({ status: 200, body: { items: [] } });
      expect((await browser.call('removeUnreadable', { body: { table: name, row } })).status).toBe(404);
      expect((await reads(browser)).filter(([, status]) => status >= 400 && status !== 402)).toEqual([]);
      expect((await writes(browser)).filter((status) => status >= 400)).toEqual([]);
      whole = { browser, userId };
    },
    30_000,
  );

  it('what opens is removed by nobody this way, nor is anything of another member', async () => {
    const [one, other] = [await her(), await her()];
    await spoil({ table: 'app.day_log', column: 'sealed', userId: one.userId });
    const [spoiled] = await unreadable(one.browser);
    const body = { table: spoiled?.table ?? '', row: spoiled?.row ?? '' };
    expect((await other.browser.call('removeUnreadable', { body })).status).toBe(404);
    expect(await unreadable(other.browser)).toEqual([]);
    const [{ id } = { id: '' }] = await query<{ id: string }>(
      'select id::text from app.journal_entry where user_id = $1',
      [one.userId],
    );
    for (const wrong of [
      { table: 'journal_entry', row: id },
      { table: 'account', row: one.userId },
      { table: 'day_log', row: '1' },
    ])
      expect((await one.browser.call('removeUnreadable', { body: wrong })).status).toBe(404);
  });
});

describe('in its place', () => {
  it('a page keeps its day in the list, opens to a sentence, is not written over, and can be deleted', async () => {
    const { browser, userId } = await her();
    const before = ((await browser.call('getJournalEntries')).body as JournalReply).items;
    await spoil({ table: 'app.journal_entry', column: 'sealed', userId });
    const { items, total } = (await browser.call('getJournalEntries')).body as JournalReply;
    expect([items.map(({ id, date }) => [id, date]), total]).toEqual([before.map(({ id, date }) => [id, date]), 2]);
    const lost = items.filter((item) => item.unreadable);
    expect(lost).toMatchObject([{ title: '', excerpt: '', mood: null, tags: [] }]);
    const params = { id: lost[0]?.id ?? '' };
    expect(await browser.call('getJournalEntry', { params })).toMatchObject({
      status: 409,
      body: { code: 'row_unreadable' },
    });
    const version = { 'if-match': `"${lost[0]?.version}"` };
    expect((await browser.call('patchJournalEntry', { params, body: { title: 'x' } }, version)).status).toBe(409);
    expect((await browser.call('deleteJournalEntry', { params }, version)).status).toBe(200);
    const left = (await browser.call('getJournalEntries')).body as JournalReply;
    expect([left.items.length, left.total]).toEqual([1, 1]);
  });

  it('a day is named in its month, and is not written over', async () => {
    const { browser, userId } = await her();
    await spoil({ table: 'app.day_log', column: 'sealed', userId });
    const month = async (name: string) =>
      (await browser.call('getMonth', { query: { month: name } })).body as {
        logs: { date: string }[];
        unreadable?: string[];
      };
    const months = await Promise.all(['2026-08', '2026-09', '2026-10', '2026-11'].map(month));
    const lost = months.flatMap((one) => one.unreadable ?? []);
    expect([lost.length, months.flatMap(({ logs }) => logs).length]).toEqual([1, 11]);
    const date = d(lost[0] ?? '');
    expect((await browser.call('putDayLog', { body: { date, flow: 'light' } })).status).toBe(409);
  });

  it('a row that is asked for a hundred times is told once an hour', async () => {
    const { browser, userId } = await her();
    await spoil({ table: 'app.log_lists', column: 'sealed', userId });
    const from = open.log.length;
    for (let times = 0; times < 20; times += 1) await browser.call('getLogLists');
    await open.services.unreadable.settled();
    expect(open.log.slice(from).filter((line) => line.includes('row.unreadable'))).toHaveLength(1);
    open.clock.advance(61 * 60_000);
    await browser.call('getLogLists');
    await open.services.unreadable.settled();
    expect(open.log.slice(from).filter((line) => line.includes('row.unreadable'))).toHaveLength(2);
  });
});
