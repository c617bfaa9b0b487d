import 'fake-indexeddb/auto';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { JournalEntry, JournalReply, JournalYear } from '#contract/journal/journal.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { outboxOf } from '#web/platform/outbox/connection.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { liveOutbox } from '#web/testing/live-outbox.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { JournalScreen } from './journal-screen.tsx';

const TODAY = localDate('2026-11-21');
const stamp = {
  moon: { phase: 'waxing_gibbous', illuminated: 0.88, waxing: true },
  cycle: { day: 18, phase: 'reflect' },
} as const;
const ID = '5f0c2b1e-0000-4000-8000-000000000001';
const HEAD = {
  id: ID,
  date: localDate('2026-11-20'),
  title: 'Tender, and not sorry',
  excerpt: 'Cried at the kettle.',
  mood: 'tender',
  dream: true,
  tags: ['home'],
  version: 1,
  ...stamp,
} as const;
const ENTRY: JournalEntry = {
  id: ID,
  userId: ID,
  date: HEAD.date,
  title: HEAD.title,
  content: 'Cried at the kettle. Then laughed.',
  mood: 'tender',
  dreamInsights: 'A house.',
  tags: ['home'],
  version: 1,
  createdAt: '2026-11-20T20:00:00.000Z',
  updatedAt: '2026-11-20T20:00:00.000Z',
  ...stamp,
};
const REPLY: JournalReply = { items: [HEAD], next: null, total: 1, today: { date: TODAY, ...stamp } };
const EMPTY: JournalReply = { ...REPLY, items: [], total: 0 };

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
Element.prototype.scrollIntoView ??= () => undefined;

function open(handlers: FakeHandlers = {}, reply: JournalReply = REPLY) {
  const api = fakeApi({
    getJournalEntries: () => reply,
    getJournalEntry: () => ENTRY,
    getOnThisMoon: ({ query }) => ({ date: query.date, ...stamp, entries: [] }),
    getConsents: () => ({ consents: [] }),
    getJournalYear: ({ query }) => ({
      year: query.year,
      days: [{ date: HEAD.date, entries: 1, mood: 'tender', dream: true, cycle: stamp.cycle }],
      years: ['2026'],
    }),
    ...handlers,
  });
  const view = renderScreen(<JournalScreen />, {
    at: '/journal',
    data: { user: sampleUser({ id: crypto.randomUUID() }), today: TODAY },
  });
  view.client.setDefaultOptions({ queries: { retry: false } });
  return { api, ...view };
}
type Opened = ReturnType<typeof open>;
const body = ({ screen }: Opened) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your page' });
const press = async ({ screen, user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name, hidden: true }));
const edit = async (view: Opened, words: string) => {
  await press(view, /Tender, and not sorry/);
  await view.screen.findByRole('button', { name: 'Save changes' });
  await view.user.type(await body(view), words);
};

describe('the journal', () => {
  test('loading, then the page of today with a prompt, and those she kept', async () => {
    const view = open();
    expect(view.screen.getByText('Loading your journal...')).toBeTruthy();
    await body(view);
    expect(view.screen.getByText('Saturday 21 November')).toBeTruthy();
    expect(view.screen.getByText('Waxing gibbous, day 18')).toBeTruthy();
    expect(view.screen.getAllByText('Reflect')[0]).toBeTruthy();
    const row = view.screen.getByRole('button', {
      name: /Friday 20 November 2026, Waxing gibbous\. Tender, and not sorry/,
    });
    expect(row.textContent).toContain('Day 18');
    expect(within(row).getByText('dream')).toBeTruthy();
  });
  test('empty says so, kindly', async () => {
    const view = open({}, EMPTY);
    expect(await view.screen.findByText('No pages yet')).toBeTruthy();
  });
  test('an error has a way on', async () => {
    let fails = true;
    const view = open({ getJournalEntries: () => (fails ? new FakeRefusal('fault') : REPLY) });
    expect((await view.screen.findByRole('alert', {}, { timeout: 4000 })).textContent).toContain(
      'We couldn’t load your pages',
    );
    fails = false;
    await press(view, 'Try again');
    expect(await body(view)).toBeTruthy();
  });
  test('another prompt is another', async () => {
    const view = open();
    await body(view);
    const prompt = () =>
      view.screen.getByRole('button', { name: 'Another prompt' }).previousElementSibling?.textContent;
    const first = prompt();
    await press(view, 'Another prompt');
    expect(prompt()).not.toBe(first);
  });
});

