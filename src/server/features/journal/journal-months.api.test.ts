import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JournalEntry, JournalReply } from '#contract/journal/journal.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { ofMonths, type JournalIndex } from '#domain/journal/journal-index.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { Keyring } from '#server/platform/vault/keyring.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { takePages } from './exported-pages.ts';
import { journalMonthStore } from './journal-month.store.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());
afterEach(() => vi.restoreAllMocks());

const TODAY = localDate('2026-11-21');
const idOf = async (browser: Browser) => ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
const keep = async (browser: Browser, { title = 'A page', date = TODAY } = {}) => {
  const body = { title, content: 'Soup.', mood: null, dreamInsights: '', date };
  const { status, body: kept } = await browser.call('createJournalEntry', { body });
  expect(status).toBe(201);
  return kept as JournalEntry;
};
const list = async (browser: Browser) => (await browser.call('getJournalEntries', { query: {} })).body as JournalReply;
const as = async <T>(browser: Browser, work: (owner: Owner) => Promise<T>) =>
  asMadeMember(open.services.account, await idOf(browser), work);

/** Fills a journal up to so many pages: ten in this month, as many as 42 in each month before. */
async function fill(browser: Browser, from: number, to: number): Promise<void> {
  const pages = Array.from({ length: to - from }, (_, at) => {
    const page = from + at;
    const date = page < 10 ? addDays(TODAY, -page) : addDays(localDate('2026-10-31'), -Math.floor((page - 10) / 1.4));
    return {
      ...{ date, title: 'A page', content: 'Soup.', mood: 'calm' as const, dreamInsights: '', tags: [] },
      ...{
        moon: { phase: 'full' as const, illuminated: 1, waxing: false },
        cycle: null,
        createdAt: `${date}T20:00:00.${String(page % 1000).padStart(3, '0')}Z`,
      },
    };
  });
  for (let at = 0; at < pages.length; at += 1_000)
    await as(browser, (me) =>
      takePages(me as never, { pages: pages.slice(at, at + 1_000) as never, now: open.clock.now() }),
    );
}

describe('a page', () => {
  it('costs the same however many there are', async () => {
    const { browser } = await member(open);
    await keep(browser);
    const costs: { pages: number; sealed: number; opened: number; ms: number; log: number }[] = [];
    let there = 1;
    for (const [pages, empty] of [
      [10, '2009-01-05'],
      [1_000, '2009-02-05'],
      [5_000, '2009-03-05'],
    ] as const) {
      await fill(browser, there, pages);
      there = pages;
      const [seals, opens] = [vi.spyOn(Keyring.prototype, 'sealBytes'), vi.spyOn(Keyring.prototype, 'openBytes')];
      const times: number[] = [];
      const before = await logBytes();
      for (let round = 0; round < 5; round += 1) {
        const began = performance.now();
        const { id, version } = await keep(browser, { date: localDate(empty) });
        times.push(performance.now() - began);
        await browser.call('deleteJournalEntry', { params: { id } }, { 'if-match': `"${version}"` });
      }
      const written = (await logBytes()) - before;
      const bytes = (blobs: readonly Buffer[]) => blobs.reduce((sum, blob) => sum + blob.length, 0) / 5;
      costs.push({
        pages,
        sealed: Math.round(bytes(seals.mock.results.map(({ value }) => value as Buffer))),
        opened: Math.round(bytes(opens.mock.calls.map(([, blob]) => blob))),
        ms: Math.round(times.toSorted((a, b) => a - b)[2] ?? 0),
        log: Math.round(written / 5),
      });
      vi.restoreAllMocks();
    }
    process.stdout.write(`a page kept and deleted: ${JSON.stringify(costs)}\n`);
    const [few, , many] = costs;
    // The instants of the latest pages are a step of the padding or two, and no more.
    expect((many?.sealed ?? 0) / (few?.sealed ?? 1)).toBeLessThan(1.25);
    expect((many?.opened ?? 0) / (few?.opened ?? 1)).toBeLessThan(1.25);
    expect((await list(browser)).total).toBe(5_000);
  }, 60_000);

  it('that moves to another month stands once, and its deletion and return find it there', async () => {
    const { browser } = await member(open);
    const { id, version } = await keep(browser, { title: 'moves', date: localDate('2026-11-01') });
    const moved = await browser.call(
      'patchJournalEntry',
      { params: { id }, body: { date: localDate('2026-09-30') } },
      { 'if-match': `"${version}"` },
    );
    expect(moved.status).toBe(200);
    expect((await list(browser)).items.map(({ date }) => date)).toEqual(['2026-09-30']);
    expect((await browser.call('deleteJournalEntry', { params: { id } }, { 'if-match': '"2"' })).status).toBe(200);
    expect((await list(browser)).items).toEqual([]);
    expect((await browser.call('bringBackJournalEntry', { params: { id } })).status).toBe(200);
    expect((await list(browser)).total).toBe(1);
  });

  it('kept five hundred times at one moment has an instant of its own each time', async () => {
    const { browser } = await member(open);
    for (let at = 0; at < 30; at += 1) await keep(browser, { date: addDays(TODAY, -31 * (at % 3)) });
    const all = await as(browser, async (owner) =>
      ofMonths(new Map((await journalMonthStore.everyOne(owner)).map(({ month, entries }) => [month, entries]))),
    );
    expect(new Set(all.map(({ at }) => at)).size).toBe(30);
  });
});

