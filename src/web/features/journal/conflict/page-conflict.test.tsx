import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { JournalEntry, JournalReply } from '#contract/journal/journal.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { outboxNow } from '#web/platform/outbox/outbox-state.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { liveOutbox } from '#web/testing/live-outbox.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { JournalScreen } from '../journal-screen.tsx';

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

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
Element.prototype.scrollIntoView ??= () => undefined;

function open(handlers: FakeHandlers) {
  const api = fakeApi({
    getJournalEntries: () => REPLY,
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

/** What the tool waits by itself is too short beside one busy program. */
const PATIENT = { timeout: 10_000 };

describe('a page that another device changed first', () => {
  test.each(['Keep both', 'Keep mine', 'Keep theirs'])(
    'changed on two devices: after "%s" nothing is left to look at on this device',
    async (choice) => {
      let version = 1;
      const view = open({
        patchJournalEntry: ({ body: sent }) =>
          (version += 1) === 2
            ? new FakeRefusal('version_conflict', { current: { ...ENTRY, version: 2, content: 'From the phone.' } })
            : { ...ENTRY, version: 3, content: sent.content ?? '' },
        createJournalEntry: ({ body: sent }) => ({
          ...ENTRY,
          content: sent.content,
          id: '5f0c2b1e-0000-4000-8000-000000000002',
        }),
      });
      liveOutbox(view.appState);
      await edit(view, ' More.');
      await press(view, 'Save changes');
      expect(await view.screen.findByDisplayValue('From the phone.')).toBeTruthy();
      await vi.waitFor(() => expect(outboxNow().refused).toHaveLength(1), PATIENT);
      await press(view, choice);
      await vi.waitFor(() => expect(outboxNow()).toMatchObject({ refused: [], waiting: [] }), PATIENT);
    },
  );
  test.each(['deleteJournalEntry', 'restoreJournalVersion'] as const)(
    '%s of a page that another device changed shows the newer words first',
    async (name) => {
      const newer = { ...ENTRY, version: 3, content: 'From the phone.' };
      const view = open({
        getJournalEntry: () => ({ ...ENTRY, version: 2 }),
        getJournalVersions: () => [{ ...HEAD, version: 1, replacedAt: '2026-11-20T10:00:00Z' }] as never,
        [name]: () => new FakeRefusal('version_conflict', { current: newer }),
      });
      liveOutbox(view.appState);
      await press(view, /Tender, and not sorry/);
      if (name === 'deleteJournalEntry') await press(view, 'Delete');
      else {
        await press(view, 'Earlier versions');
        await press(view, 'Restore this version');
      }
      expect(await view.screen.findByText(/^Another device saved this page first\./)).toBeTruthy();
      await vi.waitFor(async () => expect((await body(view)).value).toBe('From the phone.'), PATIENT);
      await vi.waitFor(() => expect(outboxNow().refused).toEqual([]), PATIENT);
    },
  );
});