describe('her earlier pages', () => {
  const heads = Array.from({ length: 23 }, (_, index) => ({
    ...HEAD,
    id: `5f0c2b1e-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Page ${index}`,
  }));
  const first: JournalReply = { ...REPLY, items: heads.slice(0, 20), next: 'further', total: 23 };
  const rows = ({ screen }: Opened) => screen.getAllByRole('button', { name: /^Friday 20 November 2026/ }).length;
  const status = ({ screen }: Opened) => screen.getAllByRole('status').map(({ textContent }) => textContent);

  test('one that does not open keeps its day in the list, and says so where it is opened', async () => {
    const lost = { ...HEAD, title: '', excerpt: '', mood: null, dream: false, tags: [], unreadable: true } as const;
    const view = open({ getJournalEntry: () => new FakeRefusal('row_unreadable') }, { ...REPLY, items: [lost] });
    await body(view);
    await press(view, /^Friday 20 November 2026.*This page couldn’t be opened/);
    const note = await view.screen.findByRole('alert');
    expect(note.textContent).toMatch(/This page couldn’t be opened.*You can delete it/);
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/privacy-settings#unreadable');
  });

  test('four stand beside the sheet, the rest of the first ones and those before follow when she asks', async () => {
    const view = open({
      getJournalEntries: ({ query }) =>
        query.after === undefined ? first : { ...first, items: heads.slice(20), next: null },
    });
    await body(view);
    expect(rows(view)).toBe(4);
    await press(view, 'Earlier pages');
    expect(rows(view)).toBe(20);
    expect(status(view)).toContain('16 earlier pages below');
    expect(document.activeElement?.textContent).toContain('Page 4');
    await press(view, 'Earlier pages');
    await vi.waitFor(() => expect(rows(view)).toBe(23));
    expect(view.api.called('getJournalEntries').map(({ query }) => query)).toEqual([{}, { after: 'further' }]);
    await vi.waitFor(() => expect(status(view)).toContain('3 earlier pages below'));
    expect(document.activeElement?.textContent).toContain('Page 20');
    expect(view.screen.queryByRole('button', { name: 'Earlier pages' })).toBeNull();
    expect(view.screen.getByText('You’ve reached your first page.')).toBeTruthy();
  });

  test('pages that do not come leave the others where they are, and are asked for again', async () => {
    let fails = true;
    const view = open({
      getJournalEntries: ({ query }) =>
        query.after === undefined ? first : fails ? LOST : { ...first, items: heads.slice(20), next: null },
    });
    await body(view);
    await press(view, 'Earlier pages');
    await press(view, 'Earlier pages');
    expect((await view.screen.findByRole('alert')).textContent).toBe('We couldn’t load earlier pages.');
    expect(rows(view)).toBe(20);
    fails = false;
    await press(view, 'Try again');
    await vi.waitFor(() => expect(rows(view)).toBe(23));
    expect(view.screen.queryByRole('alert')).toBeNull();
  });

  test('a page kept while earlier ones stand open joins them, and none is lost or doubled', async () => {
    let all = heads.slice(1);
    const view = open({
      getJournalEntries: ({ query }) => {
        const from = query.after === undefined ? 0 : all.findIndex(({ id }) => id === query.after) + 1;
        const items = all.slice(from, from + 20);
        return { ...first, items, next: from + 20 < all.length ? (items.at(-1)?.id ?? null) : null };
      },
      createJournalEntry: () => ((all = heads), ENTRY),
    });
    await body(view);
    await press(view, 'Earlier pages');
    await press(view, 'Earlier pages');
    await vi.waitFor(() => expect(rows(view)).toBe(22));
    await view.user.type(await body(view), 'Soup.');
    await press(view, 'Save page');
    await vi.waitFor(() => expect(rows(view)).toBe(23));
    const titles = view.screen
      .getAllByRole('button', { name: /^Friday 20 November 2026/ })
      .map(({ textContent }) => /Page \d+/.exec(textContent)?.[0]);
    expect(titles).toEqual(heads.map(({ title }) => title));
  });
});