describe('the one document of before', () => {
  const old = sealedRow<{ schemaVersion: 1; entries: JournalIndex }>('journal_index', {
    schemaVersion: 1,
    entries: [],
  });
  const asBefore = (browser: Browser) =>
    as(browser, async (owner) => {
      const entries = ofMonths(
        new Map((await journalMonthStore.everyOne(owner)).map(({ month, entries: of }) => [month, of])),
      );
      old.write(owner, { document: { schemaVersion: 1, entries }, now: open.clock.now() });
      const userId = await idOf(browser);
      await run(open.database.adminUrl, (client) =>
        client.query('delete from app.journal_month where user_id = $1', [userId]),
      );
    });
  const months = async (browser: Browser) => {
    const userId = await idOf(browser);
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query('select 1 from app.journal_month where user_id = $1', [userId]),
    );
    return rows.length;
  };

  it('is read as it stands, and moves to its months with the next change', async () => {
    const { browser } = await member(open);
    for (const date of ['2026-11-20', '2026-10-03', '2026-10-02', '2025-01-01'])
      await keep(browser, { title: date, date: localDate(date) });
    const before = await list(browser);
    await asBefore(browser);
    expect(await months(browser)).toBe(0);
    expect(await list(browser)).toEqual(before);
    await keep(browser, { title: 'new' });
    expect(await months(browser)).toBe(3);
    expect((await list(browser)).items.map(({ title }) => title)).toEqual([
      'new',
      ...before.items.map(({ title }) => title),
    ]);
    expect((await list(browser)).total).toBe(5);
  });

  it('that an older release beside this one has begun again loses nothing', async () => {
    const { browser } = await member(open);
    const first = await keep(browser, { title: 'first', date: localDate('2026-10-03') });
    const second = await keep(browser, { title: 'second' });
    await as(browser, async (owner) => {
      const [month] = await journalMonthStore.everyOne(owner);
      // What it kept it put into its own document, as the only one: here the page that it changed last.
      const entry = month?.entries[0];
      old.write(owner, {
        document: { schemaVersion: 1, entries: entry ? [{ ...entry, mood: 'calm' }] : [] },
        now: open.clock.now(),
      });
    });
    expect(new Set((await list(browser)).items.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
    await keep(browser, { title: 'third' });
    expect((await list(browser)).total).toBe(3);
  });
});

it('a month that does not open is told from the pages and not written over', async () => {
  const { browser } = await member(open);
  await keep(browser, { title: 'november' });
  await keep(browser, { title: 'october', date: localDate('2026-10-01') });
  const userId = await idOf(browser);
  const october = await as(browser, async (owner) => journalMonthStore.idOf(owner, '2026-10'));
  await run(open.database.adminUrl, (client) =>
    client.query("update app.journal_month set sealed = '\\x01' where user_id = $1 and id = $2", [userId, october]),
  );
  expect((await list(browser)).items.map(({ title }) => title)).toEqual(['november', 'october']);
  const body = { title: 'more', content: 'Soup.', mood: null, dreamInsights: '', date: localDate('2026-10-02') };
  expect((await browser.call('createJournalEntry', { body })).status).toBeGreaterThanOrEqual(400);
  await keep(browser, { title: 'another month goes on' });
  expect((await list(browser)).items).toHaveLength(3);
});

async function logBytes(): Promise<number> {
  const { rows } = await run(open.database.adminUrl, (client) =>
    client.query<{ at: string }>("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as at"),
  );
  return Number(rows[0]?.at);
}
