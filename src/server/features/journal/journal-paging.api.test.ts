import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalEntry, JournalReply } from '#contract/journal/journal.schemas.ts';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const TODAY = localDate('2026-11-21');
const NOBODY = '5f0c2b1e-0000-4000-8000-000000000001';
const keep = async (browser: Browser, page: { title?: string; date?: LocalDate } = {}) => {
  const body = { title: 'A page', content: 'Soup.', mood: null, dreamInsights: '', date: TODAY, ...page };
  return (await browser.call('createJournalEntry', { body })).body as JournalEntry;
};
const list = async (browser: Browser, query: { after?: string; limit?: string } = {}) =>
  (await browser.call('getJournalEntries', { query })).body as JournalReply;
const change = (browser: Browser, { id, version }: JournalEntry, body: object) =>
  browser.call('patchJournalEntry', { params: { id }, body }, { 'if-match': `"${version}"` });
const remove = (browser: Browser, { id, version }: JournalEntry) =>
  browser.call('deleteJournalEntry', { params: { id } }, { 'if-match': `"${version}"` });

describe('the pages of her list', () => {
  it('are as many as are asked for, up to twenty', async () => {
    const { browser } = await member(open);
    for (let page = 0; page < 4; page += 1) await keep(browser);
    expect((await list(browser, { limit: '3' })).items).toHaveLength(3);
    expect((await list(browser, { limit: '20' })).items).toHaveLength(4);
    for (const limit of ['21', '0', '-1', 'all', ''])
      expect((await browser.call('getJournalEntries', { query: { limit } })).status, limit).toBe(400);
  });

  it('hold each page once while she writes, moves and deletes pages between two requests', async () => {
    const { browser } = await member(open);
    const kept: JournalEntry[] = [];
    for (let back = 0; back < 25; back += 1)
      kept.push(await keep(browser, { title: `${back}`, date: addDays(TODAY, -back - 1) }));
    const first = await list(browser);
    const mark = kept[19];
    if (!mark) throw new Error('there is no last page');
    await keep(browser, { title: 'new', date: TODAY });
    await change(browser, mark, { date: TODAY });
    await remove(browser, { ...mark, version: 2 });
    const second = await list(browser, { after: first.next ?? '' });
    expect(second.items.map(({ title }) => title)).toEqual(['20', '21', '22', '23', '24']);
    expect(second.next).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['words', 'the page before'],
    ['an id, also of a page', NOBODY],
    ['signs of no alphabet of ours', '%00/../💥'],
    ['something long', 'A'.repeat(386)],
  ])('are refused with a code where %s stands for a cursor', async (_what, after) => {
    const { browser } = await member(open);
    const refused = { status: 400, body: { code: 'bad_cursor' } };
    expect(await browser.call('getJournalEntries', { query: { after } })).toMatchObject(refused);
    expect(await browser.call('getWholeJournal', { query: { after } })).toMatchObject(refused);
    expect(await browser.call('searchJournal', { body: { text: 'soup', after } })).toMatchObject(refused);
  });

  it('tell nothing in their cursors, which open for her alone and for no other list', async () => {
    const [hers, other] = [(await member(open)).browser, (await member(open)).browser];
    for (let page = 0; page < 2; page += 1) await keep(hers);
    const { next } = await list(hers, { limit: '1' });
    const refused = { status: 400, body: { code: 'bad_cursor' } };
    expect(next).toMatch(/^[\w-]{386}$/);
    expect(Buffer.from(next ?? '', 'base64url').toString('latin1')).not.toContain('2026');
    expect((await list(hers, { after: next ?? '' })).items).toHaveLength(1);
    expect(await other.call('getJournalEntries', { query: { after: next ?? '' } })).toMatchObject(refused);
    expect(await hers.call('getPoints', { query: { after: next ?? '' } })).toMatchObject(refused);
    expect((await hers.call('getJournalEntries', { query: { after: 'A'.repeat(601) } })).status).toBe(400);
  });
});