describe('writing', () => {
  test('a page is kept with its mood and tags, and the sheet is fresh', async () => {
    const view = open({ createJournalEntry: ({ body: sent }) => ({ ...ENTRY, content: sent.content }) });
    await view.user.type(await body(view), 'Soup.');
    await press(view, 'Calm');
    await view.user.type(view.screen.getByRole('textbox', { name: 'Tags' }), 'home, rain');
    await press(view, 'Save page');
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Page saved', description: 'Encrypted with your own key.' }),
    );
    expect(view.api.called('createJournalEntry')[0]?.body).toEqual({
      date: TODAY,
      title: '',
      content: 'Soup.',
      mood: 'calm',
      dreamInsights: '',
      tags: ['home', 'rain'],
    });
    expect((await body(view)).value).toBe('');
  });
  test('a page without a word asks for one and leads to it; the button is never dead', async () => {
    const view = open({ createJournalEntry: () => ENTRY });
    const field = await body(view);
    await press(view, 'Save page');
    expect(view.screen.getByText('Write a word or choose a mood first.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(view.api.called('createJournalEntry')).toHaveLength(0);
    await view.user.type(field, 'Soup.');
    expect(view.screen.queryByText('Write a word or choose a mood first.')).toBeNull();
    await press(view, 'Save page');
    await vi.waitFor(() => expect(view.api.called('createJournalEntry')).toHaveLength(1));
  });
  test('what cannot be sent stays, and goes again under the same key', async () => {
    let tries = 0;
    const view = open({ createJournalEntry: () => ((tries += 1) === 1 ? LOST : ENTRY) });
    await view.user.type(await body(view), 'Soup.');
    await press(view, 'Save page');
    expect((await view.screen.findByRole('alert')).textContent).toContain('Your words are still here.');
    expect((await body(view)).value).toBe('Soup.');
    await press(view, 'Save page');
    await vi.waitFor(() => expect(view.api.called('createJournalEntry')).toHaveLength(2));
    const [one, two] = view.api.called('createJournalEntry').map(({ headers }) => headers.get('idempotency-key'));
    expect(two).toBe(one);
  });
  test('words that were not kept can be cleared, and brought back', async () => {
    const first = open();
    await first.user.type(await body(first), 'Half a thought');
    await first.screen.findByText(/^Not saved yet/);
    await press(first, 'Clear the page');
    expect((await body(first)).value).toBe('');
    await press(first, 'Undo');
    expect((await body(first)).value).toBe('Half a thought');
  });
});

describe('a page that is kept', () => {
  test('is changed at its version', async () => {
    const view = open({ patchJournalEntry: () => ({ ...ENTRY, version: 2 }) });
    await edit(view, ' More.');
    await press(view, 'Save changes');
    await vi.waitFor(() => expect(view.api.called('patchJournalEntry')).toHaveLength(1));
    const [sent] = view.api.called('patchJournalEntry');
    expect(sent?.headers.get('if-match')).toBe('"1"');
    expect(sent?.body).toMatchObject({ content: 'Cried at the kettle. Then laughed. More.' });
  });
  test('changed on two devices: both are shown, and both can be kept', async () => {
    const view = open({
      patchJournalEntry: () =>
        new FakeRefusal('version_conflict', { current: { ...ENTRY, version: 2, content: 'From the phone.' } }),
      createJournalEntry: ({ body: sent }) => ({
        ...ENTRY,
        content: sent.content,
        id: '5f0c2b1e-0000-4000-8000-000000000002',
      }),
    });
    await edit(view, ' More.');
    await press(view, 'Save changes');
    expect(await view.screen.findByDisplayValue('From the phone.')).toBeTruthy();
    await press(view, 'Keep both');
    await vi.waitFor(() =>
      expect(view.api.called('createJournalEntry')[0]?.body).toMatchObject({
        content: 'Cried at the kettle. Then laughed. More.',
      }),
    );
    await vi.waitFor(async () => expect((await body(view)).value).toBe('From the phone.'));
  });
  test('is deleted and brought back', async () => {
    const view = open({ deleteJournalEntry: () => ({ ok: true }), bringBackJournalEntry: () => ENTRY });
    await press(view, /Tender, and not sorry/);
    await press(view, 'Delete');
    await press(view, 'Undo');
    await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: 'Page restored' }));
    expect(view.api.called('deleteJournalEntry')[0]?.headers.get('if-match')).toBe('"1"');
  });
});

test('deleted without a line, a page is off the list at once, waits to be sent, and comes back for as long as it waits', async () => {
  const view = open({ deleteJournalEntry: () => LOST });
  liveOutbox(view.appState);
  const row = () => view.screen.queryByRole('button', { name: /^Friday 20 November 2026/ });
  await press(view, /Tender, and not sorry/);
  await press(view, 'Delete');
  expect(await view.screen.findByText('Page deleted on this device', {}, { timeout: 8000 })).toBeTruthy();
  expect(row()).toBeNull();
  expect(view.screen.getByText(/^“Tender, and not sorry” will be deleted everywhere/)).toBeTruthy();
  expect((await body(view)).value).toBe('');
  await press(view, 'Undo');
  expect(await view.screen.findByRole('button', { name: /^Friday 20 November 2026/ })).toBeTruthy();
  expect(view.screen.queryByText('Page deleted on this device')).toBeNull();
  expect(currentToast()).toMatchObject({ title: 'Page restored' });
});

