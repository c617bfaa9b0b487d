import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ExportPanel } from './export-panel.tsx';

const ID = '5f0c2b1e-0000-4000-8000-000000000001';
const SINCE = '2026-11-01T08:00:00.000Z';
const UNTIL = '2027-11-01T08:00:00.000Z';
const CLUE = {
  id: ID,
  source: 'clue' as const,
  at: SINCE,
  complete: true,
  days: 412,
  pages: 0,
  keptAll: 1,
  kept: [{ date: localDate('2026-10-07'), name: 'social_life', text: '{"option":"sociable"}' }],
  file: {
    records: 500,
    from: localDate('2025-01-01'),
    to: localDate('2026-10-31'),
    skipped: [{ reason: 'the day has not come yet' as const, count: 2 }],
    unknown: [],
    leftOut: [],
  },
};

async function open(handlers: FakeHandlers = {}, ageGroup: 'adult' | 'teen' = 'adult') {
  const api = fakeApi({ getFeed: () => ({ feed: null }), getImports: () => [], ...handlers });
  const view = renderScreen(<ExportPanel />, {
    data: { user: sampleUser({ ageGroup }), today: localDate('2026-11-21') },
  });
  expect(api.calls).toHaveLength(0);
  await view.user.click(view.screen.getByText('Export, calendar and imports'));
  return { api, ...view };
}

test('asks nothing before it is opened; then downloads, calendar and imports stand there', async () => {
  const { screen } = await open();
  expect(screen.getByRole('link', { name: 'Download JSON' }).getAttribute('href')).toBe('/api/export/json');
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe('/api/export/csv');
  expect(await screen.findByText('You haven’t imported anything yet.')).toBeTruthy();
});

test('an address is made discreet, shown once, and taken back', async () => {
  let feed: { titles: 'discreet' | 'plain'; since: string; until: string } | null = null;
  const { screen, user, api } = await open({
    makeFeed: ({ body }) => {
      feed = { titles: body.titles, since: SINCE, until: UNTIL };
      return { path: '/calendar/secret.ics', feed };
    },
    endFeed: () => ({ feed: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Make the address' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Secret address')).value).toContain('/calendar/secret.ics');
  expect(api.called('makeFeed')[0]?.body).toEqual({ titles: 'discreet' });
  await user.click(screen.getByRole('button', { name: 'Turn it off' }));
  expect(await screen.findByRole('button', { name: 'Make the address' })).toBeTruthy();
  expect(screen.queryByLabelText('Secret address')).toBeNull();
});

const feedUntil = (until: string) => ({ feed: { titles: 'discreet' as const, since: SINCE, until } });
test.each([
  ['long before', UNTIL, /^It works until 1 November 2027/],
  ['a month before', '2026-12-20T08:00:00.000Z', /^It stops working on 20 December 2026/],
  ['after it', '2026-11-20T08:00:00.000Z', /^It stopped working on 20 November 2026/],
])('says until when its address works, and asks in time whether it is to go on: %s', async (_, until, says) => {
  const { screen, user, api } = await open({
    getFeed: () => feedUntil(until),
    renewFeed: () => feedUntil('2027-11-21T08:00:00.000Z'),
  });
  await screen.findByText(says);
  const renew = screen.queryByRole('button', { name: 'Renew for a year' });
  expect(renew === null).toBe(until === UNTIL);
  if (renew) {
    await user.click(renew);
    await screen.findByText(/^It works until 21 November 2027/);
    expect(api.called('renewFeed')).toHaveLength(1);
  }
});

test('making an address asks who it is; closing that question is no failure', async () => {
  const { screen, user } = await open({
    makeFeed: () => new FakeRefusal('step_up_required'),
    getStepUp: () => ({ by: ['password'], secondsLeft: 0 }),
  });
  await screen.findByText(/confirm it’s you/);
  await user.click(screen.getByRole('button', { name: 'Make the address' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByLabelText('Secret address')).toBeNull();
});

test('a teen is not asked how its entries are called: they are discreet', async () => {
  const { screen } = await open({}, 'teen');
  expect(await screen.findByRole('button', { name: 'Make the address' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('an import is told with what was left out and kept, and taken back after one question', async () => {
  let list = [CLUE];
  const { screen, user, api } = await open({
    getImports: () => list,
    undoImport: () => {
      list = [];
      return { days: 412, pages: 0, stayed: 1 };
    },
  });
  expect(
    await screen.findByText('1 January 2025 to 31 October 2026; 412 days added; 1 record saved without a place here'),
  ).toBeTruthy();
  await user.click(screen.getByText('What we left out, and what we saved'));
  expect(screen.getByText('2 left out: the day has not come yet')).toBeTruthy();
  expect(screen.getByText('{"option":"sociable"}')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Undo ?: Clue/ }));
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('You haven’t imported anything yet.')).toBeTruthy();
  expect(api.called('undoImport')[0]?.body).toEqual({ importId: ID });
});

test('what did not come is said, and asked for again', async () => {
  let lost = true;
  const { screen, user } = await open({ getImports: () => (lost ? LOST : [CLUE]) });
  const note = await screen.findByText('We couldn’t load your imports.', {}, { timeout: 15_000 });
  lost = false;
  await user.click(note.closest('div')?.parentElement?.querySelector('button') as HTMLButtonElement);
  expect(await screen.findByText(/412 days added/)).toBeTruthy();
});
