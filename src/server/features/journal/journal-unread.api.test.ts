import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import { journalRoutes } from '#contract/journal/journal.routes.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { ABUSE } from '#domain/crisis/abuse.ts';
import { SELF_HARM } from '#domain/crisis/self-harm.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
let browser: Browser;
let readings = 0;
const rules = [SELF_HARM, ABUSE].flatMap((all) => all.slice(0, 1));

beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  ({ browser } = await member(open));
  // The first rule of a list looks at every text that is read for a crisis.
  for (const { words } of rules)
    words.exec = (text) => {
      readings += 1;
      return RegExp.prototype.exec.call(words, text);
    };
});
afterAll(async () => {
  for (const { words } of rules) Reflect.deleteProperty(words, 'exec');
  await open.close();
});
beforeEach(() => {
  readings = 0;
});

const PAGE = {
  title: 'A page',
  content: 'I want to die, he hits me',
  mood: '' as const,
  dreamInsights: '',
  date: localDate('2026-11-21'),
  tags: [],
};
const version = (at: number) => ({ 'if-match': `"${at}"` });

it('no route of the journal reads a page for a crisis', async () => {
  const called = new Set<string>();
  const call: Browser['call'] = (name, ...rest) => {
    called.add(name);
    return browser.call(name, ...rest);
  };
  const { id } = (await call('createJournalEntry', { body: PAGE })).body as JournalEntry;
  const params = { id };
  const body = { content: 'I want to die, and he hits me again' };
  const statuses = [
    await call('patchJournalEntry', { params, body }, version(1)),
    await call('getJournalEntries', { query: {} }),
    await call('getWholeJournal', { query: {} }),
    await call('searchJournal', { body: { text: 'die' } }),
    await call('getJournalYear', { query: { year: '2026' } }),
    await call('getOnThisMoon', { query: { date: PAGE.date } }),
    await call('getJournalEntry', { params }),
    await call('getJournalVersions', { params }),
    await call('getJournalVersion', { params: { id, version: '1' } }),
    await call('restoreJournalVersion', { params: { id, version: '1' } }, version(2)),
    await call('deleteJournalEntry', { params }, version(3)),
    await call('bringBackJournalEntry', { params }),
  ].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  expect([...called].toSorted()).toEqual(Object.keys(journalRoutes).toSorted());
  expect(readings).toBe(0);
});

it('an answer to a check-in is read, so the count above can count', async () => {
  await browser.call('createJournalEntry', { body: { ...PAGE, checkIn: true } });
  expect(readings).toBeGreaterThan(0);
});