test('a deletion that waited can still be undone once it is sent', async () => {
  let line = false;
  const view = open({ deleteJournalEntry: () => (line ? { ok: true } : LOST), bringBackJournalEntry: () => ENTRY });
  liveOutbox(view.appState);
  await press(view, /Tender, and not sorry/);
  await press(view, 'Delete');
  await view.screen.findByText('Page deleted on this device', {}, { timeout: 8000 });
  line = true;
  await act(async () => (await outboxOf())?.flush());
  expect(await view.screen.findByText('“Tender, and not sorry” is deleted.')).toBeTruthy();
  expect(view.screen.queryByText('Page deleted on this device')).toBeNull();
  await press(view, 'Undo');
  await vi.waitFor(() => expect(view.api.called('bringBackJournalEntry')).toHaveLength(1));
});

test('what a search found stands before the sheet, and does not count a page whose deletion waits', async () => {
  const other = { ...HEAD, id: '5f0c2b1e-0000-4000-8000-000000000002', title: 'The other kettle' };
  const view = open({
    deleteJournalEntry: () => LOST,
    searchJournal: () => ({ items: [HEAD, other], next: null, searched: 2 }),
  });
  liveOutbox(view.appState);
  const field = await view.screen.findByRole('searchbox', { name: 'Search pages' });
  await view.user.type(field, 'kettle{Enter}');
  const found = await view.screen.findByText('2 pages found');
  const follows = async () => (found.compareDocumentPosition(await body(view)) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect(await follows()).toBe(true);
  await press(view, /Tender, and not sorry/);
  await press(view, 'Delete');
  expect(await view.screen.findByText('1 page found', {}, { timeout: 8000 })).toBeTruthy();
  await view.screen.findByText('Page deleted on this device', {}, { timeout: 8000 });
  await press(view, 'Undo');
  expect(await view.screen.findByText('2 pages found')).toBeTruthy();
});

test('a search sends her words in a body, marks them, and says when there is nothing', async () => {
  const view = open({
    searchJournal: ({ body: { text } }) => ({ items: text === 'kettle' ? [HEAD] : [], next: null, searched: 1 }),
  });
  const field = await view.screen.findByRole('searchbox', { name: 'Search pages' });
  await view.user.type(field, 'kettle{Enter}');
  expect((await view.screen.findByText('kettle', { selector: 'mark' })).textContent).toBe('kettle');
  await view.user.clear(field);
  await view.user.type(field, 'lighthouse{Enter}');
  expect(await view.screen.findByText('No pages mention “lighthouse”. Try a shorter word.')).toBeTruthy();
  await press(view, 'Show all pages');
  const fresh = view.screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search pages' });
  expect([fresh.value, document.activeElement]).toEqual(['', fresh]);
  expect(await view.screen.findByRole('button', { name: /Tender, and not sorry/ })).toBeTruthy();
});

test('nothing is said of a year whose days are still on their way, nor of a moon that did not come', async () => {
  let come: (year: JournalYear) => void = () => undefined;
  const view = open({
    getJournalYear: () => new Promise<JournalYear>((done) => (come = done)),
    getOnThisMoon: () => new FakeRefusal('fault'),
  });
  const grid = await view.screen.findByRole('slider', { name: /^Days of the year/ });
  expect([grid.getAttribute('aria-valuetext'), grid.getAttribute('aria-busy')]).toEqual([
    'Loading the year...',
    'true',
  ]);
  expect(view.screen.queryByText(/No pages in/)).toBeNull();
  expect(await view.screen.findByText('This section didn’t load.')).toBeTruthy();
  come({ year: '2026', days: [], years: ['2026'] });
  expect(await view.screen.findByText('No pages in 2026 yet.')).toBeTruthy();
});

test('a year is walked by keys, has a sentence and a table', async () => {
  const view = open();
  expect(await view.screen.findByText('You wrote on 1 day in 2026. Most often: tender (1).')).toBeTruthy();
  const grid = view.screen.getByRole('slider', { name: /^Days of the year/ });
  expect(grid.getAttribute('aria-valuetext')).toBe('Friday 20 November: Tender, 1 page, with a dream, day 18');
  grid.focus();
  await view.user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(grid.getAttribute('aria-valuetext')).toBe('Monday 19 October: nothing written');
  expect(view.screen.getByRole('row', { name: /^November 1 1 0/ })).toBeTruthy();
});
