import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { JournalScreen } from './journal-screen.tsx';

const TODAY = localDate('2026-11-21');
const stamp = {
  moon: { phase: 'waxing_gibbous', illuminated: 0.88, waxing: true },
  cycle: { day: 18, phase: 'reflect' },
} as const;
const HEAD = {
  id: '5f0c2b1e-0000-4000-8000-000000000001',
  date: localDate('2026-11-20'),
  title: 'Tender, and not sorry',
  excerpt: 'Cried at the kettle.',
  mood: 'tender',
  dream: true,
  tags: [],
  version: 1,
  ...stamp,
} as const;
const REPLY: JournalReply = { items: [HEAD], next: null, total: 1, today: { date: TODAY, ...stamp } };

function open() {
  fakeApi({
    getJournalEntries: () => REPLY,
    getOnThisMoon: ({ query }) => ({ date: query.date, ...stamp, entries: [HEAD] }),
    getConsents: () => ({ consents: [] }),
    getJournalYear: ({ query }) => ({ year: query.year, days: [], years: ['2026'] }),
  });
  return renderScreen(<JournalScreen />, {
    at: '/journal',
    data: { user: sampleUser({ id: crypto.randomUUID() }), today: TODAY },
  });
}

test('by night too the page has a part lit by the hearth: what it asks', async () => {
  const asks = await open().screen.findByRole('button', { name: 'Another prompt' });
  expect(asks.closest('[data-ground="hearth"]')).not.toBeNull();
});

test('what is beyond the page is folded: the year, earlier moons with their number, the download', async () => {
  const { screen } = open();
  expect((await screen.findByRole('heading', { name: '2026 in moods' })).closest('details')).not.toBeNull();
  const moons = (await screen.findByText('Pages from earlier waxing gibbous moons')).closest('details');
  expect([moons?.open, moons?.querySelector('summary')?.textContent]).toEqual([
    false,
    'Pages from earlier waxing gibbous moons1 page',
  ]);
  const download = screen.getByText('Download your pages').closest('details');
  expect(download?.open).toBe(false);
  expect(download?.textContent).toContain('Web page');
});
